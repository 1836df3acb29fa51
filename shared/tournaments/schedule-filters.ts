import type { Money } from '#shared/site/money.ts'
import type { TournamentEvent } from './tournaments.ts'

/** Buy-ins up to these amounts, in the tournament's own currency; what is above the last is `high`. */
export const buyInBands = [
  { id: 'low', upTo: 25 },
  { id: 'middle', upTo: 100 },
  { id: 'high', upTo: null },
] as const
export type BuyInBand = (typeof buyInBands)[number]['id']

export function bandOf({ amount }: Money): BuyInBand {
  return buyInBands.find(({ upTo }) => upTo === null || amount <= upTo)?.id ?? 'high'
}

export interface ScheduleFilter {
  currency: string
  format: string
  band: string
}

/** Whether a tournament is among what was chosen: the style sheet hides by the same three properties. */
export function matchesFilter(event: TournamentEvent, { currency, format, band }: ScheduleFilter): boolean {
  return (
    (currency === '' || event.buyIn.currency === currency) &&
    (format === '' || event.format === format) &&
    (band === '' || bandOf(event.buyIn) === band)
  )
}
