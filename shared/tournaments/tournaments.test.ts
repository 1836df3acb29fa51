import { describe, expect, it } from 'vitest'
import {
  isOpen,
  lateRegistrationEnd,
  selectPastSeries,
  selectSchedule,
  selectTimetable,
  TIMETABLE_ROWS,
  type TournamentEvent,
  type TournamentSeries,
} from './tournaments.ts'

const event = (start: string): TournamentEvent => ({
  id: start,
  name: 'GGMasters',
  format: 'freezeout',
  start,
  lateRegistrationMinutes: 150,
  buyIn: { amount: 150, currency: 'USD' },
  guarantee: null,
})
const series = (id: string, ...starts: string[]): TournamentSeries => ({
  id,
  name: id,
  from: '2026-11-22',
  to: '2026-12-06',
  events: starts.map(event),
})
/** Which moments have come at a time. */
const at = (time: string) => (moment: number) => moment <= Date.parse(time)

describe('selectTimetable', () => {
  const winter = series('winter', '2026-11-22T17:00:00Z', '2026-11-24T19:00:00Z')
  const spring = series('spring', '2027-03-07T17:00:00Z')

  it('shows the series whose next tournament comes first, whatever the order of the answer', () => {
    expect(selectTimetable([spring, winter], at('2026-11-20T12:00:00Z'), 150).series?.id).toBe('winter')
    expect(selectTimetable([winter, spring], at('2026-12-01T12:00:00Z'), 150).series?.id).toBe('spring')
  })

  it('shows what has started while it can be entered, nothing after that, and still counts the whole series', () => {
    const idsAt = (now: string) => selectTimetable([winter], at(now), 150).series?.events.map(({ id }) => id)
    expect(idsAt('2026-11-22T19:29:59Z')).toEqual(['2026-11-22T17:00:00Z', '2026-11-24T19:00:00Z'])
    expect(idsAt('2026-11-22T19:30:00Z')).toEqual(['2026-11-24T19:00:00Z'])
    expect(selectTimetable([winter], at('2026-11-22T19:30:00Z'), 150).series?.eventCount).toBe(2)
  })

  it('shows nothing that costs more than the limit, and a series that runs before one that never ends', () => {
    const everyDay = { ...series('daily', '2026-11-23T09:00:00Z'), isStanding: true }
    const shownAt = (now: string, limit: number) => selectTimetable([everyDay, winter], at(now), limit).series?.id
    const cheap = {
      ...everyDay,
      events: everyDay.events.map((one) => ({ ...one, buyIn: { ...one.buyIn, amount: 2 } })),
    }
    expect(shownAt('2026-11-23T00:00:00Z', 150)).toBe('winter')
    expect(shownAt('2026-11-21T00:00:00Z', 149)).toBeUndefined()
    expect(selectTimetable([winter, cheap], at('2026-11-23T00:00:00Z'), 149).series?.id).toBe('daily')
    // Before it runs, what comes first.
    expect(selectTimetable([winter, everyDay], at('2026-11-21T00:00:00Z'), 150).series?.id).toBe('winter')
  })

  it('has no series when all is over, or nothing is planned', () => {
    expect(selectTimetable([winter, spring], at('2027-03-07T19:30:00Z'), 150)).toEqual({ series: null })
    expect(selectTimetable([], at('1970-01-01T00:00:00Z'), 150)).toEqual({ series: null })
  })

  it('shows no more than fits', () => {
    const long = series('long', ...Array.from({ length: 20 }, (_, day) => `2027-01-${day + 10}T17:00:00Z`))
    expect(selectTimetable([long], at('1970-01-01T00:00:00Z'), 150).series?.events).toHaveLength(TIMETABLE_ROWS)
  })
})

describe('late registration', () => {
  const late = { ...event('2026-11-22T23:30:00Z'), lateRegistrationMinutes: 150 }
  it('ends that many minutes after the start, on another day if need be', () => {
    expect(lateRegistrationEnd(late)).toBe('2026-11-23T02:00:00Z')
    expect(lateRegistrationEnd({ ...late, lateRegistrationMinutes: 0 })).toBe(late.start)
  })

  it.each([
    ['2026-11-22T23:29:59Z', 150, true],
    ['2026-11-22T23:30:00Z', 150, true],
    ['2026-11-23T01:59:59Z', 150, true],
    ['2026-11-23T02:00:00Z', 150, false],
    ['2026-11-22T23:29:59Z', 0, true],
    ['2026-11-22T23:30:00Z', 0, false],
  ])('at %s, with %d minutes of it, a tournament is open: %s', (now, lateRegistrationMinutes, expected) => {
    expect(isOpen({ ...late, lateRegistrationMinutes }, at(now))).toBe(expected)
  })
})

describe('selectSchedule and selectPastSeries', () => {
  const autumn = series('autumn', '2026-09-06T17:00:00Z', '2026-09-08T17:00:00Z')
  const winter = series('winter', '2026-11-22T17:00:00Z', '2026-11-24T19:00:00Z')
  const spring = series('spring', '2027-03-07T17:00:00Z')
  const all = [spring, autumn, winter]
  const idsAt = (now: string) => ({
    open: selectSchedule(all, at(now)).series.map(({ id, events }) => [id, events.length]),
    past: selectPastSeries(all, at(now)).map(({ id }) => id),
  })

  it.each([
    [
      '2026-09-01T00:00:00Z',
      [
        ['autumn', 2],
        ['winter', 2],
        ['spring', 1],
      ],
      [],
    ],
    // The last of autumn can still be entered for a while.
    [
      '2026-09-08T18:00:00Z',
      [
        ['autumn', 1],
        ['winter', 2],
        ['spring', 1],
      ],
      [],
    ],
    [
      '2026-09-08T19:30:00Z',
      [
        ['winter', 2],
        ['spring', 1],
      ],
      ['autumn'],
    ],
    [
      '2026-11-23T00:00:00Z',
      [
        ['winter', 1],
        ['spring', 1],
      ],
      ['autumn'],
    ],
    ['2027-01-01T00:00:00Z', [['spring', 1]], ['winter', 'autumn']],
    ['2028-01-01T00:00:00Z', [], ['spring', 'winter', 'autumn']],
  ])('at %s', (now, open, past) => {
    expect(idsAt(now)).toEqual({ open, past })
  })
})
