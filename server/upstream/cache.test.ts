import { describe, expect, it } from 'vitest'
import { BACK_OFF_MS, createUpstreamCache, MAX_STALENESS_MS, NEGATIVE_TTL_MS, TTL_MS } from './cache.ts'

const setUp = (random: number) => {
  const clock = { time: 1_000, now: () => clock.time }
  const state = { calls: 0, isDead: false }
  const cache = createUpstreamCache<string>({
    maxEntries: 4,
    async load() {
      state.calls += 1
      if (state.isDead) throw new Error('dead')
      return { value: 'good', version: '1', bytes: 4 }
    },
    onFailure: () => {},
    clock,
    wallClock: { now: () => 0 },
    random: () => random,
  })
  return { cache, clock, state }
}

describe('createUpstreamCache', () => {
  it.each([
    { random: 0, backOffMs: 0.8 * BACK_OFF_MS },
    { random: 0.5, backOffMs: BACK_OFF_MS },
    { random: 1, backOffMs: 1.2 * BACK_OFF_MS },
  ])('waits $backOffMs ms after a failed refresh when chance says $random', async ({ random, backOffMs }) => {
    const { cache, clock, state } = setUp(random)
    await cache.load('key')
    state.isDead = true
    clock.time += TTL_MS + 1
    await cache.load('key')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await cache.load('key')).toMatchObject({ isStale: true, freshMs: backOffMs })
    clock.time += backOffMs
    expect(await cache.load('key')).toMatchObject({ value: 'good', isStale: true })
    expect(state.calls).toBe(2)
    clock.time += 1
    await cache.load('key')
    expect(state.calls).toBe(3)
  })

  it.each([
    { random: 0, negativeMs: NEGATIVE_TTL_MS },
    { random: 1, negativeMs: 2 * NEGATIVE_TTL_MS },
  ])('remembers a cold failure for $negativeMs ms when chance says $random', async ({ random, negativeMs }) => {
    const { cache, clock, state } = setUp(random)
    state.isDead = true
    await expect(cache.load('key')).rejects.toThrow('dead')
    clock.time += negativeMs
    await expect(cache.load('key')).rejects.toThrow('dead')
    expect(state.calls).toBe(1)
    clock.time += 1
    state.isDead = false
    // Not the old failure while asking again, and never undefined.
    expect(await cache.load('key')).toEqual({
      value: 'good',
      version: '1',
      isStale: false,
      freshMs: TTL_MS,
      changesAt: Infinity,
      wasHeld: false,
    })
  })

  it('holds a value for as long as it may be served', async () => {
    const { cache, clock, state } = setUp(0.5)
    expect(await cache.load('key')).toMatchObject({ value: 'good', isStale: false, freshMs: TTL_MS })
    clock.time += 1_000
    expect(await cache.load('key')).toMatchObject({ isStale: false, freshMs: TTL_MS - 1_000 })
    state.isDead = true
    clock.time += MAX_STALENESS_MS - 1_000
    expect(await cache.load('key')).toMatchObject({ value: 'good', isStale: true })
    await new Promise((resolve) => setImmediate(resolve))
    clock.time += 1
    await expect(cache.load('key')).rejects.toThrow()
  })

  it('answers callers that wait for a load whose entry was pushed out', async () => {
    const { cache } = setUp(0.5)
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => cache.load(`key-${index}`)))
    expect(all.every(({ value }) => value === 'good')).toBe(true)
    expect(cache.size).toBeLessThanOrEqual(4)
  })
})
