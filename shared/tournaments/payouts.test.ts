import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dividePool, payoutStructure } from './payouts.ts'

it('pays all of the pool, place after place without a gap, and no place more than the one before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (thousands) => {
      const pool = thousands * 1000
      const paid = dividePool(pool)
      expect(paid.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0)).toBeCloseTo(pool, 6)
      for (const [index, { amount }] of paid.entries()) {
        expect(amount).toBeLessThanOrEqual(paid[index - 1]?.amount ?? pool)
        expect(amount).toBeGreaterThan(0)
      }
    }),
  )
  for (const [index, { from, to }] of payoutStructure.entries()) {
    expect(from).toBe((payoutStructure[index - 1]?.to ?? 0) + 1)
    expect(to).toBeGreaterThanOrEqual(from)
  }
})
