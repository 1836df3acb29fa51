import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import { formatsOf, type Translate } from '#shared/site/messages.ts'
import { currencies, type Money } from '#shared/site/money.ts'
import { tournamentFormats } from './tournament-formats.ts'
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

export const filterNames = ['format', 'band', 'currency'] as const
export type ScheduleFilter = Readonly<Record<(typeof filterNames)[number], string>>

const propertyOf: Record<keyof ScheduleFilter, (event: TournamentEvent) => string | null> = {
  format: ({ format }) => format,
  band: ({ buyIn }) => bandOf(buyIn),
  currency: ({ buyIn }) => buyIn.currency,
}

/** Whether a tournament is among what was chosen: the style sheet hides by the same three properties. */
export function matchesFilter(event: TournamentEvent, filter: ScheduleFilter): boolean {
  return filterNames.every((name) => filter[name] === '' || propertyOf[name](event) === filter[name])
}

/** What of a choice can be made among these tournaments: what none of them has, or all, is not offered. */
export function heldFilter(filter: ScheduleFilter, events: readonly TournamentEvent[]): ScheduleFilter {
  const isOffered = (name: keyof ScheduleFilter) =>
    new Set(events.map((event) => propertyOf[name](event) === filter[name])).size > 1
  const held = (name: keyof ScheduleFilter) => (isOffered(name) ? filter[name] : '')
  return { format: held('format'), band: held('band'), currency: held('currency') }
}

/** What can be chosen, in the reader's words. */
export function filterGroups(language: string, t: Translate<InteractiveMessages>) {
  const [low, middle] = buyInBands
  const number = (value: number) => formatsOf(language).number(value)
  const bandLabels: Record<BuyInBand, string> = {
    low: t('schedule.band.low', { upTo: number(low.upTo) }),
    middle: t('schedule.band.middle', { above: number(low.upTo), upTo: number(middle.upTo) }),
    high: t('schedule.band.high', { above: number(middle.upTo) }),
  }
  const currencyNames = new Intl.DisplayNames(language, { type: 'currency' })
  const options: Record<keyof ScheduleFilter, { value: string; label: string }[]> = {
    format: tournamentFormats.map((value) => ({ value, label: t(`schedule.format.${value}`) })),
    band: buyInBands.map(({ id }) => ({ value: id, label: bandLabels[id] })),
    currency: currencies.map((value) => ({ value, label: currencyNames.of(value) ?? value })),
  }
  return filterNames.map((name) => ({
    name,
    label: t(`schedule.${name}`),
    options: options[name],
    /** What some of the tournaments have. */
    heldBy: (events: readonly TournamentEvent[]) =>
      options[name].filter(({ value }) => events.some((event) => propertyOf[name](event) === value)),
  }))
}
