import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLoadSensor } from './load-sensor.ts'

const loop = { delayMs: 0, utilisation: 0 }
const sensor = () => createLoadSensor({ takeDelayMs: () => loop.delayMs, takeUtilisation: () => loop.utilisation })
const samples = (count: number) => vi.advanceTimersByTime(count * 100)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(loop, { delayMs: 0, utilisation: 0 })
})
afterEach(() => vi.useRealTimers())

/** The answer to the last of so many who ask, each of whom finds so many others waiting. */
function isBusyAfter(one: ReturnType<typeof sensor>, { asked, waiting }: { asked: number; waiting: number }) {
  let isBusy = false
  for (let count = 0; count < asked; count += 1) isBusy = one.isBusy(waiting)
  return isBusy
}

it('is busy when the loop has no rest and several usually wait, not when they come at the same moment once', () => {
  loop.utilisation = 1
  const one = sensor()
  samples(1)
  expect(one.isFullyBusy()).toBe(true)
  expect(isBusyAfter(one, { asked: 20, waiting: 8 })).toBe(false)
  expect(isBusyAfter(one, { asked: 80, waiting: 8 })).toBe(true)
  expect(one.isBusy(0)).toBe(false)
})

it('is not busy while the loop has rest and is in time, however many wait', () => {
  loop.utilisation = 0.9
  const one = sensor()
  samples(1)
  expect(one.isFullyBusy()).toBe(false)
  expect(isBusyAfter(one, { asked: 200, waiting: 30 })).toBe(false)
})

it('is busy when the loop is late for longer than one task', () => {
  const one = sensor()
  isBusyAfter(one, { asked: 200, waiting: 8 })
  loop.delayMs = 600
  samples(1)
  expect(one.isBusy(8)).toBe(false)
  samples(1)
  expect(one.isBusy(8)).toBe(true)
  loop.delayMs = 0
  samples(10)
  expect(one.isBusy(8)).toBe(false)
})

it('is saturated when the loop is late by more than a second, not when the process was stopped for a while', () => {
  const one = sensor()
  loop.delayMs = 60_000
  samples(1)
  expect(one.isSaturated()).toBe(false)
  loop.delayMs = 1_500
  samples(10)
  expect(one.isSaturated()).toBe(true)
})

it('reads the loop of its own process, as it was lately and not since the start', async () => {
  vi.useRealTimers()
  const one = createLoadSensor()
  for (const isFullyBusy of [true, false, true]) {
    await untilItSays(one, { isFullyBusy })
    expect(one.isFullyBusy()).toBe(isFullyBusy)
  }
})

/** Works without rest, or rests, until the sensor says so, for a second at most. */
async function untilItSays(one: ReturnType<typeof sensor>, { isFullyBusy }: { isFullyBusy: boolean }) {
  const endAt = performance.now() + 1_000
  while (performance.now() < endAt && one.isFullyBusy() !== isFullyBusy) {
    const turnEndsAt = performance.now() + 30
    while (isFullyBusy && performance.now() < turnEndsAt);
    await new Promise((resolve) => (isFullyBusy ? setImmediate(resolve) : setTimeout(resolve, 10)))
  }
}
