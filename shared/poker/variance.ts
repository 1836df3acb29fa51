import { createRandom } from '#shared/site/seeded-random.ts'

/** What one tournament can bring, in cents, with its chance; what is missing to one brings nothing. */
export interface Prize {
  amount: number
  chance: number
}

export interface Venture {
  /** In cents. */
  buyIn: number
  prizes: readonly Prize[]
  /** Tournaments that are played one after the other. */
  count: number
}

/** Result of one tournament: its mean and the standard deviation around it, in cents, exactly. */
export function momentsOf({ buyIn, prizes }: Omit<Venture, 'count'>): { mean: number; deviation: number } {
  const gross = prizes.reduce((sum, { amount, chance }) => sum + amount * chance, 0)
  const square = prizes.reduce((sum, { amount, chance }) => sum + amount * amount * chance, 0)
  return { mean: gross - buyIn, deviation: Math.sqrt(Math.max(0, square - gross * gross)) }
}

/** What each run ended with, and how far below its start it once was (never above 0), both in cents and from low to high. */
export interface Runs {
  ends: Float64Array
  lows: Float64Array
}

interface SimulationOptions {
  runs: number
  seed: number
  /** Told the part that is done, from 0 to 1. */
  onProgress?: (part: number) => void
}

const RUNS_PER_REPORT = 64

/**
 * Plays all tournaments of a venture many times. Between two prizes a result only falls, by a buy-in each time, so the
 * simulation goes from prize to prize: how many tournaments lie between is one draw, which prize it is another.
 */
export function simulateRuns({ buyIn, prizes, count }: Venture, { runs, seed, onProgress }: SimulationOptions): Runs {
  const random = createRandom(seed)
  const paid = prizes.reduce((sum, { chance }) => sum + chance, 0)
  const drawPrize = prizeDraw(prizes, paid)
  // log(1 - paid), which is -Infinity where every tournament brings something: then no gap is drawn.
  const logMiss = Math.log1p(-Math.min(paid, 1))
  const ends = new Float64Array(runs)
  const lows = new Float64Array(runs)
  for (let run = 0; run < runs; run += 1) {
    let [played, result, low] = [0, 0, 0]
    while (paid > 0) {
      played += 1 + Math.floor(Math.log(1 - random()) / logMiss)
      if (played > count) break
      const prize = drawPrize(random())
      result += prize
      // Just before this prize, with its own buy-in paid.
      const before = result - prize - played * buyIn
      if (before < low) low = before
    }
    const end = result - count * buyIn
    ends[run] = end
    lows[run] = Math.min(low, end)
    if (run % RUNS_PER_REPORT === 0) onProgress?.(run / runs)
  }
  return { ends: ends.sort(), lows: lows.sort() }
}

/** Chooses a prize by a number from 0 to 1: the most likely are asked first. */
function prizeDraw(prizes: readonly Prize[], paid: number): (part: number) => number {
  const sorted = prizes.toSorted((one, other) => other.chance - one.chance)
  const amounts = Float64Array.from(sorted, ({ amount }) => amount)
  let sum = 0
  const bounds = Float64Array.from(sorted, ({ chance }) => {
    sum += chance
    return sum / paid
  })
  return (part) => {
    let index = 0
    while (index < bounds.length - 1 && part >= (bounds[index] ?? 1)) index += 1
    return amounts[index] ?? 0
  }
}

/** The value below which a part of the sorted values lies. */
export function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? 0
}

/** About how far a quantile of so many runs is from the true one: half of what lies between one standard error of its rank on either side. */
export function quantileError(sorted: Float64Array, part: number): number {
  const error = Math.sqrt((part * (1 - part)) / sorted.length)
  return (quantile(sorted, part + error) - quantile(sorted, part - error)) / 2
}
