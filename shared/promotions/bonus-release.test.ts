import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BonusTerms, releaseBonus } from './bonus-release.ts'

const terms: BonusTerms = { matchPercent: 100, most: 250, smallestDeposit: 10, playThrough: 25, step: 5, days: 90 }
const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100)
const anyTerms = fc.record({
  matchPercent: fc.integer({ min: 1, max: 200 }),
  most: fc.integer({ min: 1, max: 1000 }),
  smallestDeposit: fc.integer({ min: 0, max: 50 }),
  playThrough: fc.integer({ min: 1, max: 200 }),
  step: fc.integer({ min: 1, max: 50 }),
  days: fc.integer({ min: 1, max: 120 }),
})
const play = fc.record({ deposit: money(2000), fees: money(20_000), daysPassed: fc.integer({ min: 0, max: 200 }) })
const cents = (amount: number) => Math.round(amount * 100)

describe('releaseBonus', () => {
  it.each([
    // Deposit, fees and days as the conditions of the Dutch edition would have them.
    [
      { deposit: 100, fees: 0, daysPassed: 0 },
      { bonus: 100, steps: 20, released: 0, rest: 100, feesToGo: 500 },
    ],
    [
      { deposit: 100, fees: 24.99, daysPassed: 1 },
      { stepsReleased: 0, released: 0 },
    ],
    [
      { deposit: 100, fees: 25, daysPassed: 1 },
      { stepsReleased: 1, released: 5, rest: 95, feesToGo: 475 },
    ],
    [
      { deposit: 400, fees: 1250, daysPassed: 89 },
      { bonus: 250, released: 250, rest: 0, feesToGo: 0, daysLeft: 1 },
    ],
    [
      { deposit: 100, fees: 100, daysPassed: 90 },
      { released: 20, rest: 80, feesToGo: 0, daysLeft: 0 },
    ],
    // The last step is what remains.
    [
      { deposit: 12, fees: 75, daysPassed: 3 },
      { bonus: 12, steps: 3, stepsReleased: 3, released: 12, rest: 0 },
    ],
    [
      { deposit: 12, fees: 50, daysPassed: 3 },
      { steps: 3, stepsReleased: 2, released: 10, rest: 2, feesToGo: 25 },
    ],
  ])('%j comes to %j', (input, expected) => {
    expect(releaseBonus(terms, input)).toMatchObject(expected)
  })

  it('brings nothing below the smallest deposit, and something from there on', () => {
    expect(releaseBonus(terms, { deposit: 9.99, fees: 100, daysPassed: 0 })).toBeNull()
    expect(releaseBonus(terms, { deposit: 10, fees: 0, daysPassed: 0 })?.bonus).toBe(10)
  })

  it('splits the bonus into what is released and what is not, and never gives more than it promises', () => {
    fc.assert(
      fc.property(anyTerms, play, (any, input) => {
        const result = releaseBonus(any, input)
        if (!result) {
          expect(input.deposit).toBeLessThan(any.smallestDeposit)
          return
        }
        expect(cents(result.released) + cents(result.rest)).toBe(cents(result.bonus))
        // In whole numbers: 75 % of 305.28 is 228.95999999999998 otherwise.
        const share = cents(input.deposit) * any.matchPercent
        expect(cents(result.bonus) * 100).toBeLessThanOrEqual(Math.min(cents(any.most) * 100, share))
        expect(result.rest).toBeGreaterThanOrEqual(0)
        expect(result.daysLeft).toBe(Math.max(0, any.days - input.daysPassed))
      }),
    )
  })

  it('releases no less for more fees, and all of it once the fees that are left to pay are paid', () => {
    fc.assert(
      fc.property(anyTerms, play, money(500), (any, input, more) => {
        const before = releaseBonus(any, input)
        if (!before) return
        const after = releaseBonus(any, { ...input, fees: input.fees + more })
        expect(after?.released).toBeGreaterThanOrEqual(before.released)
        if (before.daysLeft === 0) {
          expect(before.feesToGo).toBe(0)
          return
        }
        const paid = releaseBonus(any, { ...input, fees: input.fees + before.feesToGo })
        expect(paid?.rest).toBe(0)
        // Not a hundredth too many either.
        if (before.feesToGo > 0) {
          const short = releaseBonus(any, { ...input, fees: input.fees + before.feesToGo - 0.01 })
          expect(short?.rest).toBeGreaterThan(0)
        }
      }),
    )
  })
})
