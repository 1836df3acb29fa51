export interface Outcome {
  count: number
  times?: number | undefined
}

/** What one turn is worth on average, in the unit of `times`; outcomes without one are worth nothing. */
export function expectedValue(outcomes: readonly Outcome[], per: number): number {
  // Counts are whole, so the sum is exact until the one division.
  return outcomes.reduce((total, { count, times = 0 }) => total + count * times, 0) / per
}

/** Length of a bar from 0 to 1: by the share itself, or by its number of digits, so that one in a billion is seen too. */
export function barLength(count: number, most: number, scale: 'log' | 'linear'): number {
  if (count <= 0 || most <= 0) return 0
  if (scale === 'linear') return count / most
  // The rarest outcome still has a stub: one step more than its digits.
  return (Math.log10(count) + 1) / (Math.log10(most) + 1)
}
