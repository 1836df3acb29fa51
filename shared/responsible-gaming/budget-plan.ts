import { type EnteredNumber, readNumber } from '#shared/site/read-number.ts'

/** From this part of what is left on, a plan is warned about. Our own line: no law names one. */
const WARN_SHARE = 0.3
/** A year has 52 weeks in 12 months. */
const WEEKS_PER_MONTH = 52 / 12
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

/** What somebody says they have left; who comes up short has nothing. */
export function readLeft(text: string, language: string): number | null {
  const { value, problem } = readNumber(text, language)
  return problem === 'negative' ? 0 : value
}

/** What that part would be; null while a plan stays below it, or says too little. */
export function limitOfPlan({ left, budget }: Pick<Plan, 'left' | 'budget'>): { share: number; amount: number } | null {
  if (left === null || !budget || budget < left * WARN_SHARE) return null
  return { share: WARN_SHARE, amount: left * WARN_SHARE }
}

/** What past months say beside one's own limit, once all of them can be read. Months count from 0. */
export type Finding =
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'total'; total: number }
  | { kind: 'within'; limit: number }
  | { kind: 'over'; months: number[]; excess: number }

export function findOverspending(months: readonly EnteredNumber[], limit: EnteredNumber): Finding {
  const known = months.flatMap(({ value }, month) => (value === null ? [] : [{ month, value }]))
  if ([...months, limit].some(({ problem }) => problem)) return { kind: 'unreadable' }
  if (known.length === 0) return { kind: 'empty' }
  const most = limit.value
  if (most === null) return { kind: 'total', total: known.reduce((sum, { value }) => sum + value, 0) }
  const over = known.filter(({ value }) => value > most)
  if (over.length === 0) return { kind: 'within', limit: most }
  return {
    kind: 'over',
    months: over.map(({ month }) => month),
    excess: over.reduce((sum, { value }) => sum + value - most, 0),
  }
}
