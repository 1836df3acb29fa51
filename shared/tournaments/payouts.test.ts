import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dividePool, divideSeats, ENTRANTS_PER_PAID_PLACE, paidPlacesOf } from './payouts.ts'

const cents = (amount: number) => Math.round(amount * 100)

it('pays all of the pool to the cent, place after place without a gap, and no place more than the one before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20_000 }), fc.integer({ min: 50, max: 500_000 }), (entrants, perHead) => {
      const pool = (entrants * perHead) / 100
      const paid = paidPlacesOf(entrants)
      const prizes = dividePool(pool, paid)
      expect(prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * cents(amount), 0)).toBe(cents(pool))
      for (const [index, { from, to, amount }] of prizes.entries()) {
        const before = prizes[index - 1]
        expect(from).toBe((before?.to ?? 0) + 1)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(amount).toBeLessThanOrEqual(before?.amount ?? pool)
        // Every paid place is a profit.
        expect(cents(amount)).toBeGreaterThanOrEqual(perHead)
      }
      expect(prizes.at(-1)?.to).toBe(paid)
      expect(paid).toBeLessThanOrEqual(Math.max(1, entrants / ENTRANTS_PER_PAID_PLACE))
    }),
    { numRuns: 200 },
  )
})

it('divides a satellite’s pool into whole seats, and gives what is left to the next place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 1_030_000 }), (pool, price) => {
      const prizes = divideSeats(pool / 100, price / 100)
      const paid = prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * cents(amount), 0)
      expect(paid).toBe(pool)
      const seats = prizes.find(({ amount }) => cents(amount) === price)
      expect(seats ? seats.to : 0).toBe(Math.floor(pool / price))
    }),
  )
})
