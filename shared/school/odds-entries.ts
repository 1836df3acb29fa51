import { cardNumber } from '#shared/poker/hand-strength.ts'
import { holeCardCount, type PokerGame, type Spot } from '#shared/poker/odds.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

export const handFields = ['hand1', 'hand2', 'hand3', 'hand4', 'hand5', 'hand6'] as const
export const cardFields = [...handFields, 'board', 'dead'] as const
export type CardField = (typeof cardFields)[number]

/** Dead cards at most: more leave too few for a board. */
export const mostDead = 12
/** What the table begins with: two overcards and a flush draw against a pair of queens. */
export const oddsExample: CalculatorEntries = { game: 'holdem', hand1: 'Ah Kh', hand2: 'Qs Qd', board: 'Jh 7h 2c' }
const suitOf: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c', r: 'd', k: 'c' }
/** The Dutch letters of king, queen and jack; the places of rank and suit tell them from suits. */
const rankOf: Readonly<Record<string, string>> = { H: 'K', V: 'Q', B: 'J' }

/** What is wrong with an entry; `count`: not as many cards as belong there. */
export interface EntryProblem {
  field: CardField
  kind: 'unreadable' | 'twice' | 'count' | 'few-hands'
}

/**
 * Reads cards as people write them: `As Kd`, `askd`, `A♠ 10♦`, and with the Dutch letters `Hr` for the king of diamonds.
 * Returns null for what cannot be read, and no cards for nothing or for the question mark of an unknown hand.
 */
export function readCards(text: string): number[] | null {
  const letters = text.replace(/10/g, 'T').replace(/[\s,;?]|\uFE0F/g, '')
  const codes = letters.match(/../gu) ?? []
  if (codes.join('') !== letters) return null
  const cards: number[] = []
  for (const code of codes) {
    const [first = '', last = ''] = code
    const rank = rankOf[first.toUpperCase()] ?? first.toUpperCase()
    const suit = suitOf[last.toLowerCase()] ?? last.toLowerCase()
    try {
      cards.push(cardNumber(rank + suit))
    } catch {
      return null
    }
  }
  return cards
}

export function readGame(entries: CalculatorEntries): PokerGame {
  return entries.game === 'omaha' ? 'omaha' : 'holdem'
}

/** The hands that are told, in their order: those of the players of the odds. */
export function givenHands(entries: CalculatorEntries): (typeof handFields)[number][] {
  return handFields.filter((field) => (entries[field] ?? '').trim() !== '')
}

/** A table without a card is no question, so nothing is wrong with it. */
export function isCleared(entries: CalculatorEntries): boolean {
  return cardFields.every((field) => (entries[field] ?? '').trim() === '')
}

export function readSpot(entries: CalculatorEntries): { spot: Spot } | { problems: EntryProblem[] } {
  const game = readGame(entries)
  const problems: EntryProblem[] = []
  const seen = new Set<number>()
  const read = (field: CardField, isAllowed: (count: number) => boolean): number[] => {
    const cards = readCards(entries[field] ?? '')
    const kind =
      cards === null
        ? 'unreadable'
        : !isAllowed(cards.length)
          ? 'count'
          : cards.some((card, index) => seen.has(card) || cards.indexOf(card) < index)
            ? 'twice'
            : null
    if (kind) problems.push({ field, kind })
    for (const card of cards ?? []) seen.add(card)
    return cards ?? []
  }
  const given = givenHands(entries)
  const hands = given.map((field) => read(field, (count) => count === holeCardCount[game] || count === 0))
  const board = read('board', (count) => count === 0 || (count >= 3 && count <= 5))
  const dead = read('dead', (count) => count <= mostDead)
  const missing = handFields.find((field) => !given.includes(field)) ?? 'hand1'
  if (given.length < 2) problems.push({ field: missing, kind: 'few-hands' })
  else if (hands.every((hand) => hand.length === 0)) problems.push({ field: 'hand1', kind: 'few-hands' })
  return problems.length > 0 ? { problems } : { spot: { game, hands, board, dead } }
}
