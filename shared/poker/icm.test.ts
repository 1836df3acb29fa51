import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideByDeal } from './deal.ts'
import { finishChances } from './icm.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const stacksOf = (most: number) => fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 2, maxLength: most })

/** Every order in which the players can finish, one after the other, with its chance: no sets and no sharing of work. */
function* orders(
  stacks: readonly number[],
  taken: number[] = [],
  chance = 1,
): Generator<{ order: number[]; chance: number }> {
  if (taken.length === stacks.length) yield { order: taken, chance }
  const open = stacks.flatMap((stack, player) => (taken.includes(player) ? [] : [{ player, stack }]))
  const left = sum(open.map(({ stack }) => stack))
  for (const { player, stack } of open) yield* orders(stacks, [...taken, player], (chance * stack) / left)
}

describe('the chance of each place', () => {
  it('is that of all orders, written out one by one', () => {
    fc.assert(
      fc.property(stacksOf(6), (stacks) => {
        const counted = stacks.map(() => stacks.map(() => 0))
        for (const { order, chance } of orders(stacks)) {
          for (const [place, player] of order.entries()) counted[player]![place]! += chance
        }
        for (const [player, row] of finishChances(stacks).entries()) {
          for (const [place, chance] of row.entries()) expect(chance).toBeCloseTo(counted[player]![place]!, 10)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('adds up to one for every player and every place, for ten as well', () => {
    fc.assert(
      fc.property(stacksOf(10), (stacks) => {
        const chances = finishChances(stacks)
        for (const row of chances) expect(sum(row)).toBeCloseTo(1, 9)
        for (const place of stacks.keys()) expect(sum(chances.map((row) => row[place] ?? 0))).toBeCloseTo(1, 9)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a deal', () => {
  it('is what a published implementation says', () => {
    // README of github.com/poker-apprentice/icm-calculator, `calculateExact`.
    const shares = divideByDeal([150_000, 98_750, 45_500, 13_250], [42_500, 28_000, 13_000, 7_500])
    expect(shares.map(({ icm }) => icm)).toEqual([32_320, 27_812, 19_579, 11_289])
  })

  it('by chips is what a published example says, with the smallest prize for everybody first', () => {
    // “How are the chip count payout amounts calculated?”, help.nj.betmgm.com: 570 in prizes, 57 for the next who leaves.
    const published = [15_528, 13_563, 12_252, 9632, 6028]
    const shares = divideByDeal([15_000, 12_000, 10_000, 6000, 500], [20_000, 14_000, 10_000, 7300, 5700])
    for (const [player, { byChips }] of shares.entries()) {
      expect(Math.abs(byChips - published[player]!)).toBeLessThanOrEqual(1)
    }
  })

  it('adds up to the prizes exactly, whichever way', () => {
    const prizes = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(stacksOf(10), prizes, (stacks, drawn) => {
        const sorted = drawn.slice(0, stacks.length).toSorted((one, other) => other - one)
        const shares = divideByDeal(stacks, sorted)
        for (const way of ['icm', 'byChips', 'evenly'] as const) {
          expect(sum(shares.map((share) => share[way]))).toBe(sum(sorted))
        }
        // By the model nobody gets more than the first prize; by chips a leader may.
        for (const { icm } of shares) expect(icm).toBeLessThanOrEqual(sorted[0]! + 1)
      }),
      { numRuns: 60 },
    )
  })

  it('gives nobody more for fewer chips', () => {
    fc.assert(
      fc.property(stacksOf(8), (stacks) => {
        const sorted = stacks.toSorted((one, other) => other - one)
        const shares = divideByDeal(sorted, [500_00, 300_00, 200_00].slice(0, sorted.length))
        for (const [player, { icm }] of shares.entries())
          expect(icm).toBeLessThanOrEqual((shares[player - 1]?.icm ?? 1e9) + 1)
      }),
      { numRuns: 40 },
    )
  })
})
