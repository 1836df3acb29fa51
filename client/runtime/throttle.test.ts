import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs at once, then once per pause, and after the last call', () => {
  const times: number[] = []
  const start = Date.now()
  const throttled = throttle(() => times.push(Date.now() - start), 100)
  for (let passed = 0; passed < 250; passed += 10) {
    throttled()
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(1000)
  expect(times).toEqual([0, 100, 200, 300])
})

it('runs at once again when there was a pause', () => {
  const action = vi.fn()
  const throttled = throttle(action, 100)
  throttled()
  vi.advanceTimersByTime(100)
  expect(action).toHaveBeenCalledTimes(1)
  throttled()
  expect(action).toHaveBeenCalledTimes(2)
})
