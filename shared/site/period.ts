import { addDays } from './calendar-days.ts'

/** First and last day of something, as ISO 8601 dates; to null: it has no end yet. */
export interface Period {
  from: string
  to: string | null
}

export type PeriodState = 'upcoming' | 'running' | 'ended'

export function periodState({ from, to }: Period, hasBegun: (date: string) => boolean): PeriodState {
  if (!hasBegun(from)) return 'upcoming'
  return to !== null && hasBegun(addDays(to, 1)) ? 'ended' : 'running'
}
