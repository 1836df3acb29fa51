import { quantile, quantileError, simulateRuns, type Venture } from '#shared/poker/variance.ts'

/** What a browser plays, in its worker. */
export const OWN_RUNS = 10_000
/** Prizes that the server draws for one question, about 10 ms. */
export const SERVER_PRIZES = 200_000
/** Fewer runs say nothing of one in twenty. */
const FEWEST_RUNS = 40
const RUN_SEED = 1

/** An amount in cents, and about how far it may be from the true one. */
export interface Estimate {
  value: number
  error: number
}

export interface VarianceResult {
  runs: number
  /** Of a hundred runs, what the fifth, the fiftieth and the ninety-fifth ended with. */
  ends: { low: Estimate; middle: Estimate; high: Estimate }
  /** How far below the start a run once was: in half of the runs, and in one of twenty. */
  lows: { middle: Estimate; low: Estimate }
  /** Runs that ended below zero. */
  losses: number
  /** How many runs ended in each step from `from` on, `width` cents each; zero lies between two steps. */
  histogram: { from: number; width: number; counts: number[] }
}

/** How often the server may play a venture. */
export function serverRuns({ prizes, count }: Pick<Venture, 'prizes' | 'count'>): number {
  const perRun = 1 + count * prizes.reduce((sum, { chance }) => sum + chance, 0)
  return Math.min(OWN_RUNS, Math.max(FEWEST_RUNS, Math.floor(SERVER_PRIZES / perRun)))
}

/** Plays a venture `runs` times: the same question gives the same answer. */
export function workOutVariance(venture: Venture, runs: number, onProgress?: (part: number) => void): VarianceResult {
  const { ends, lows } = simulateRuns(venture, { runs, seed: RUN_SEED, ...(onProgress && { onProgress }) })
  const at = (values: Float64Array, part: number) => ({
    value: quantile(values, part),
    error: quantileError(values, part),
  })
  return {
    runs,
    ends: { low: at(ends, 0.05), middle: at(ends, 0.5), high: at(ends, 0.95) },
    lows: { middle: at(lows, 0.5), low: at(lows, 0.05) },
    losses: ends.filter((end) => end < 0).length,
    histogram: histogramOf(ends),
  }
}

/** Steps of a histogram, about. */
const STEPS = 36
/** One run in so many lies outside it on either side: a single enormous prize would leave nothing to see. */
const OUTSIDE = 0.005

function histogramOf(sorted: Float64Array): VarianceResult['histogram'] {
  const [least, most] = [quantile(sorted, OUTSIDE), quantile(sorted, 1 - OUTSIDE)]
  const width = roundStep(Math.max(1, most - least) / STEPS)
  const from = Math.floor(least / width) * width
  const counts = Array.from({ length: Math.floor((most - from) / width) + 1 }, () => 0)
  for (const end of sorted) {
    const step = Math.floor((end - from) / width)
    if (step >= 0 && step < counts.length) counts[step] = (counts[step] ?? 0) + 1
  }
  return { from, width, counts }
}

/** The next of 1, 2, 5, 10, 20 … that is at least so large. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= least * (1 - 1e-9)) ?? 10 * power
}

/** The value as far as it is known: on a round step that is at least two of its errors, and a whole cent. */
export function knownValue({ value, error }: Estimate): number {
  const step = roundStep(Math.max(2 * error, 1))
  return Math.round(value / step) * step
}

/** Amounts that are written below a histogram: about four, zero among them where it is in sight. */
export function ticksOf({ from, width, counts }: VarianceResult['histogram']): number[] {
  const step = roundStep((width * counts.length) / 4)
  const first = Math.ceil(from / step)
  const last = Math.floor((from + width * counts.length) / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
