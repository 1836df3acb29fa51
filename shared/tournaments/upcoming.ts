import type { Currency } from '#shared/site/money.ts'
import type { TournamentEvent, TournamentSeries } from './tournaments.ts'

interface Choice {
  currency: Currency
  /** The most that one costs. */
  limit: number
  count: number
}

/** The tournaments of all series that start next, of those that cost no more than `limit` in a currency. */
export function selectUpcoming(
  all: readonly TournamentSeries[],
  hasCome: (at: number) => boolean,
  { currency, limit, count }: Choice,
): TournamentEvent[] {
  return all
    .flatMap(({ events }) => events)
    .filter(({ start, buyIn }) => buyIn.currency === currency && buyIn.amount <= limit && !hasCome(Date.parse(start)))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, count)
}
