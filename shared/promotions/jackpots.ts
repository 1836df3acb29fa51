import type { Currency } from '#shared/site/money.ts'

/** One of the two who were in a hand that won the jackpot. */
export interface JackpotPlayer {
  player: string
  /** Rank and suit: `As` is the ace of spades. */
  cards: string[]
  /** In the jackpot’s currency. */
  paid: number
}

export interface JackpotHit {
  /** ISO 8601 in UTC. */
  at: string
  /** What was in it. */
  amount: number
  board: string[]
  /** Who had the strong hand that was beaten, and who beat it. */
  loser: JackpotPlayer
  winner: JackpotPlayer
  /** The rest of the table: how many, and what each of them got. */
  others: { count: number; paid: number }
  /** What stayed for the next one. */
  left: number
}

export interface Jackpot {
  currency: Currency
  /** ISO 8601 dates of the first and the last day of these figures. */
  from: string
  to: string
  /** What was in it at the end of the last day. */
  amount: number
  /** Dealt at its tables in these days. */
  hands: number
  /** Of these days, the latest first. */
  hits: JackpotHit[]
}
