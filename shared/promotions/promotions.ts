import { type Period, type PeriodState, periodState } from '#shared/site/period.ts'

/** First and last day of each promotion, as ISO 8601 dates; to null: it has no end yet. Sample data. */
const promotionPeriods = {
  'welcome-bonus': { from: '2025-08-14', to: null },
  'daily-promos': { from: '2025-01-01', to: null },
  'daily-leaderboards': { from: '2025-01-01', to: null },
  'monthly-giveaways': { from: '2025-01-01', to: null },
  'red-envelope': { from: '2026-11-01', to: '2027-01-31' },
  jackpots: { from: '2025-01-01', to: null },
  loyalty: { from: '2025-01-01', to: null },
  'summer-tables': { from: '2026-06-01', to: '2026-08-31' },
  'autumn-envelopes': { from: '2026-09-01', to: '2026-10-31' },
  'january-tables': { from: '2027-01-04', to: '2027-01-31' },
} as const
export type PromotionId = keyof typeof promotionPeriods
export const promotionIds = Object.keys(promotionPeriods) as PromotionId[]

export function periodOf(id: PromotionId): Period {
  return promotionPeriods[id]
}

export type PromotionStates = Readonly<Record<PromotionId, PeriodState>>

export function promotionStatesBy(hasBegun: (date: string) => boolean): PromotionStates {
  return Object.fromEntries(promotionIds.map((id) => [id, periodState(periodOf(id), hasBegun)])) as Record<
    PromotionId,
    PeriodState
  >
}

/** Promotions by where they stand: what runs in its own order, what comes by its first day, what is over the latest first. */
export function groupPromotions<T extends { promotion: PromotionId }>(
  items: readonly T[],
  states: Partial<PromotionStates>,
): Record<PeriodState, T[]> {
  const of = (state: PeriodState) => items.filter(({ promotion }) => (states[promotion] ?? 'upcoming') === state)
  const lastDay = ({ promotion }: T) => periodOf(promotion).to ?? ''
  const firstDay = ({ promotion }: T) => periodOf(promotion).from
  return {
    running: of('running'),
    upcoming: of('upcoming').toSorted((a, b) => firstDay(a).localeCompare(firstDay(b))),
    ended: of('ended').toSorted((a, b) => lastDay(b).localeCompare(lastDay(a))),
  }
}
