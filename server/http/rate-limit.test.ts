import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

it('lets an address call so often in a window, and again in the next, without looking at others', () => {
  let now = 0
  const mayCall = createRateLimit({ clock: { now: () => now }, max: 2, windowMs: 1000 })
  expect([mayCall('a'), mayCall('a'), mayCall('a'), mayCall('b')]).toEqual([true, true, false, true])
  now = 999
  expect(mayCall('a')).toBe(false)
  now = 1000
  expect(mayCall('a')).toBe(true)
})

it('has one allowance for all addresses beyond those that it tells apart', () => {
  const mayCall = createRateLimit({ clock: { now: () => 0 }, max: 1, windowMs: 1000 })
  for (let index = 0; index < 10_000; index++) mayCall(`${index}`)
  expect([mayCall('one more'), mayCall('and another'), mayCall('5')]).toEqual([true, false, false])
})
