/** A year has 52 weeks in 12 months. */
const WEEKS_PER_MONTH = 52 / 12
const LARGEST = 1_000_000

/**
 * Reads a number as people write it: `60`, `60,50`, `1.250` and `1,250.50` alike; a separator before three digits parts
 * thousands. Returns null for an empty text, NaN for one that is no number from 0 to a million.
 */
export function readNumber(text: string): number | null {
  const written = text.replace(/[\s€$]/g, '')
  if (written === '') return null
  const match = /^([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(written)
  if (!match) return Number.NaN
  const value = Number(`${match[1]?.replace(/[.,]/g, '')}.${match[2] ?? 0}`)
  return value <= LARGEST ? value : Number.NaN
}

/** What somebody plans; null where nothing has been said. Amounts are per month, sessions per week, hours per session. */
interface Plan {
  left: number | null
  budget: number | null
  sessions: number | null
  hours: number | null
}

/** What a plan comes to; null where it says too little. `share` is a part of 1. */
export function addUpPlan({ left, budget, sessions, hours }: Plan) {
  const sessionsPerMonth = sessions && sessions * WEEKS_PER_MONTH
  const hoursPerMonth = sessionsPerMonth && hours && sessionsPerMonth * hours
  return {
    share: left && budget !== null ? budget / left : null,
    perYear: budget === null ? null : budget * 12,
    perSession: budget !== null && sessionsPerMonth ? budget / sessionsPerMonth : null,
    perHour: budget !== null && hoursPerMonth ? budget / hoursPerMonth : null,
    hoursPerMonth: hoursPerMonth || null,
  }
}

/** What past months say beside one's own limit. Months count from 0. */
export type Finding =
  | { kind: 'empty' }
  | { kind: 'total'; total: number }
  | { kind: 'within'; limit: number }
  | { kind: 'over'; months: number[]; excess: number }

/** The one sentence that a chart of spending has to say; months without a figure say nothing. */
export function findOverspending(months: readonly (number | null)[], limit: number | null): Finding {
  const known = months.filter((amount) => amount !== null)
  if (known.length === 0) return { kind: 'empty' }
  if (limit === null) return { kind: 'total', total: known.reduce((sum, amount) => sum + amount, 0) }
  const over = months.flatMap((amount, index) => (amount !== null && amount > limit ? [index] : []))
  if (over.length === 0) return { kind: 'within', limit }
  return { kind: 'over', months: over, excess: over.reduce((sum, index) => sum + (months[index] ?? 0) - limit, 0) }
}
