import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { resources } from '#server/site/features.ts'
import { createBackEnd } from '#server/upstream/back-end.ts'
import { BACK_OFF_MS, MAX_STALENESS_MS, NEGATIVE_TTL_MS, TTL_MS } from '#server/upstream/cache.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { createUpstream } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { upstreamFaults } from '#tests/helpers/upstream-faults.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

/** For data that no date changes. */
const anyTime = createContentClock(0)
const embedded = await loadEmbeddedUpstream('data/upstream', resources)
const editions = [
  { id: 'nl', siteId: 'GGPNL', brandAlias: 'KAARTKAMERNL', hasAmbassadors: false },
  { id: 'global', siteId: 'GGPGLOBAL', brandAlias: 'KAARTKAMER', hasAmbassadors: true },
] as const

let server: UpstreamServer
beforeEach(async () => {
  server = await createUpstreamServer()
})
afterEach(() => server.close())

describe('createUpstream before a back end', () => {
  const setUp = () => {
    const clock = { time: 1_000, now: () => clock.time }
    const warnings: unknown[] = []
    const metrics = createMetrics('test')
    const log = { info: () => {}, warn: (entry: unknown) => warnings.push(entry) }
    const backEnd = createBackEnd({
      baseUrl: server.url,
      timeoutMs: 10_000,
      resources,
      metrics,
      log,
      clock,
      random: () => 0.5,
    })
    const upstream = createUpstream({ backEnd, metrics, log, editions, embedded, clock })
    const loadChanged = () => {
      server.behaviour('leaderboards', { json: [] })
      return upstream.load('leaderboards', 'GGPNL', anyTime)
    }
    return { clock, warnings, backEnd, upstream, loadChanged }
  }

  it('serves what the back end says', async () => {
    const { upstream } = setUp()
    const { value, source } = await upstream.load('navigations', 'GGPNL', anyTime)
    expect(source).toBe('upstream')
    expect(value).toEqual(embedded.select('navigations', new URLSearchParams({ siteId: 'GGPNL' })))
    const ambassadors = await upstream.load('brand-ambassadors', 'GGPGLOBAL', anyTime)
    expect(ambassadors.value).toHaveLength(6)
    const links = await upstream.loadDownloadLinks(
      { brandAlias: 'KAARTKAMER', platform: 'ios', country: 'BR' },
      anyTime,
    )
    expect(links.value.map((link) => link.type)).toEqual([5])
  })

  it('makes one call for 1,000 parallel cold loads', async () => {
    const { upstream } = setUp()
    const all = await Promise.all(Array.from({ length: 1_000 }, () => upstream.load('leaderboards', 'GGPNL', anyTime)))
    expect(new Set(all.map(({ value }) => value)).size).toBe(1)
    expect(server.count('leaderboards')).toBe(1)
  })

  it('asks once for 1,000 parallel cold loads that fail', async () => {
    const { upstream } = setUp()
    server.behaviour('leaderboards', { status: 500 })
    const all = await Promise.allSettled(
      Array.from({ length: 1_000 }, () => upstream.load('leaderboards', 'GGPNL', anyTime)),
    )
    expect(all.every((one) => one.status === 'rejected' && one.reason instanceof UpstreamError)).toBe(true)
    expect(server.count('leaderboards')).toBe(1)
  })

  it('asks again only after the time to live, and serves the old value meanwhile', async () => {
    const { backEnd, upstream, clock, loadChanged } = setUp()
    const first = await upstream.load('leaderboards', 'GGPNL', anyTime)
    clock.time += TTL_MS
    expect(await loadChanged()).toEqual({ ...first, wasHeld: true })
    expect(backEnd.counts.leaderboards.calls).toBe(1)

    const release = server.hold('leaderboards')
    clock.time += 1
    // Both are answered although the back end is silent.
    expect(await loadChanged()).toEqual({ ...first, source: 'stale', wasHeld: true })
    expect(await loadChanged()).toEqual({ ...first, source: 'stale', wasHeld: true })
    release()
    const fresh = await until(
      (siteId, clock) => upstream.load('leaderboards', siteId, clock),
      ({ source }) => source === 'upstream',
    )
    expect(fresh.value).toEqual([])
    expect(fresh.version).not.toBe(first.version)
    expect(server.count('leaderboards')).toBe(2)
  })

  it.each(upstreamFaults.filter(({ reason }) => reason !== 'timeout'))(
    'keeps the last good value through $mode',
    async ({ mode }) => {
      const { backEnd, upstream, clock, warnings } = setUp()
      const first = await upstream.load('leaderboards', 'GGPNL', anyTime)
      server.behaviour('leaderboards', mode)
      clock.time += TTL_MS + 1
      expect(await upstream.load('leaderboards', 'GGPNL', anyTime)).toEqual({
        ...first,
        source: 'stale',
        wasHeld: true,
      })
      await until(
        async () => warnings.length,
        (length) => length === 1,
      )
      expect(await upstream.load('leaderboards', 'GGPNL', anyTime)).toEqual({
        ...first,
        source: 'stale',
        wasHeld: true,
      })
      expect(backEnd.counts.leaderboards).toEqual({ calls: 2, failures: 1 })
    },
  )

  it.each([
    { name: 'another shape', json: { links: [] } },
    { name: 'a bad field', json: [{ id: 'x', name: 'x', date: 'yesterday', currency: 'EUR', entries: [] }] },
  ])('keeps the last good value through $name', async ({ json }) => {
    const { upstream, clock, warnings } = setUp()
    const first = await upstream.load('leaderboards', 'GGPNL', anyTime)
    server.behaviour('leaderboards', { json })
    clock.time += TTL_MS + 1
    await upstream.load('leaderboards', 'GGPNL', anyTime)
    await until(
      async () => warnings.length,
      (length) => length === 1,
    )
    expect(await upstream.load('leaderboards', 'GGPNL', anyTime)).toEqual({ ...first, source: 'stale', wasHeld: true })
    expect(warnings).toMatchObject([{ err: { reason: 'schema' }, servesStale: true }])
  })

  it('asks a failing back end no more often than the back-off allows, and recovers', async () => {
    const { backEnd, upstream, clock, loadChanged } = setUp()
    await upstream.load('leaderboards', 'GGPNL', anyTime)
    server.behaviour('leaderboards', { status: 500 })
    clock.time += TTL_MS + 1
    for (let second = 0; second < 60; second += 1) {
      clock.time += 1_000
      expect((await upstream.load('leaderboards', 'GGPNL', anyTime)).source).toBe('stale')
      const { leaderboards } = backEnd.counts
      await until(
        async () => leaderboards.failures,
        (failures) => failures === leaderboards.calls - 1,
      )
    }
    expect(server.count('leaderboards')).toBeGreaterThan(5)
    // One before the outage, then one per back-off.
    expect(server.count('leaderboards')).toBeLessThanOrEqual(1 + 60_000 / BACK_OFF_MS)

    clock.time += BACK_OFF_MS + 1
    await loadChanged()
    expect(
      (
        await until(
          (siteId, clock) => upstream.load('leaderboards', siteId, clock),
          ({ source }) => source === 'upstream',
        )
      ).value,
    ).toEqual([])
  })

  it('refuses a value older than the largest staleness: an error, or the embedded navigation', async () => {
    const { backEnd, upstream, clock } = setUp()
    await upstream.load('leaderboards', 'GGPNL', anyTime)
    await upstream.load('navigations', 'GGPNL', anyTime)
    server.behaviour('all', { status: 500 })
    clock.time += MAX_STALENESS_MS
    expect((await upstream.load('leaderboards', 'GGPNL', anyTime)).source).toBe('stale')
    expect((await upstream.load('navigations', 'GGPNL', anyTime)).source).toBe('stale')
    await until(
      async () => backEnd.counts.navigations.failures,
      (failures) => failures === 1,
    )
    clock.time += 1
    await expect(upstream.load('leaderboards', 'GGPNL', anyTime)).rejects.toThrow(UpstreamError)
    expect((await upstream.load('navigations', 'GGPNL', anyTime)).source).toBe('fallback')
  })

  it('waits for the back end rather than serve a value that is too old', async () => {
    const { upstream, clock, loadChanged } = setUp()
    await upstream.load('leaderboards', 'GGPNL', anyTime)
    clock.time += MAX_STALENESS_MS + 1
    expect(await loadChanged()).toMatchObject({ value: [], source: 'upstream' })
  })

  it('cold before a dead back end: navigations fall back, the rest throws, and the failure is remembered', async () => {
    const { upstream, clock } = setUp()
    server.behaviour('all', { status: 503 })
    const links = () =>
      upstream.loadDownloadLinks({ brandAlias: 'KAARTKAMER', platform: 'mac', country: 'UNKNOWN' }, anyTime)
    for (let round = 0; round < 20; round += 1) {
      const navigations = await upstream.load('navigations', 'GGPNL', anyTime)
      expect(navigations).toMatchObject({ source: 'fallback', value: { length: 7 } })
      expect((await upstream.load('util-navigations', 'GGPGLOBAL', anyTime)).source).toBe('fallback')
      await expect(upstream.load('brand-ambassadors', 'GGPGLOBAL', anyTime)).rejects.toThrow(UpstreamError)
      await expect(upstream.load('leaderboards', 'GGPNL', anyTime)).rejects.toThrow(UpstreamError)
      await expect(links()).rejects.toThrow(UpstreamError)
    }
    expect(server.count('navigations')).toBe(1)
    expect(server.count('download-links')).toBe(1)

    server.behaviour('all', 'normal')
    clock.time += 2 * NEGATIVE_TTL_MS + 1
    expect((await upstream.load('navigations', 'GGPNL', anyTime)).source).toBe('upstream')
    expect((await links()).source).toBe('upstream')
  })

  it('takes 404 for an empty list', async () => {
    const { upstream } = setUp()
    server.behaviour('all', 'not-found')
    expect(await upstream.load('leaderboards', 'GGPNL', anyTime)).toMatchObject({ value: [], source: 'upstream' })
    expect(await upstream.load('navigations', 'GGPNL', anyTime)).toMatchObject({ value: [], source: 'upstream' })
  })

  it('says once which entries of a menu are left out, as their labels have no text', async () => {
    const { upstream, clock, warnings } = setUp()
    const known = embedded.select('navigations', new URLSearchParams({ siteId: 'GGPNL' }))
    const [first] = known ?? []
    server.behaviour('navigations', { json: [{ ...first, langKey: 'nav.nowhere', children: [] }] })
    const expected = [expect.objectContaining({ labels: ['nav.nowhere in nl-NL.json and en.json'] })]
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(async () => (await upstream.load('navigations', 'GGPNL', anyTime)).source).toBe('upstream')
      expect(server.count('navigations')).toBe(count)
      clock.time += TTL_MS + 1
    }
    expect(warnings).toEqual(expected)
    expect(upstream.countUnnamed()).toBe(1)
  })

  it('never asks for the ambassadors of an edition that may show none', async () => {
    const { upstream } = setUp()
    server.behaviour('brand-ambassadors', { json: [{ slug: 'somebody', name: 'Somebody' }] })
    expect((await upstream.load('brand-ambassadors', 'GGPNL', anyTime)).value).toEqual([])
    expect(server.count('brand-ambassadors')).toBe(0)
  })

  it('refuses keys outside the configured ones before the cache, and a flood of good ones loses nothing', async () => {
    const { upstream } = setUp()
    const release = server.hold('navigations')
    const waiting = upstream.load('navigations', 'GGPNL', anyTime)
    for (const [brandAlias, country] of [
      ['OTHER', 'NL'],
      ['KAARTKAMER', 'nl'],
      ['KAARTKAMER', 'NLD'],
      ['KAARTKAMER', 'N1'],
    ]) {
      const query = { brandAlias: String(brandAlias), platform: 'ios' as const, country: String(country) }
      await expect(upstream.loadDownloadLinks(query, anyTime)).rejects.toThrow(RangeError)
    }
    await expect(upstream.load('navigations', 'GGPXX', anyTime)).rejects.toThrow(
      'siteId "GGPXX": expected one of GGPNL, GGPGLOBAL',
    )
    expect(server.count('download-links')).toBe(0)
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const countries = codes.flatMap((first) => codes.slice(0, 8).map((second) => first + second))
    await Promise.all(
      countries.map((country) =>
        upstream.loadDownloadLinks({ brandAlias: 'KAARTKAMER', platform: 'ios', country }, anyTime),
      ),
    )
    release()
    expect((await waiting).source).toBe('upstream')
    expect((await upstream.load('navigations', 'GGPNL', anyTime)).source).toBe('upstream')
    expect(server.count('navigations')).toBe(1)
  })
})

/** Loads again on every turn of the event loop until the result is the expected one; the test's own time limit ends it. */
async function until<Value>(
  load: (siteId: string, content: typeof anyTime) => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await load('GGPNL', anyTime)
    if (isExpected(value)) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}
