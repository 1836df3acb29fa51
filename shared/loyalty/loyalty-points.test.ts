import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLoyalty, type LoyaltyTerms } from './loyalty-points.ts'

const terms: LoyaltyTerms = {
  pointsPerUnit: 10,
  levels: [
    { id: 'ivory', from: 0, percent: 5 },
    { id: 'oxblood', from: 500, percent: 8 },
    { id: 'night', from: 2500, percent: 12 },
    { id: 'brass', from: 10_000, percent: 16 },
  ],
}
const fees = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100)

describe('countLoyalty', () => {
  it.each([
    [0, { points: 0, level: 'ivory', worth: 0, cost: 0 }],
    [49.99, { points: 499, level: 'ivory', worth: 2.49, cost: 47.5 }],
    [50, { points: 500, level: 'oxblood', worth: 4, cost: 46 }],
    [250, { points: 2500, level: 'night', worth: 30, cost: 220 }],
    [1000, { points: 10_000, level: 'brass', worth: 160, cost: 840 }],
  ])('fees of %d come to %j', (amount, expected) => {
    expect(countLoyalty(terms, amount)).toEqual(expected)
  })

  it('is worth no less for more fees, and never as much as they cost', () => {
    fc.assert(
      fc.property(fees, fees, (some, more) => {
        const [less, most] = [countLoyalty(terms, some), countLoyalty(terms, some + more)]
        expect(most.worth).toBeGreaterThanOrEqual(less.worth)
        expect(most.points).toBeGreaterThanOrEqual(less.points)
        if (some > 0) expect(less.cost).toBeGreaterThan(0)
        expect(Math.round(less.cost * 100) + Math.round(less.worth * 100)).toBe(Math.round(some * 100))
      }),
    )
  })

  it('wants a lowest level for everybody', () => {
    expect(() => countLoyalty({ ...terms, levels: terms.levels.slice(1) }, 1)).toThrow(RangeError)
  })
})
