import request from 'supertest'
import { afterEach, expect, it, vi } from 'vitest'
import type { Readiness } from '#server/routes/probes.ts'
import { warmUp } from '#server/warm-up.ts'
import type { Visitor } from '#shared/visitor.ts'
import { loadGeneralSites } from './helpers/general-sites.ts'
import { startSite, type TestSite } from './helpers/site.ts'
import { createUpstreamServer } from './helpers/upstream-server.ts'

const visitor: Visitor = {
  country: null,
  region: null,
  ruleKey: null,
  ruleType: null,
  isWhitelisted: false,
  source: 'unknown',
}
let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

it('keeps the home page of every edition before anybody has asked', async () => {
  site = await startSite()
  await site.warmUp()
  for (const edition of ['nl', 'global', 'ca'] as const) {
    const answer = await request(site.url).get('/').set('host', `${edition}.localhost`)
    expect(answer.headers['cache-status'], edition).toBe('pages; hit')
  }
})

it.each(['hold', 'break'] as const)('ends where the back end would %s it', async (fault) => {
  const upstream = await createUpstreamServer()
  site = await startSite({ env: { UPSTREAM_URL: upstream.url } })
  if (fault === 'hold') upstream.hold('leaderboards')
  else await upstream.close()
  await site.warmUp()
  expect((await fetch(site.url)).status).toBe(200)
  if (fault === 'hold') await upstream.close()
})

it('waits a second for pages that are never made, and tells of those that fail', async () => {
  const log = { warn: vi.fn() }
  const input = { sites: await loadGeneralSites(), visitors: { resolve: () => visitor }, log }
  vi.useFakeTimers()
  try {
    const waiting = warmUp({ ...input, storedPages: { fill: () => new Promise(() => {}) } })
    await vi.advanceTimersByTimeAsync(1_000)
    await waiting
    expect(log.warn).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
  const failure = new Error('broken')
  await warmUp({ ...input, storedPages: { fill: () => Promise.reject(failure) } })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String))
})

it('the process is alive meanwhile, and not ready', async () => {
  const readiness: Readiness = { state: 'starting' }
  site = await startSite({ app: { readiness } })
  const { url } = site
  const statusOf = async (path: string) => (await fetch(url + path)).status
  expect([await statusOf('/livez'), await statusOf('/readyz'), await statusOf('/')]).toEqual([200, 503, 200])
  readiness.state = 'ready'
  expect(await statusOf('/readyz')).toBe(200)
})
