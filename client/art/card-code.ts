import type { SuitName } from '#shared/site/suit-name.ts'
import { type Rank, ranks } from './card-geometry.ts'

const suitOf: Readonly<Record<string, SuitName>> = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' }
const longRanks: Readonly<Record<string, Rank>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' }

/**
 * The card that a code of content names: `As` is the ace of spades, `Th` the ten of hearts.
 * @throws RangeError for a code that names none.
 */
export function parseCard(code: string): { rank: Rank; suit: SuitName } {
  const [first = '', last = ''] = code
  const rank = longRanks[first] ?? ranks.find((name) => name === first)
  const suit = suitOf[last]
  if (!rank || !suit || code.length !== 2) throw new RangeError(`No card: ${code}`)
  return { rank, suit }
}
