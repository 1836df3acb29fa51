import { feeOf } from '#shared/tournaments/fees.ts'
import { dividePool, divideSeats, type PaidPlaces, paidPlacesOf } from '#shared/tournaments/payouts.ts'
import { levelsUntil } from '#shared/tournaments/structures.ts'
import type { TournamentResult } from '#shared/tournaments/tournaments.ts'
import { aroundOne, chanceOf } from './chance.ts'
import { MINUTE_MS, weekdayOf } from './days.ts'
import { brokenOffAt } from './incidents.ts'
import type { Planned } from './plan.ts'
import { drawPlayers } from './players.ts'
import type { Pool } from './rooms.ts'
import { structures } from './structures.ts'
import { placeOf, teamIn } from './team.ts'

/** Players at a table of the flip, one of whom goes on. */
const FLIP_TABLE = 8
/** Places that a list of results names. */
const NAMED_PLACES = 9
/** Part of what an ordinary field brings in that is promised. */
const PROMISED = 0.9
const DAY_MINUTES = 24 * 60

/** Players who are expected at a tournament of a pool. */
export function fieldOf(planned: Planned, pool: Pool): number {
  return Math.round(planned.field * pool.crowd)
}

/** Players who came, each re-entry counted: the same for the same tournament and day. */
function entrantsOf(planned: Planned, pool: Pool, date: string): number {
  const weekday = weekdayOf(date)
  const isWeekend = weekday === 0 || weekday === 6
  const weekend = isWeekend && planned.days.length > 2 ? 1.15 : 1
  const chance = chanceOf(pool.id, planned.id, date, 'entrants')
  return Math.max(2, Math.round(fieldOf(planned, pool) * weekend * aroundOne(chance, 0.07)))
}

/** The prize pool that is promised: whole seats of a satellite, round amounts of the rest. */
export function guaranteeOf(planned: Planned, pool: Pool, price: number | null): number {
  if (planned.guarantee !== undefined) return planned.guarantee
  const expected = fieldOf(planned, pool) * (planned.buyIn - feeOf(planned.buyIn)) * PROMISED
  if (price !== null) return Math.max(1, Math.floor(expected / price)) * price
  const step = 10 ** Math.floor(Math.log10(expected)) / 2
  return Math.max(Math.floor(expected / step) * step, 5)
}

/** What is there to be won by `entrants`: what they paid in, or what was promised if that is more. */
export function poolOf({ buyIn }: Planned, entrants: number, guarantee: number): number {
  const paidIn = (entrants * Math.round((buyIn - feeOf(buyIn)) * 100)) / 100
  return Math.max(paidIn, guarantee)
}

/** How a pool is divided; `price` is that of a satellite's seat. */
function prizesOf(
  { format }: Planned,
  { pool, entrants, price }: { pool: number; entrants: number; price: number | null },
): PaidPlaces[] {
  if (price !== null) return divideSeats(pool, price)
  // Every winner of a flip has a prize.
  return dividePool(pool, format === 'flip-and-go' ? Math.ceil(entrants / FLIP_TABLE) : paidPlacesOf(entrants))
}

/** Minutes from the start to the end of a tournament of so many; one over two days has a night between. */
export function minutesOf(
  { format, structure }: Planned,
  { entrants, price, pool }: { entrants: number; price: number | null; pool: number },
): number {
  const { levelMinutes } = structures[structure]
  const left = price === null ? 2 : Math.max(1, Math.floor(pool / price))
  const played =
    levelsUntil(structures[structure], {
      entrants: format === 'flip-and-go' ? Math.ceil(entrants / FLIP_TABLE) : entrants,
      left,
    }) * levelMinutes
  return format === 'two-days' ? DAY_MINUTES + Math.ceil(played / 2) : played
}

interface Played {
  planned: Planned
  pool: Pool
  date: string
  /** In ms since 1970, as what is returned. */
  start: number
  guarantee: number
  price: number | null
}

/** Part of a tournament after which the prizes have been reached. */
const PRIZES_REACHED = 0.7

/** What became of a tournament, and when it was over. */
export function playOut({ planned, pool, date, start, guarantee, price }: Played): {
  end: number
  outcome: TournamentResult
} {
  const entrants = entrantsOf(planned, pool, date)
  const won = poolOf(planned, entrants, guarantee)
  const end = start + minutesOf(planned, { entrants, price, pool: won }) * MINUTE_MS
  const broken = brokenOffAt(start, end)
  const outcome = { entrants, pool: won, prizes: prizesOf(planned, { pool: won, entrants, price }), finishers: [] }
  if (broken !== null) {
    const isForward = broken >= start + (end - start) * PRIZES_REACHED
    if (isForward) return { end: broken, outcome: { ...outcome, brokenOff: 'rolled-forward' } }
    return { end: broken, outcome: { ...outcome, prizes: [], brokenOff: 'rolled-back' } }
  }
  const paid = outcome.prizes.at(-1)?.to ?? 0
  const players = drawPlayers(pool.id, Math.min(NAMED_PLACES, paid), chanceOf(pool.id, planned.id, date, 'players'))
  for (const { player } of teamIn(planned, pool, date)) {
    const place = placeOf(player, planned, date, entrants)
    if (place <= players.length) players[place - 1] = player
  }
  return { end, outcome: { ...outcome, finishers: players.map((player, index) => ({ place: index + 1, player })) } }
}
