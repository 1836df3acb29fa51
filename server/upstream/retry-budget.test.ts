import { expect, it } from 'vitest'
import { createRetryBudget } from './retry-budget.ts'

it('never spends more than a tenth of the first attempts, and saves up for ten at most', () => {
  const budget = createRetryBudget(() => 0)
  const retriesOf = (calls: number) => {
    let retries = 0
    for (let call = 0; call < calls; call += 1) {
      budget.earn()
      if (budget.spend() !== null) retries += 1
    }
    return retries
  }
  expect(retriesOf(1_000)).toBe(100)
  for (let call = 0; call < 1_000; call += 1) budget.earn()
  let saved = 0
  while (budget.spend() !== null) saved += 1
  expect(saved).toBe(10)
})

it('waits for anything between nothing and a fifth of a second', () => {
  const chances = [0, 0.5, 1]
  const budget = createRetryBudget(() => chances.shift()!)
  for (let call = 0; call < 31; call += 1) budget.earn()
  expect([budget.spend(), budget.spend(), budget.spend()]).toEqual([0, 100, 200])
})
