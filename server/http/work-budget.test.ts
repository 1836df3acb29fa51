import { beforeEach, expect, it } from 'vitest'
import { createWorkBudget } from './work-budget.ts'

let now = 0
let spend: ReturnType<typeof createWorkBudget>
beforeEach(() => {
  now = 0
  spend = createWorkBudget({ clock: { now: () => now }, budget: { burst: 10, queued: 20, perSecond: 100 } })
})

it('lets an address work at once, then ever later, then not at all, without looking at others', () => {
  const admissions = [5, 5, 5, 15, 1].map((ms) => spend('a', ms))
  expect(admissions).toEqual([
    { isAllowed: true, waitMs: 0 },
    { isAllowed: true, waitMs: 0 },
    { isAllowed: true, waitMs: 50 },
    { isAllowed: true, waitMs: 200 },
    { isAllowed: false, retryAfterMs: 10 },
  ])
  expect(spend('b', 5)).toEqual({ isAllowed: true, waitMs: 0 })
})

it('forgives as time goes by, and charges nothing for what it refuses', () => {
  spend('a', 30)
  expect(spend('a', 10).isAllowed).toBe(false)
  now = 100
  expect(spend('a', 10)).toEqual({ isAllowed: true, waitMs: 200 })
  now = 400
  expect(spend('a', 10)).toEqual({ isAllowed: true, waitMs: 0 })
})

it('lets those who owe nothing have work above the whole budget', () => {
  expect(spend('a', 500)).toEqual({ isAllowed: true, waitMs: 0 })
  expect(spend('a', 1)).toMatchObject({ isAllowed: false })
})

it('has one budget for all addresses beyond those that it tells apart', () => {
  for (let index = 0; index < 10_000; index++) spend(`${index}`, 1)
  expect([spend('one more', 30), spend('and another', 1), spend('5', 1)].map(({ isAllowed }) => isAllowed)).toEqual([
    true,
    false,
    true,
  ])
})
