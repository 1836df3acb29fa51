import { cardNumber, strengthOf } from './hand-strength.ts'
import { workOutOdds } from './odds.ts'

interface Duel {
  hand: readonly string[]
  against: readonly string[]
  /** Flop, or flop and turn. */
  board: readonly string[]
}

export interface Outs {
  outs: number[]
  unseen: number
  next: number
  equity: number
}

/** Counts the cards that put a hand ahead of another with the next card, and both hands' way to the river. */
export function countOuts({ hand, against, board }: Duel): Outs {
  const [own, other, shown] = [hand, against, board].map((codes) => codes.map(cardNumber)) as [
    number[],
    number[],
    number[],
  ]
  const seen = new Set([...own, ...other, ...shown])
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.has(card))
  const outs = unseen.filter((card) => strengthOf([...own, ...shown, card]) > strengthOf([...other, ...shown, card]))
  const { players } = workOutOdds({ game: 'holdem', hands: [own, other], board: shown, dead: [] })
  return { outs, unseen: unseen.length, next: outs.length / unseen.length, equity: players[0]?.equity ?? 0 }
}

/** Part of the final pot that a call pays: the equity that it needs. A call adds as much as the bet. */
export function neededEquity({ pot, bet }: { pot: number; bet: number }): number {
  return bet / (pot + 2 * bet)
}
