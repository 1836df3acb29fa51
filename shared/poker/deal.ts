import { finishChances } from './icm.ts'

/** Of one player: chances from 0 to 1, shares in cents. */
export interface DealShare {
  /** To finish first, second and so on. */
  chances: number[]
  icm: number
  byChips: number
  evenly: number
}

/**
 * Three ways to divide prizes (in cents, the first place first) among players with these stacks; a place without a prize
 * is worth nothing. By chips, everybody first has the smallest prize that one of them is sure of. Each adds up to the prizes.
 */
export function divideByDeal(stacks: readonly number[], prizes: readonly number[]): DealShare[] {
  const places = stacks.map((_, place) => prizes[place] ?? 0)
  const pool = sum(places)
  const chips = sum(stacks)
  const sure = places.at(-1) ?? 0
  const rest = pool - sure * stacks.length
  const chances = finishChances(stacks)
  const icm = toCents(
    chances.map((row) => sum(row.map((chance, place) => chance * (places[place] ?? 0)))),
    pool,
  )
  const byChips = toCents(
    stacks.map((stack) => sure + (rest * stack) / chips),
    pool,
  )
  const evenly = toCents(
    stacks.map(() => pool / stacks.length),
    pool,
  )
  return chances.map((row, player) => ({
    chances: row,
    icm: icm[player] ?? 0,
    byChips: byChips[player] ?? 0,
    evenly: evenly[player] ?? 0,
  }))
}

/** Whole cents that add up: all are cut off, and what is left goes cent by cent to whoever lost the largest part of one. */
function toCents(exact: readonly number[], total: number): number[] {
  // What is a whole number but for the noise of fractions stays that number.
  const cut = exact.map((share) => Math.floor(share + 1e-7))
  const order = exact.map((share, player) => ({ player, lost: share - (cut[player] ?? 0) }))
  order.sort((one, other) => other.lost - one.lost || one.player - other.player)
  const extra = new Set(order.slice(0, total - sum(cut)).map(({ player }) => player))
  return cut.map((share, player) => share + (extra.has(player) ? 1 : 0))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
