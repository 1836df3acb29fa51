import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BUILD_CHECK_INTERVAL_MS, MANIFEST_DELAY_MS } from '#shared/site/limits.ts'
import { startBuildWatch } from './build-watch.ts'

const load = vi.fn<(url: string) => Promise<Response>>()
const asked = () => load.mock.calls.map(([url]) => url)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal('fetch', load.mockReset())
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  load.mockImplementation(async () => Response.json({ id: 'own' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches the manifest a second after the browser is idle', async () => {
  const builds = startBuildWatch('own')
  await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS - 1)
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual(['/builds/meta/own.json'])
  expect(builds.isOutdated()).toBe(false)
})

it('leaves the manifest alone on the slowest connections', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: 'slow-2g' } })
  startBuildWatch('own')
  await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS)
  expect(asked()).toEqual([])
})

it('asks every hour, until there is a newer build', async () => {
  const builds = startBuildWatch('own')
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_INTERVAL_MS)
  expect(asked().at(-1)).toBe(`/builds/latest.json?${1_700_000_000_000 + BUILD_CHECK_INTERVAL_MS}`)
  expect(builds.isOutdated()).toBe(false)
  load.mockResolvedValueOnce(Response.json({ id: 'newer' }))
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_INTERVAL_MS)
  expect(builds.isOutdated()).toBe(true)
  const before = asked().length
  await vi.advanceTimersByTimeAsync(3 * BUILD_CHECK_INTERVAL_MS)
  expect(asked()).toHaveLength(before)
})

it('takes a server that does not know its manifest for one of another build', async () => {
  load.mockResolvedValueOnce(new Response(null, { status: 404 }))
  const builds = startBuildWatch('own')
  await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS)
  expect(builds.isOutdated()).toBe(true)
})

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response(null, { status: 500 })],
  ['something that is no JSON', async () => new Response('<html>')],
])('says nothing about %s, and asks again in an hour', async (_, answer) => {
  const builds = startBuildWatch('own')
  load.mockImplementation(answer)
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_INTERVAL_MS)
  expect(builds.isOutdated()).toBe(false)
  load.mockImplementation(async () => Response.json({ id: 'newer' }))
  await vi.advanceTimersByTimeAsync(BUILD_CHECK_INTERVAL_MS)
  expect(builds.isOutdated()).toBe(true)
})
