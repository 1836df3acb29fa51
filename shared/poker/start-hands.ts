const ranks = [...'AKQJT98765432']
/** Starting hands that there are: 52 choose 2. */
const allStarts = 1326

/**
 * The kind of starting hand at a place of the usual square: pairs on the diagonal, suited (`s`) above it, offsuit (`o`)
 * below.
 *
 * @example startHandAt(0, 1) // 'AKs'
 */
export function startHandAt(row: number, column: number): string {
  const [high = '', low = ''] = [ranks[Math.min(row, column)], ranks[Math.max(row, column)]]
  if (row === column) return high + low
  return high + low + (row < column ? 's' : 'o')
}

/** Part of all 1,326 deals that these kinds of hands are: six for a pair, four for a suited hand, twelve for an offsuit one. */
export function tierShare(hands: readonly string[]): number {
  const deals = hands.reduce((sum, hand) => sum + (hand.length === 2 ? 6 : hand.endsWith('s') ? 4 : 12), 0)
  return deals / allStarts
}
