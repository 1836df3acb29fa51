/** Places that win the same. */
export interface PaidPlaces {
  from: number
  to: number
  /** In the tournament's currency, to the cent. */
  amount: number
}

/** One in so many is paid. Sample data. */
export const ENTRANTS_PER_PAID_PLACE = 7
/** Part of the pool that is shared evenly by all who are paid; the rest goes by place. */
const EVEN_PART = 0.4
/** How steeply the rest rises towards the top. */
const STEEPNESS = 1.1

/** How many of a field win something. */
export function paidPlacesOf(entrants: number): number {
  return Math.max(1, Math.floor(entrants / ENTRANTS_PER_PAID_PLACE))
}

/** Last places of groups that win the same: nine by themselves, then groups that grow by half. */
function groupEnds(paid: number): number[] {
  const ends: number[] = []
  for (let end = 1; end < paid; end = end < 9 ? end + 1 : Math.floor(end * 1.5)) ends.push(end)
  return [...ends, paid]
}

/** Divides a pool over `paid` places: to the cent, and no place gets more than the one before it. */
export function dividePool(pool: number, paid: number): PaidPlaces[] {
  const cents = Math.round(pool * 100)
  const ends = groupEnds(paid)
  const groups = ends.map((to, index) => ({ from: (ends[index - 1] ?? 0) + 1, to }))
  // A group has the weight of its first place.
  const weightOf = ({ from }: { from: number }) => from ** -STEEPNESS
  const weights = groups.reduce((sum, group) => sum + weightOf(group) * (group.to - group.from + 1), 0)
  const amounts = groups.map((group) =>
    Math.floor((cents * EVEN_PART) / paid + (cents * (1 - EVEN_PART) * weightOf(group)) / weights),
  )
  const given = groups.reduce((sum, { from, to }, index) => sum + (to - from + 1) * (amounts[index] ?? 0), 0)
  // What rounding has left goes to the first.
  return groups.map((group, index) => ({
    ...group,
    amount: ((amounts[index] ?? 0) + (index === 0 ? cents - given : 0)) / 100,
  }))
}

/** A satellite's pool: seats of one price, and what is left of it for the next place. */
export function divideSeats(pool: number, price: number): PaidPlaces[] {
  const cents = Math.round(pool * 100)
  const seats = Math.floor(cents / Math.round(price * 100))
  const rest = (cents - seats * Math.round(price * 100)) / 100
  return [
    ...(seats > 0 ? [{ from: 1, to: seats, amount: price }] : []),
    ...(rest > 0 ? [{ from: seats + 1, to: seats + 1, amount: rest }] : []),
  ]
}
