import { expect, it } from 'vitest'
import { rollBack, rollForward } from './tournament-settlement.ts'

const rounded = (amounts: number[]) => amounts.map((amount) => Math.round(amount * 100) / 100)

it('rolls back: buy-in and fee, and of the rest half equally, half by chips', () => {
  const paid = rollBack({ buyIn: 10, fee: 1, eliminated: 7, chips: [9000, 4000, 2000] })
  expect(rounded(paid)).toEqual([43.67, 32, 27.33])
})

it('rolls forward: the lowest prize for all, the rest by chips', () => {
  expect(rounded(rollForward([50, 30, 20], [9000, 4000, 2000]))).toEqual([44, 30.67, 25.33])
})

it('rolls forward to no more than the first prize; what that cuts off goes to the others by chips', () => {
  const paid = rollForward([50, 30, 20], [98_000, 1500, 500])
  expect(rounded(paid)).toEqual([50, 27.5, 22.5])
})
