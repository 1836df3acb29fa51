import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentsOf } from '#shared/poker/variance.ts'
import { readVariance, varianceExample } from './variance-entries.ts'
import { OWN_RUNS, roundStep, SERVER_PRIZES, serverRuns, workOutVariance } from './variance-run.ts'

const ventureOf = (entries: Record<string, string>) => {
  const read = readVariance({ ...varianceExample, ...entries }, 'nl')
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.venture
}

it('an average player returns what the fee leaves', () => {
  const venture = ventureOf({})
  expect(venture.averageRoi).toBeCloseTo(-0.09, 12)
  expect(momentsOf(venture).mean / venture.buyIn).toBeCloseTo(-0.09, 9)
})

it('whatever return is asked for is the mean of the prizes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 10, max: 3000 }),
      fc.integer({ min: 1, max: 400 }),
      (percent, entrants, buyIn) => {
        const venture = ventureOf({ roi: `${percent}`, entrants: `${entrants}`, buyin: `${buyIn}` })
        const chance = venture.prizes.reduce((sum, prize) => sum + prize.chance, 0)
        expect(chance).toBeLessThanOrEqual(1)
        // Prizes are whole cents.
        expect(Math.abs(momentsOf(venture).mean / venture.buyIn - percent / 100)).toBeLessThan(1e-9)
      },
    ),
    { numRuns: 60 },
  )
})

it.each([
  ['-9', -0.09],
  ['−9,5 %', -0.095],
  ['12%', 0.12],
  ['\u200e-9,5\u00a0%\u200e', -0.095],
])('reads a return of %s', (roi, expected) => expect(ventureOf({ roi }).roi).toBeCloseTo(expected, 12))

it.each<[string, Record<string, string>, [string, string][]]>([
  [
    'nothing',
    { buyin: '', entrants: '', count: '' },
    [
      ['buyin', 'empty'],
      ['entrants', 'empty'],
      ['count', 'empty'],
    ],
  ],
  ['a field of one', { entrants: '1' }, [['entrants', 'few']]],
  ['half a player', { entrants: '10,5' }, [['entrants', 'whole']]],
  ['too large a field', { entrants: '100001' }, [['entrants', 'many']]],
  ['too many tournaments', { count: '5001' }, [['count', 'often']]],
  ['more than double', { roi: '101' }, [['roi', 'roi']]],
  ['a word', { roi: 'veel' }, [['roi', 'text']]],
  ['what a heads-up cannot return', { entrants: '2', roi: '90' }, [['roi', 'reach']]],
])('names what is wrong with %s', (_, entries, expected) => {
  const read = readVariance({ ...varianceExample, ...entries }, 'nl')
  expect('problems' in read && read.problems.map(({ field, kind }) => [field, kind])).toEqual(expected)
})

describe('what the runs come to', () => {
  const venture = ventureOf({})
  const result = workOutVariance(venture, 4000)

  it('is in order, and its histogram has all but one run in a hundred', () => {
    const { low, middle, high } = result.ends
    expect(low.value).toBeLessThan(middle.value)
    expect(middle.value).toBeLessThan(high.value)
    const { from, width, counts } = result.histogram
    const inside = counts.reduce((sum, count) => sum + count, 0)
    expect(inside / result.runs).toBeGreaterThanOrEqual(0.99)
    // No step has ends on both sides of zero.
    expect(Math.abs((from / width) % 1)).toBe(0)
    const below = counts.filter((_, step) => from + step * width < 0).reduce((sum, count) => sum + count, 0)
    expect(result.losses - below).toBeLessThanOrEqual(result.runs - inside)
  })

  it('is as sure as it says: other chances lie within three of its errors', () => {
    const other = workOutVariance({ ...venture, prizes: venture.prizes.toReversed() }, OWN_RUNS)
    for (const part of ['low', 'middle', 'high'] as const) {
      const { value, error } = result.ends[part]
      expect(Math.abs(value - other.ends[part].value)).toBeLessThan(3 * (error + other.ends[part].error))
    }
  })
})

it('the server draws no more prizes than it may, and the browser’s runs where they are few', () => {
  const long = ventureOf({ count: '5000', roi: '40' })
  const chance = long.prizes.reduce((sum, prize) => sum + prize.chance, 0)
  expect(serverRuns(long) * long.count * chance).toBeLessThanOrEqual(SERVER_PRIZES)
  expect(serverRuns(ventureOf({ count: '1' }))).toBe(OWN_RUNS)
})

it.each([
  [0.7, 1],
  [1, 1],
  [1.2, 2],
  [37, 50],
  [501, 1000],
])('the round step from %d on is %d', (least, step) => expect(roundStep(least)).toBeCloseTo(step, 9))
