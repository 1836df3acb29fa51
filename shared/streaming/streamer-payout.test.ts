import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessConstants } from '#shared/site/business-constants.ts'
import { isTimeZone, momentIn } from '#shared/site/zoned-time.ts'
import { followingMonday, readSessions, type StreamedSession, sumUpWeeks } from './streamer-payout.ts'

const rules = {
  cashbackPercent: businessConstants['streamer-cashback-percent'].amount,
  sessionPercent: businessConstants['streamer-session-percent'].amount,
  isOnAtEnd: true,
}
const read = (text: string, timeZone = 'UTC', language = 'nl-NL') => readSessions(text, { timeZone, language })
const iso = (at: number) => new Date(at).toISOString()
const session = (end: string, change: Partial<StreamedSession> = {}): StreamedSession => ({
  line: 1,
  end: Date.parse(end),
  fees: 1000,
  share: null,
  isAmbiguous: false,
  isSkipped: false,
  ...change,
})

it.each([
  ['2026-11-22T23:30-05:00; 5', '23:30-05:00'],
  ['2026-11-21 2330; 5', '2330'],
  ['2026-11-21 11:30 pm; 5', '11:30 pm'],
])('the time is what is wrong with %s', (line, found) => {
  expect(read(line).errors).toEqual([{ line: 1, column: 'time', found }])
})

describe('the following Monday', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-23T00:00:00.000Z'],
    ['2026-11-22T23:59:59.999Z', '2026-11-23T00:00:00.000Z'],
    // At the very moment a new week begins, and with it another Monday to wait for.
    ['2026-11-23T00:00:00Z', '2026-11-30T00:00:00.000Z'],
    ['2026-11-23T00:00:00.001Z', '2026-11-30T00:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2027-01-04T00:00:00.000Z'],
    ['2028-02-28T12:00:00Z', '2028-03-06T00:00:00.000Z'],
    ['1969-12-31T00:00:00Z', '1970-01-05T00:00:00.000Z'],
  ])('of %s is %s', (end, expected) => {
    expect(iso(followingMonday(Date.parse(end)))).toBe(expected)
  })

  it('is a Monday at 00:00 UTC, later than the session and by no more than a week', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        const monday = followingMonday(moment.getTime())
        expect(iso(monday)).toMatch(/T00:00:00\.000Z$/)
        expect(new Date(monday).getUTCDay()).toBe(1)
        expect(monday).toBeGreaterThan(moment.getTime())
        expect(monday - moment.getTime()).toBeLessThanOrEqual(7 * 86_400_000)
      }),
    )
  })

  it.each([
    // Still Sunday in Toronto and already Monday in UTC: the new week.
    ['America/Toronto', '2026-11-22', '18:59', '2026-11-23T00:00:00.000Z'],
    ['America/Toronto', '2026-11-22', '19:00', '2026-11-30T00:00:00.000Z'],
    // Already Monday in Amsterdam and still Sunday in UTC: the old one.
    ['Europe/Amsterdam', '2026-11-23', '00:59', '2026-11-23T00:00:00.000Z'],
    ['Europe/Amsterdam', '2026-11-23', '01:00', '2026-11-30T00:00:00.000Z'],
    // Summer time is two hours ahead.
    ['Europe/Amsterdam', '2026-07-06', '01:59', '2026-07-06T00:00:00.000Z'],
    ['Europe/Amsterdam', '2026-07-06', '02:00', '2026-07-13T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-23', '05:29', '2026-11-23T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-23', '05:30', '2026-11-30T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-23', '13:59', '2026-11-23T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-23', '14:00', '2026-11-30T00:00:00.000Z'],
    ['UTC', '2026-11-22', '23:59', '2026-11-23T00:00:00.000Z'],
    ['UTC', '2026-11-23', '00:00', '2026-11-30T00:00:00.000Z'],
  ])('in %s, for a session that ends on %s at %s, is %s', (timeZone, date, time, expected) => {
    const { sessions } = read(`${date}\t${time}\t10`, timeZone)
    expect(iso(followingMonday(sessions[0]?.end ?? 0))).toBe(expected)
  })
})

describe('weeks', () => {
  it('add up what counts, earliest first', () => {
    const weeks = sumUpWeeks(
      [
        session('2026-11-23T00:00:00Z', { fees: 250 }),
        session('2026-11-16T00:00:00Z', { fees: 1999 }),
        session('2026-11-22T23:59:00Z', { fees: 1, share: 8000 }),
        session('2026-11-20T20:00:00Z', { fees: 5000, share: 7999 }),
      ],
      rules,
    )
    expect(weeks.map(({ start, redeemableAfter, ...week }) => [iso(start), iso(redeemableAfter), week])).toEqual([
      ['2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z', { sessions: 3, left: 1, fees: 2000, cashback: 2000 }],
      ['2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z', { sessions: 1, left: 0, fees: 250, cashback: 250 }],
    ])
  })

  it('leave every tournament out in which streamer mode may have ended before it', () => {
    const sessions = [session('2026-11-20T20:00:00Z', { share: 10_000 }), session('2026-11-20T21:00:00Z')]
    expect(sumUpWeeks(sessions, { ...rules, isOnAtEnd: false })).toMatchObject([{ sessions: 2, left: 1, fees: 1000 }])
  })

  it('give back all of the fees and no cent more', () => {
    expect(rules.cashbackPercent).toBe(100)
    expect(
      sumUpWeeks([session('2026-11-20T20:00:00Z', { fees: 333 })], { ...rules, cashbackPercent: 50 })[0]?.cashback,
    ).toBe(166)
  })
})

