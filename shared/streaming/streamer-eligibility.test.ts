import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessConstants } from '#shared/site/business-constants.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import { readStreamLink } from './stream-link.ts'
import type { StreamRecord } from './stream-list.ts'
import { type EligibilityEntry, judgeEligibility, type RequirementId, requirementIds } from './streamer-eligibility.ts'

const limits = {
  viewers: businessConstants['streamer-average-viewers'].amount,
  months: businessConstants['streamer-window-months'].amount,
  tablesPercent: businessConstants['streamer-tables-percent'].amount,
  sessionPercent: businessConstants['streamer-session-percent'].amount,
}
const today = '2026-11-20'
const month = (minutes: number, viewers: number) => ({ minutes, weight: Math.round(viewers * 100) * minutes })
const complete: EligibilityEntry = {
  place: 'twitch',
  link: readStreamLink('kaartenkoffie', 'twitch'),
  months: [month(1320, 38), month(1860, 44), month(1620, 48)],
  streams: [],
  hasUnreadLines: false,
  tables: { ours: 3, all: 6 },
  session: { minutes: 300, streamed: 240 },
  isOnAtEnd: true,
}
const judge = (change: Partial<EligibilityEntry> = {}, day = today) =>
  judgeEligibility({ ...complete, ...change }, { today: day, limits })
const verdictOf = (id: RequirementId, change: Partial<EligibilityEntry>, day = today) =>
  judge(change, day).verdicts.find((verdict) => verdict.id === id)
const stateOf = (...input: Parameters<typeof verdictOf>) => verdictOf(...input)?.state
const stream = (date: string, change: Partial<StreamRecord> = {}): StreamRecord => ({
  line: 1,
  date,
  minutes: 60,
  viewers: 4000,
  tables: null,
  share: null,
  ...change,
})

describe('the figures of the rules', () => {
  it('are those of the specification, section 9', () => {
    expect(limits).toEqual({ viewers: 40, months: 3, tablesPercent: 50, sessionPercent: 80 })
  })
})

describe('eligibility', () => {
  it('is met when every requirement is, and judges each of them once', () => {
    const { state, verdicts } = judge()
    expect(state).toBe('met')
    expect(verdicts.map(({ id }) => id)).toEqual([...requirementIds])
    expect(verdictOf('viewers', {})?.figures).toMatchObject({ average: 43.7, minutes: 4800 })
  })

  it('is open for who has filled in nothing, and missed as soon as one requirement is', () => {
    const nothing = { place: null, link: null, months: [null, null, null], tables: null, session: null }
    expect(judge(nothing).state).toBe('open')
    expect(judge(nothing).verdicts.map(({ state }) => state)).toEqual(requirementIds.map(() => 'open'))
    expect(judge({ ...nothing, place: 'other' }).state).toBe('missed')
  })

  it('takes no channel id and no handle for a link', () => {
    expect(stateOf('link', { link: readStreamLink('@kaarten', 'youtube') })).toBe('missed')
    expect(stateOf('link', { link: readStreamLink(' ', 'youtube') })).toBe('open')
  })
})

describe('the average', () => {
  it.each([
    [39.9, 'missed'],
    [39.99, 'missed'],
    [40, 'met'],
    [40.01, 'met'],
  ])('of %f viewers is %s', (viewers, state) => {
    expect(stateOf('viewers', { months: [month(61, viewers), month(7, viewers), month(599, viewers)] })).toBe(state)
    const streams = ['2026-09-01', '2026-10-01', '2026-11-01'].map((date, index) =>
      stream(date, { viewers: Math.round(viewers * 100), minutes: 7 + index }),
    )
    expect(stateOf('viewers', { streams })).toBe(state)
  })

  it('is met if and only if all viewer minutes together reach it, and is never shown as reached when it is not', () => {
    const some = fc.record({
      minutes: fc.integer({ min: 1, max: 1440 }),
      viewers: fc.integer({ min: 3900, max: 4100 }),
    })
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 60 }), (list) => {
        const streams = list.map((one, index) => stream(addDays('2026-08-21', index), one))
        const weight = list.reduce((sum, { minutes, viewers }) => sum + BigInt(minutes) * BigInt(viewers), 0n)
        const minutes = list.reduce((sum, one) => sum + BigInt(one.minutes), 0n)
        const verdict = verdictOf('viewers', { streams })
        expect(verdict?.state).toBe(weight >= 4000n * minutes ? 'met' : 'missed')
        expect((verdict?.figures.average ?? 0) >= 40).toBe(verdict?.state === 'met')
      }),
    )
  })

  it('counts every minute the same', () => {
    const streams = [
      stream('2026-09-01', { viewers: 10_000, minutes: 1 }),
      stream('2026-10-01', { viewers: 3999, minutes: 1000 }),
    ]
    expect(verdictOf('viewers', { streams })).toMatchObject({ state: 'met', figures: { average: 40 } })
    expect(stateOf('viewers', { streams: [...streams, stream('2026-11-01', { viewers: 3900, minutes: 600 })] })).toBe(
      'missed',
    )
  })

  it('is not told while a line of the list cannot be read', () => {
    const streams = [stream('2026-11-01', { viewers: 9000 })]
    expect(verdictOf('viewers', { streams, hasUnreadLines: true })).toMatchObject({ state: 'open', detail: 'unread' })
  })
})

