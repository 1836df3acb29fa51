import { cardCode } from '#shared/poker/hand-strength.ts'
import type { Spot } from '#shared/poker/odds.ts'

const letters = '23456789TJQKA'

/** Every choice of so many of these. */
function choices<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return from.flatMap((one, index) => choices(from.slice(index + 1), count - 1).map((rest) => [one, ...rest]))
}

/**
 * A hand of five cards as a text that sorts by strength. Written like the rules are told, with sorted ranks instead of
 * bits, so that it does not share a fault with the evaluator of the site.
 */
function describeFive(cards: readonly number[]): string {
  const codes = cards.map(cardCode)
  const ranks = codes.map(([rank = '']) => letters.indexOf(rank)).sort((a, b) => b - a)
  const isFlush = new Set(codes.map(([, suit]) => suit)).size === 1
  const groups = [...new Set(ranks)]
    .map((rank) => ({ rank, count: ranks.filter((other) => other === rank).length }))
    .sort((a, b) => b.count - a.count || b.rank - a.rank)
  const shape = groups.map(({ count }) => count).join('')
  const isWheel = ranks.join() === '12,3,2,1,0'
  const isStraight = shape === '11111' && (isWheel || ranks[0]! - ranks[4]! === 4)
  const order = isWheel ? [3] : groups.map(({ rank }) => rank)
  const shapes = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush']
  const name = isStraight ? (isFlush ? 'straight flush' : 'straight') : isFlush ? 'flush' : shape
  return [shapes.indexOf(name), ...order].map((part) => String.fromCharCode(65 + part)).join('')
}

const described = new Map<string, string>()
function bestOf(hands: readonly number[][]): string {
  let best = ''
  for (const hand of hands) {
    const key = hand.toSorted((a, b) => a - b).join()
    const text = described.get(key) ?? describeFive(hand)
    described.set(key, text)
    if (text > best) best = text
  }
  return best
}

/** How often each player has the best hand alone, and how often with others, over every end of the board. */
export function countSlowly({ game, hands, board, dead }: Spot): { wins: number[]; ties: number[] } {
  const gone = new Set([...hands.flat(), ...board, ...dead])
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !gone.has(card))
  const wins = hands.map(() => 0)
  const ties = hands.map(() => 0)
  for (const rest of choices(deck, 5 - board.length)) {
    const shown = [...board, ...rest]
    const strengths = hands.map((hand) =>
      game === 'omaha'
        ? bestOf(choices(hand, 2).flatMap((two) => choices(shown, 3).map((three) => [...two, ...three])))
        : bestOf(choices([...hand, ...shown], 5)),
    )
    const best = strengths.toSorted().at(-1)
    const winners = strengths.flatMap((strength, player) => (strength === best ? [player] : []))
    for (const player of winners) (winners.length === 1 ? wins : ties)[player]! += 1
  }
  return { wins, ties }
}
