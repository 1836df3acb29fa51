import { describe, expect, it } from 'vitest'
import { momentsOf, type Prize, quantile, quantileError, simulateRuns } from './variance.ts'

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)
const meanOf = (values: Float64Array) => sum(values) / values.length
const deviationOf = (values: Float64Array) => {
  const mean = meanOf(values)
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length)
}
const field: Prize[] = [
  { amount: 27_000, chance: 0.01 },
  { amount: 16_000, chance: 0.01 },
  { amount: 5000, chance: 0.08 },
]

it('mean and deviation of one tournament are those of a coin', () => {
  // 20 for 10, in half of the cases: 10 up or 10 down.
  expect(momentsOf({ buyIn: 1000, prizes: [{ amount: 2000, chance: 0.5 }] })).toEqual({ mean: 0, deviation: 1000 })
})

describe.each([
  ['a field', { buyIn: 1000, prizes: field, count: 400 }],
  ['one tournament', { buyIn: 1000, prizes: field, count: 1 }],
  ['a coin', { buyIn: 1000, prizes: [{ amount: 1820, chance: 0.5 }], count: 100 }],
  [
    'a prize for everybody',
    {
      buyIn: 1000,
      prizes: [
        { amount: 500, chance: 0.6 },
        { amount: 1500, chance: 0.4 },
      ],
      count: 50,
    },
  ],
])('the simulation of %s', (_, venture) => {
  const runs = 20_000
  const { ends, lows } = simulateRuns(venture, { runs, seed: 3 })
  const { mean, deviation } = momentsOf(venture)
  const spread = deviation * Math.sqrt(venture.count)

  it('has the mean that is worked out', () => {
    expect(Math.abs(meanOf(ends) - mean * venture.count)).toBeLessThan((4 * spread) / Math.sqrt(runs))
  })

  it('has the deviation that is worked out', () => {
    // A deviation of skewed values is known less well than that of a normal distribution: a twentieth.
    expect(Math.abs(deviationOf(ends) / spread - 1)).toBeLessThan(0.05)
  })

  it('is sorted, and never ends below its lowest point', () => {
    for (const values of [ends, lows]) expect(values).toEqual(values.toSorted())
    expect(lows.at(-1)).toBeLessThanOrEqual(0)
    expect(lows[0]).toBeLessThanOrEqual(ends[0]!)
  })
})

it('finds the lowest points that playing tournament by tournament finds', () => {
  const venture = { buyIn: 1000, prizes: field, count: 60 }
  const runs = 20_000
  const { lows } = simulateRuns(venture, { runs, seed: 5 })
  // Every tournament by itself, with another source of chance.
  let state = 12_345
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const slow = new Float64Array(runs).map(() => {
    let [result, low] = [0, 0]
    for (let played = 0; played < venture.count; played += 1) {
      result -= venture.buyIn
      low = Math.min(low, result)
      const drawn = next()
      result += drawn < 0.01 ? 27_000 : drawn < 0.02 ? 16_000 : drawn < 0.1 ? 5000 : 0
    }
    return low
  })
  expect(Math.abs(meanOf(lows) - meanOf(slow))).toBeLessThan((6 * deviationOf(slow)) / Math.sqrt(runs))
  for (const part of [0.05, 0.5, 0.95]) {
    expect(Math.abs(quantile(lows, part) - quantile(slow.sort(), part))).toBeLessThanOrEqual(2000)
  }
})

it('is the same for the same seed', () => {
  const venture = { buyIn: 1000, prizes: field, count: 50 }
  const [first, again, other] = [1, 1, 2].map((seed) => simulateRuns(venture, { runs: 200, seed }))
  expect(first).toEqual(again)
  expect(first).not.toEqual(other)
})

it('a quantile of even values is known to the standard error of its rank', () => {
  const values = Float64Array.from({ length: 10_000 }, (_, index) => index + 1)
  expect([0.05, 0.5, 0.95, 0, 1].map((part) => quantile(values, part))).toEqual([500, 5000, 9500, 1, 10_000])
  // The standard error of a rank: the root of n·p·(1 − p).
  expect(quantileError(values, 0.5)).toBeCloseTo(50, 0)
  expect(Math.abs(quantileError(values, 0.05) - Math.sqrt(10_000 * 0.05 * 0.95))).toBeLessThan(1)
})
