import { chanceOf } from './chance.ts'
import { weekdayOf } from './days.ts'
import type { Planned } from './plan.ts'
import type { Pool } from './rooms.ts'

/** A member of the team as the room knows them. */
interface TeamPlayer {
  slug: string
  /** Screen name: no list of results names a person, whatever site shows it. None can be drawn for another player. */
  player: string
  /** Tournaments of the plan, and on which days of the week they are played, 0 for Sunday. */
  plays: readonly { id: string; days: readonly number[] }[]
  /** Days of the month on which they never play. */
  freeUntil?: number
  channel: { platform: 'twitch' | 'youtube'; name: string; viewers: number } | null
}

/** The team of the general site; each keeps to the limit that their portrait tells of. */
export const teamPlayers: readonly TeamPlayer[] = [
  { slug: 'mira-halvorsen', player: 'matchstick', plays: [{ id: 'early-evening', days: [0] }], channel: null },
  { slug: 'tomas-belarte', player: 'fourhulls', plays: [{ id: 'afternoon-omaha', days: [2, 6] }], channel: null },
  { slug: 'ines-okonjo', player: 'syllables', plays: [{ id: 'wsop-express', days: [3] }], channel: null },
  {
    slug: 'kaito-lindqvist',
    player: 'panelnine',
    plays: [{ id: 'flip-and-go-millionaire', days: [4] }],
    channel: { platform: 'twitch', name: 'panelnine', viewers: 130 },
  },
  {
    slug: 'ruth-vandermolen',
    player: 'clausefour',
    plays: [{ id: 'ggmasters-satellite', days: [1, 4] }],
    channel: { platform: 'twitch', name: 'clausefour', viewers: 70 },
  },
  {
    slug: 'emeka-strand',
    player: 'downbeat',
    plays: [{ id: 'envelopes', days: [2, 5] }],
    freeUntil: 7,
    channel: { platform: 'youtube', name: 'downbeat', viewers: 90 },
  },
]

/** The pools of the site that has the team. */
const pools = ['global', 'international']

/** Those of the team who play a tournament on a date. */
export function teamIn({ id }: Planned, pool: Pool, date: string): TeamPlayer[] {
  if (!pools.includes(pool.id)) return []
  const day = weekdayOf(date)
  return teamPlayers.filter(
    ({ plays, freeUntil = 0 }) =>
      Number(date.slice(8)) > freeUntil && plays.some((one) => one.id === id && one.days.includes(day)),
  )
}

/** Where somebody ends in a field: any place is as likely as any other. */
export function placeOf(player: string, planned: Planned, date: string, entrants: number): number {
  return 1 + Math.floor(chanceOf(player, planned.id, date, 'place')() * entrants)
}