describe('the tables', () => {
  it.each([
    [49, 100, 'missed'],
    [50, 100, 'met'],
    [1, 2, 'met'],
    [1, 3, 'missed'],
    [4, 9, 'missed'],
    [5, 9, 'met'],
  ])('%i of %i are %s', (ours, all, state) => {
    expect(stateOf('tables', { tables: { ours, all } })).toBe(state)
    expect(stateOf('tables', { streams: [stream('2026-11-01', { tables: { ours, all } })] })).toBe(state)
  })

  it('are enough from half on, for any number of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (all, part) => {
        const ours = Math.min(part, all)
        const verdict = verdictOf('tables', { tables: { ours, all } })
        expect(verdict?.state).toBe(ours * 2 >= all ? 'met' : 'missed')
        expect((verdict?.figures.percent ?? 0) >= 50).toBe(verdict?.state === 'met')
        expect(stateOf('tables', { tables: { ours: verdict?.figures.least ?? 0, all } })).toBe('met')
      }),
    )
  })

  it('of a list are those of its worst stream in the window', () => {
    const streams = [
      stream('2026-11-01', { tables: { ours: 6, all: 6 } }),
      stream('2026-11-02', { tables: { ours: 1, all: 3 } }),
      stream('2026-08-01', { tables: { ours: 0, all: 3 } }),
    ]
    expect(verdictOf('tables', { streams })).toMatchObject({
      state: 'missed',
      figures: { ours: 1, all: 3, below: 1, streams: 2 },
    })
  })
})

describe('the session', () => {
  const session = (minutes: number, streamed: number) => ({ minutes, streamed })

  it.each([
    [100, 79, 'missed'],
    [100, 80, 'met'],
    [300, 239, 'missed'],
    [300, 240, 'met'],
    [7, 5, 'missed'],
    [7, 6, 'met'],
  ])('of %i minutes with %i streamed is %s', (minutes, streamed, state) => {
    expect(stateOf('session', { session: session(minutes, streamed) })).toBe(state)
  })

  it.each([
    [7900, 'missed'],
    [7999, 'missed'],
    [8000, 'met'],
  ])('with a share of %i hundredths in the list is %s', (share, state) => {
    const streams = [stream('2026-11-01', { share }), stream('2026-10-01', { share: share === 8000 ? 0 : 10_000 })]
    expect(stateOf('session', { session: null, streams })).toBe(state)
  })

  it('is open with a list that says nothing of the end', () => {
    const streams = [stream('2026-11-01', { share: 8000 })]
    expect(verdictOf('session', { session: null, streams, isOnAtEnd: false })).toMatchObject({
      state: 'open',
      detail: 'end-unsaid',
    })
    expect(judge({ session: null, streams, isOnAtEnd: false }).state).not.toBe('met')
  })

  it('says how many minutes are missing, and with them it is enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 0, max: 1440 }), (minutes, part) => {
        const streamed = Math.min(part, minutes)
        const verdict = verdictOf('session', { session: session(minutes, streamed) })
        expect(verdict?.state).toBe(streamed * 5 >= minutes * 4 ? 'met' : 'missed')
        const short = verdict?.figures.short ?? 0
        expect(short === 0).toBe(verdict?.state === 'met')
        expect(stateOf('session', { session: session(minutes, streamed + short) })).toBe('met')
        if (short > 0) expect(stateOf('session', { session: session(minutes, streamed + short - 1) })).toBe('missed')
      }),
    )
  })

  it('needs streamer mode at the end', () => {
    expect(verdictOf('session', { session: session(100, 100), isOnAtEnd: false })).toMatchObject({
      state: 'missed',
      detail: 'not-on-at-end',
    })
  })
})

describe('the window', () => {
  const everyMonth = ['2026-08-21', '2026-09-21', '2026-10-21']

  it('has a stream in each month from its first day on', () => {
    expect(stateOf('months', { streams: everyMonth.map((date) => stream(date)) })).toBe('met')
    expect(stateOf('months', { streams: everyMonth.map((date) => stream(addDays(date, -1))) })).toBe('missed')
    expect(stateOf('months', { streams: ['2026-09-20', '2026-10-20', today].map((date) => stream(date)) })).toBe('met')
  })

  it('counts a stream on its edges and none a day outside them, on any day', () => {
    const days = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-02-28', days))
    fc.assert(
      fc.property(days, (day) => {
        const { window } = judge({}, day)
        const outside = [addDays(window.first, -1), addDays(window.last, 1)].map((date) => stream(date))
        const inside = [window.first, window.last].map((date) => stream(date))
        expect(window.last).toBe(day)
        expect(judge({ streams: [...outside, ...inside] }, day).ignored).toBe(2)
        // What lies outside would lift the average.
        const loud = outside.map((one) => ({ ...one, viewers: 100_000 }))
        const quiet = inside.map((one) => ({ ...one, viewers: 3990 }))
        expect(stateOf('viewers', { streams: [...loud, ...quiet] }, day)).toBe('missed')
      }),
    )
  })
})
