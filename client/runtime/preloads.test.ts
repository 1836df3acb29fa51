import { expect, it, vi } from 'vitest'
import { MAX_PRELOADS } from '#shared/site/limits.ts'
import { createPreloads } from './preloads.ts'

function createFetch() {
  const running = new Map<string, PromiseWithResolvers<string>>()
  const load = vi.fn((path: string) => {
    const request = Promise.withResolvers<string>()
    running.set(path, request)
    return request.promise
  })
  return { load, running }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('fetches what is not here yet, and gives it to the one navigation that wants it', async () => {
  const { load, running } = createFetch()
  const preloads = createPreloads(load)
  preloads.preload('/a/')
  preloads.preload('/a/')
  running.get('/a/')?.resolve('page')
  expect(await preloads.take('/a/')).toBe('page')
  expect(load.mock.calls).toEqual([['/a/']])
  expect(preloads.take('/a/')).toBeNull()
  preloads.preload('/a/')
  expect(load.mock.calls).toEqual([['/a/'], ['/a/']])
})

it('asks again for what did not come', async () => {
  const { load, running } = createFetch()
  const preloads = createPreloads(load)
  preloads.preload('/a/')
  running.get('/a/')?.reject(new Error('broken'))
  await settled()
  preloads.preload('/a/')
  expect(load.mock.calls).toEqual([['/a/'], ['/a/']])
})

it('has at most five under way, and goes on in turn, whatever fails', async () => {
  const { load, running } = createFetch()
  const preloads = createPreloads(load)
  const paths = Array.from({ length: 7 }, (_, index) => `/${index}/`)
  for (const path of paths) preloads.preload(path)
  expect(load.mock.calls.flat()).toEqual(paths.slice(0, MAX_PRELOADS))
  running.get('/3/')?.reject(new Error('broken'))
  await settled()
  expect(load.mock.calls.flat()).toEqual(paths.slice(0, 6))
  running.get('/0/')?.resolve('page')
  await settled()
  expect(load.mock.calls.flat()).toEqual(paths)
})

it('gives nothing that still waits for its turn, and does not fetch it any more', async () => {
  const { load, running } = createFetch()
  const preloads = createPreloads(load)
  for (let index = 0; index <= MAX_PRELOADS; index += 1) preloads.preload(`/${index}/`)
  expect(preloads.take('/5/')).toBeNull()
  for (const { resolve } of running.values()) resolve('page')
  await settled()
  expect(load.mock.calls.flat()).not.toContain('/5/')
})

it('has what has arrived whole, until it is taken or a minute old', async () => {
  const { load, running } = createFetch()
  let now = 0
  const preloads = createPreloads(load, () => now)
  for (const path of ['/a/', '/b/', '/c/']) preloads.preload(path)
  expect(preloads.has('/a/')).toBe(false)
  running.get('/a/')?.resolve('page')
  running.get('/b/')?.resolve('page')
  running.get('/c/')?.reject(new Error('broken'))
  await settled()
  expect(['/a/', '/b/', '/c/', '/d/'].map((path) => preloads.has(path))).toEqual([true, true, false, false])
  await preloads.take('/a/')
  now = 60_000
  expect(['/a/', '/b/'].map((path) => preloads.has(path))).toEqual([false, false])
})

it('gives nothing that is older than a minute', () => {
  let now = 0
  const preloads = createPreloads(createFetch().load, () => now)
  preloads.preload('/a/')
  preloads.preload('/b/')
  now = 59_999
  expect(preloads.take('/a/')).not.toBeNull()
  now = 60_000
  expect(preloads.take('/b/')).toBeNull()
})