describe('a list of sessions', () => {
  it.each([
    ['semicolons', '2026-11-21;23:30;12,50;81%'],
    ['a day with its time', '2026-11-21 23:30; 12,50; 81%'],
    ['a T between them', '2026-11-21T23:30;12,50;81%'],
    ['a T, seconds and UTC', '2026-11-21T23:30:00Z;12,50;81%'],
    ['commas and a space', '2026-11-21 23:30, 12.50, 81%'],
    ['commas, a space and a decimal comma', '2026-11-21 23:30, 12,50, 81%'],
    ['commas alone', '2026-11-21,23:30,12.50,81%'],
    ['tabs', '21-11-2026\t23.30\t€ 12,50\t81'],
    ['a quoted amount', '21/11/2026,23:30:59,"12,50",81%'],
  ])('takes what people type: %s', (_, text) => {
    const { sessions, errors } = read(text)
    expect(errors).toEqual([])
    expect(sessions.map(({ end, fees, share }) => [iso(end), fees, share])).toEqual([
      ['2026-11-21T23:30:00.000Z', 1250, 8100],
    ])
  })

  it('takes a moment in UTC for what it is, whatever the zone of the others', () => {
    const { sessions } = read('2026-11-21T23:30:00Z;1\n2026-11-21T23:30;1', 'Europe/Amsterdam')
    expect(sessions.map(({ end }) => iso(end))).toEqual(['2026-11-21T23:30:00.000Z', '2026-11-21T22:30:00.000Z'])
  })

  it.each([
    ['2026-11-21,23:30,12,50', 'fees', '12,50'],
    ['2026-11-21;23:30;1,250', 'fees', '1,250'],
    ['2026-11-21;23:30;-5', 'fees', '-5'],
    ['2026-11-21;23:30;12,50;0.8', 'share', '0.8'],
    ['2026-11-21;23:30;12,50;0,8', 'share', '0,8'],
    ['2026-11-21 23:75;12,50', 'time', '23:75'],
    ['2026-11-21 23:30', 'columns', '2'],
    ['2026-11-21 23:30 12.50', 'columns', '1'],
  ])('guesses nothing of %s, and names its %s', (text, column, found) => {
    expect(read(text)).toEqual({ sessions: [], errors: [{ line: 1, column, found }] })
  })

  it('is read with or without a heading, and says where it cannot be', () => {
    const text =
      'Day;Time;Fees;Share\n20-11-2026;23:15;12,50;81%\n2026-11-21;9.05;3\nx9;1:00;1\n2026-11-21;24:00;1\n2026-11-21;1:00;-\n2026-11-21;1:00;1;101\n2026-11-21;1:00'
    const { sessions, errors } = read(text)
    expect(sessions.map(({ line, end, fees, share }) => [line, iso(end), fees, share])).toEqual([
      [2, '2026-11-20T23:15:00.000Z', 1250, 8100],
      [3, '2026-11-21T09:05:00.000Z', 300, null],
    ])
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [4, 'date'],
      [5, 'time'],
      [6, 'fees'],
      [7, 'share'],
      [8, 'columns'],
    ])
  })
})

describe('a reading of a clock', () => {
  it.each([
    ['Europe/Amsterdam', '2026-11-20', '12:00', '2026-11-20T11:00:00.000Z', false, false],
    ['Europe/Amsterdam', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', true, false],
    ['Europe/Amsterdam', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', false, true],
    ['America/Toronto', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', true, false],
    ['America/Toronto', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z', false, true],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z', true, false],
    ['UTC', '2028-02-29', '00:00', '2028-02-29T00:00:00.000Z', false, false],
  ])('in %s on %s at %s is %s', (timeZone, date, time, expected, isAmbiguous, isSkipped) => {
    expect({ ...momentIn(timeZone, date, time), at: iso(momentIn(timeZone, date, time).at) }).toEqual({
      at: expected,
      isAmbiguous,
      isSkipped,
    })
  })

  it('comes back from a moment that was written in the zone', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/Toronto', 'Asia/Kathmandu', 'Pacific/Chatham')
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
    fc.assert(
      fc.property(zones, minutes, (timeZone, minute) => {
        const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
        const [date = '', time = ''] = written.format(minute * 60_000).split(' ')
        const { at, isAmbiguous, isSkipped } = momentIn(timeZone, date, time)
        expect(isSkipped).toBe(false)
        if (!isAmbiguous) expect(at).toBe(minute * 60_000)
        expect(written.format(at)).toBe(`${date} ${time}`)
      }),
    )
  })

  it('needs a zone that is known', () => {
    expect(isTimeZone('Europe/Amsterdam')).toBe(true)
    expect(isTimeZone('Europe/Atlantis')).toBe(false)
  })
})
