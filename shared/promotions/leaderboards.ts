import type { Currency } from '#shared/site/money.ts'

export interface LeaderboardEntry {
  rank: number
  player: string
  points: number
  prize: number
}

export interface Leaderboard {
  id: string
  name: string
  date: string
  currency: Currency
  entries: LeaderboardEntry[]
  /** Points of the first and the fifth place by day, up to `date`; left out where the back end tells none. */
  history?: { date: string; first: number; fifth: number }[]
}
