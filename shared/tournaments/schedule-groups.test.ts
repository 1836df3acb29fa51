import { expect, it } from 'vitest'
import { foldWeekly, groupByTime } from './schedule-groups.ts'
import type { TournamentEvent } from './tournaments.ts'

const event = (start: string, more: Partial<TournamentEvent> = {}): TournamentEvent => ({
  id: start,
  name: 'Tuesday',
  format: 'freezeout',
  start,
  lateRegistrationMinutes: 60,
  buyIn: { amount: 10, currency: 'EUR' },
  guarantee: null,
  ...more,
})
const reader = { timeZone: 'Europe/Amsterdam', language: 'nl-NL' }
const lines = (events: TournamentEvent[]) =>
  foldWeekly(events, reader).map(({ event: { id }, last, count }) => [id, last.id, count])

it('tells what comes back every week at the same clock once', () => {
  const tuesdays = ['2026-10-27T18:00:00Z', '2026-11-03T18:00:00Z', '2026-11-10T18:00:00Z'].map((at) => event(at))
  const other = event('2026-10-28T17:00:00Z', { name: 'Other' })
  expect(lines([tuesdays[0]!, other, ...tuesdays.slice(1)])).toEqual([
    ['2026-10-27T18:00:00Z', '2026-11-10T18:00:00Z', 3],
    [other.id, other.id, 1],
  ])
})

it('tells of no time in UTC that holds before a change of clocks only', () => {
  const tuesdays = ['13T17', '20T17', '27T18', '34T18', '41T18', '48T18'].map((text) => {
    const [day, hour] = text.split('T').map(Number)
    return event(new Date(Date.UTC(2026, 9, day, hour)).toISOString())
  })
  expect(lines(tuesdays).map(([id, , count]) => [id, count])).toEqual([
    ['2026-10-13T17:00:00.000Z', 1],
    ['2026-10-20T17:00:00.000Z', 1],
    ['2026-10-27T18:00:00.000Z', 4],
  ])
})

it('keeps apart what skips a week, costs more, starts at another time or comes but twice', () => {
  const skipping = ['2026-11-03', '2026-11-10', '2026-11-24'].map((day) => event(`${day}T18:00:00Z`))
  expect(lines(skipping).map(([, , count]) => count)).toEqual([1, 1, 1])
  const days = ['2026-11-03', '2026-11-10', '2026-11-17']
  const dearer = days.map((day, index) => event(`${day}T18:00:00Z`, { buyIn: { amount: index, currency: 'EUR' } }))
  expect(lines(dearer)).toHaveLength(3)
  expect(lines(days.map((day, index) => event(`${day}T1${index + 5}:00:00Z`)))).toHaveLength(3)
})

it('groups by the first day, the rest of its week and months, in the zone of the reader', () => {
  const starts = ['2026-11-26T18:00:00Z', '2026-11-26T23:30:00Z', '2026-11-29T18:00:00Z', '2026-11-30T18:00:00Z']
  const events = [...starts, '2026-11-30T23:30:00Z', '2027-01-02T18:00:00Z'].map((at) => event(at))
  const read = groupByTime(events.toReversed(), { timeZone: 'Europe/Amsterdam', now: 0 })
  expect(read.map(({ id, until, events: { length } }) => [id, until, length])).toEqual([
    ['day', '2026-11-26', 1],
    ['week', '2026-11-29', 2],
    ['2026-11', '2026-11-30', 1],
    ['2026-12', '2026-12-01', 1],
    ['2027-01', '2027-01-02', 1],
  ])
  expect(groupByTime([], { timeZone: 'UTC', now: 0 })).toEqual([])
  // A week ends with its Sunday, also where that is the first day.
  expect(
    groupByTime([event('2026-11-29T18:00:00Z'), event('2026-11-30T18:00:00Z')], { timeZone: 'UTC', now: 0 }).map(
      ({ id }) => id,
    ),
  ).toEqual(['day', '2026-11'])
})

it('begins with today after midnight too, when something of yesterday can still be entered', () => {
  const events = ['2026-11-29T22:30:00Z', '2026-11-30T09:00:00Z', '2026-12-01T09:00:00Z'].map((at) => event(at))
  const groupsAt = (now: string) =>
    groupByTime(events, { timeZone: 'Europe/Amsterdam', now: Date.parse(now) }).map(
      ({ id, until, events: { length } }) => [id, until, length],
    )
  expect(groupsAt('2026-11-29T23:05:00Z')).toEqual([
    ['day', '2026-11-30', 2],
    ['week', '2026-12-01', 1],
  ])
  expect(groupsAt('2026-11-29T12:00:00Z')[0]).toEqual(['day', '2026-11-29', 1])
  // Nothing today: the next day that has something.
  expect(groupsAt('2026-11-27T12:00:00Z')[0]).toEqual(['day', '2026-11-29', 1])
})
