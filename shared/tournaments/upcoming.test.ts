import { expect, it } from 'vitest'
import type { TournamentEvent, TournamentSeries } from './tournaments.ts'
import { selectUpcoming } from './upcoming.ts'

const event = (id: string, start: string, amount: number, currency: 'EUR' | 'USD' = 'EUR'): TournamentEvent => ({
  id,
  name: id,
  format: 'freezeout',
  start,
  lateRegistrationMinutes: 60,
  buyIn: { amount, currency },
  guarantee: null,
})
const series = (...events: TournamentEvent[]): TournamentSeries => ({
  id: 'series',
  name: 'Series',
  from: '2026-11-22',
  to: '2026-12-06',
  events,
})
const hasCome = (at: number) => at <= Date.parse('2026-11-22T18:00:00Z')

it('lists across all series what starts next, in one currency and up to a buy-in', () => {
  const all = [
    series(event('begun', '2026-11-22T18:00:00Z', 5), event('third', '2026-11-22T21:00:00Z', 25)),
    series(
      event('first', '2026-11-22T18:01:00Z', 0),
      event('dear', '2026-11-22T18:30:00Z', 26),
      event('dollars', '2026-11-22T18:45:00Z', 5, 'USD'),
      event('second', '2026-11-22T20:00:00Z', 2),
      event('later', '2026-11-23T20:00:00Z', 2),
    ),
  ]
  const found = selectUpcoming(all, hasCome, { currency: 'EUR', limit: 25, count: 3 })
  expect(found.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
})
