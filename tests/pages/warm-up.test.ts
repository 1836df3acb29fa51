import request from 'supertest'
import { afterEach, expect, it, vi } from 'vitest'
import type { LiveEncoding } from '#server/http/encodings.ts'
import type { Readiness } from '#server/ops/probes.ts'
import type { PageRequest } from '#server/pages/page-request.ts'
import { makeNextPages, warmUp } from '#server/pages/warm-up.ts'
import { loadVisitors } from '#server/visitor/region-rules.ts'
import { editionIds } from '#shared/site/editions.ts'
import { loadGeneralSites } from '#tests/helpers/general-sites.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

it('keeps the home page of every edition before anybody has asked', async () => {
  site = await startSite()
  await site.warmUp()
  for (const edition of editionIds) {
    const answer = await request(site.url).get('/').set('host', `${edition}.localhost`)
    expect(answer.headers['cache-status'], edition).toBe('pages; hit')
  }
})

it('ends, and says so, where the back end holds the pages up', async () => {
  const upstream = await createUpstreamServer()
  const release = upstream.hold('leaderboards')
  site = await startSite({ env: { UPSTREAM_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '20000' } })
  await site.warmUp()
  expect(site.log).toContainEqual(expect.objectContaining({ level: 40, waitedMs: 1_000 }))
  release()
  await upstream.close()
})

const renderer = { renderOnce: async () => ({ pieces: [], csp: '', link: null, timing: '' }) }
const visitors = await loadVisitors('data', () => ({ country: null, region: null }))
const storedPages = { fill: async () => ({}) as never }

it('has rendered and compressed before anybody has asked for what is kept for nobody', async () => {
  const rendered: string[] = []
  const renderOnce = async (page: PageRequest, encoding: LiveEncoding) => {
    rendered.push(
      `${page.site.edition.id} ${page.target && 'error' in page.target && page.target.error.status} ${encoding}`,
    )
    return renderer.renderOnce()
  }
  const sites = await loadGeneralSites()
  await warmUp({ sites, visitors, log: { warn: vi.fn() }, storedPages, renderer: { renderOnce } })
  expect(new Set(rendered)).toEqual(new Set(editionIds.map((edition) => `${edition} 404 zstd`)))
  // Once would compile little of it.
  expect(rendered.length).toBeGreaterThan(editionIds.length)
})

it('starts no render once it is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise, resolve } = Promise.withResolvers<{
      pieces: Uint8Array[]
      csp: string
      link: null
      timing: string
    }>()
    const renderOnce = vi.fn(() => promise)
    const sites = await loadGeneralSites()
    const waiting = warmUp({ sites, visitors, log: { warn: vi.fn() }, storedPages, renderer: { renderOnce } })
    await vi.waitFor(() => expect(renderOnce).toHaveBeenCalledTimes(editionIds.length))
    await vi.advanceTimersByTimeAsync(1_000)
    await waiting
    resolve({ pieces: [], csp: '', link: null, timing: '' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(renderOnce).toHaveBeenCalledTimes(editionIds.length)
  } finally {
    vi.useRealTimers()
  }
})

it('makes the pages of other editions when those of one fail', async () => {
  const log = { warn: vi.fn() }
  const failure = new Error('broken')
  const filled: string[] = []
  await warmUp({
    sites: await loadGeneralSites(),
    visitors,
    log,
    renderer,
    storedPages: {
      async fill(page) {
        filled.push(page.site.edition.id)
        if (filled.length === 1) throw failure
        return {} as never
      },
    },
  })
  expect(filled.toSorted()).toEqual(editionIds.toSorted())
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: failure, edition: filled[0] }, expect.any(String))
})

it('waits a second, no longer and no shorter', async () => {
  const input = { sites: await loadGeneralSites(), visitors, log: { warn: vi.fn() }, renderer }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isOver = false
    const waiting = warmUp({ ...input, storedPages: { fill: () => new Promise(() => {}) } }).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
  } finally {
    vi.useRealTimers()
  }
})

it('makes the pages that were asked for of the next content one at a time, and those after one that fails', async () => {
  const log = { warn: vi.fn() }
  const made: string[] = []
  let running = 0
  await makeNextPages({
    sites: await loadGeneralSites(),
    visitors,
    log,
    addressesOf: (id) => (id === 'nl' ? ['/', '/contact/', '/download/'] : id === 'global' ? ['/'] : []),
    storedPages: {
      async fill({ site: { edition }, path }) {
        made.push(`${edition.id} ${path} ${running}`)
        running += 1
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (path === '/contact/') throw new Error('broken')
        return {} as never
      },
    },
  })
  // No edition takes the time of the others.
  expect(made.slice(0, 2).toSorted()).toEqual(['global / 0', 'nl / 0'])
  expect(made.slice(2)).toEqual(['nl /contact/ 0', 'nl /download/ 0'])
  expect(log.warn).toHaveBeenCalledOnce()
})

it('has another content served after three seconds, though a page of it is not made', async () => {
  const sites = await loadGeneralSites()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const fill = vi.fn(() => new Promise<never>(() => {}))
    const input = { sites, visitors, log: { warn: vi.fn() }, addressesOf: () => ['/'], storedPages: { fill } }
    const waiting = makeNextPages(input)
    await vi.waitFor(() => expect(fill).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(3_000)
    await waiting
  } finally {
    vi.useRealTimers()
  }
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
