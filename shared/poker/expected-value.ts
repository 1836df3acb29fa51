export interface Outcome {
  count: number
  times?: number | undefined
}

/** What one turn is worth on average, in the unit of `times`; outcomes without one are worth nothing. */
export function expectedValue(outcomes: readonly Outcome[], per: number): number {
  // Counts are whole, so the sum is exact until the one division.
  return outcomes.reduce((total, { count, times = 0 }) => total + count * times, 0) / per
}
