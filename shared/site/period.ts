import { addDays } from './calendar-days.ts'

/** First and last day of something, as ISO 8601 dates; to null: it has no end yet. */
export interface Period {
  from: string
  to: string | null
}

export type PeriodState = 'upcoming' | 'running' | 'ended'

/** The last day on which something began or was over, of several periods; null before the first. */
export function lastTurnOf(periods: readonly Period[], hasBegun: (date: string) => boolean): string | null {
  const turns = periods.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
  return turns.filter(hasBegun).toSorted().at(-1) ?? null
}

export function periodState({ from, to }: Period, hasBegun: (date: string) => boolean): PeriodState {
  if (!hasBegun(from)) return 'upcoming'
  return to !== null && hasBegun(addDays(to, 1)) ? 'ended' : 'running'
}
