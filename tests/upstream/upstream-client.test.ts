import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUpstreamClient, MAX_BODY_BYTES } from '#server/upstream/client.ts'
import { upstreamFaults } from '#tests/helpers/upstream-faults.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

/** Only for servers that never finish: the wait for it is the test's whole time. */
const SHORT_TIMEOUT_MS = 150

let server: UpstreamServer
beforeEach(async () => {
  server = await createUpstreamServer()
})
afterEach(() => server.close())

describe('createUpstreamClient', () => {
  const loadJson = (timeoutMs: number, signal?: AbortSignal) =>
    createUpstreamClient({ baseUrl: server.url, timeoutMs }).loadJson(
      'navigations',
      new URLSearchParams({ siteId: 'GGPNL' }),
      signal,
    )

  it.each(upstreamFaults)('refuses $mode as $reason', async ({ mode, reason, status }) => {
    server.behaviour('navigations', mode)
    const timeoutMs = reason === 'timeout' ? SHORT_TIMEOUT_MS : 10_000
    await expect(loadJson(timeoutMs)).rejects.toMatchObject({
      name: 'UpstreamError',
      reason,
      status,
      resource: 'navigations',
    })
    expect(server.count('leaderboards')).toBe(0)
  })

  it('takes a body of exactly the largest size', async () => {
    server.behaviour('navigations', { text: '[]'.padEnd(MAX_BODY_BYTES) })
    expect(await loadJson(10_000)).toEqual({ status: 200, json: [] })
  })

  it('takes 404 for an answer', async () => {
    server.behaviour('navigations', 'not-found')
    expect(await loadJson(10_000)).toEqual({ status: 404 })
  })

  it('tells a caller that left from a deadline', async () => {
    server.behaviour('navigations', 'hang')
    const caller = new AbortController()
    const loading = loadJson(10_000, caller.signal)
    await server.arrival('navigations')
    caller.abort()
    await expect(loading).rejects.toMatchObject({ reason: 'aborted' })
  })

  it('opens at most ten connections, and lets the others wait their turn', async () => {
    const release = server.hold('navigations')
    const client = createUpstreamClient({ baseUrl: server.url, timeoutMs: 10_000 })
    const loads = Array.from({ length: 40 }, () =>
      client.loadJson('navigations', new URLSearchParams({ siteId: 'GGPNL' })),
    )
    await expect.poll(() => server.count('navigations')).toBe(10)
    expect(await server.connections()).toBe(10)
    release()
    expect(await Promise.all(loads)).toHaveLength(40)
    expect(await server.connections()).toBeLessThanOrEqual(10)
  })

  describe('with a retry earned by ten calls', () => {
    const createEarned = async () => {
      const client = createUpstreamClient({ baseUrl: server.url, timeoutMs: 10_000, random: () => 0 })
      const ask = () => client.loadJson('leaderboards', new URLSearchParams({ siteId: 'GGPNL' }))
      for (let call = 0; call < 10; call += 1) await ask()
      return ask
    }

    it('asks once more when a failure may be over, and only once', async () => {
      const ask = await createEarned()
      server.behaviour('leaderboards', { status: 503 })
      await expect(ask()).rejects.toMatchObject({ reason: 'status' })
      expect(server.count('leaderboards')).toBe(12)
      await expect(ask()).rejects.toMatchObject({ reason: 'status' })
      expect(server.count('leaderboards')).toBe(13)
    })

    it.each([
      ['garbage', 'json'],
      ['redirect', 'redirect'],
    ] as const)('does not ask again for an answer that would come again: %s', async (mode, reason) => {
      const ask = await createEarned()
      server.behaviour('leaderboards', mode)
      await expect(ask()).rejects.toMatchObject({ reason })
      expect(server.count('leaderboards')).toBe(11)
    })
  })

  it('leaves a back end alone that fails, comes back when it has recovered, and logs no more than that', async () => {
    let now = 0
    const lines: unknown[] = []
    const refused: string[] = []
    const client = createUpstreamClient({
      baseUrl: server.url,
      timeoutMs: 10_000,
      clock: { now: () => now },
      onRefused: (resource) => refused.push(resource),
      log: {
        info: (details: object) => lines.push(['info', details]),
        warn: (details: object) => lines.push(['warn', details]),
      },
    })
    const ask = () => client.loadJson('leaderboards', new URLSearchParams({ siteId: 'GGPNL' }))
    server.behaviour('leaderboards', 'garbage')
    for (let call = 0; call < 20; call += 1) await expect(ask()).rejects.toMatchObject({ reason: 'json' })
    await expect(ask()).rejects.toMatchObject({ reason: 'circuit-open' })
    expect(server.count('leaderboards')).toBe(20)
    expect(client.breakerState).toBe('open')
    server.behaviour('leaderboards', 'normal')
    now = 5_000
    const release = server.hold('leaderboards')
    const probe = ask()
    await expect(ask()).rejects.toMatchObject({ reason: 'circuit-open' })
    release()
    expect(await probe).toMatchObject({ status: 200 })
    expect(client.breakerState).toBe('closed')
    expect(await ask()).toMatchObject({ status: 200 })
    expect(refused).toEqual(['leaderboards', 'leaderboards'])
    expect(lines).toEqual([
      ['warn', { resource: 'leaderboards', outcome: 'json' }],
      ['info', { resource: 'leaderboards' }],
      ['info', { resource: 'leaderboards', outcome: 'ok' }],
    ])
  })

  it('reports an address where nobody listens', async () => {
    const gone = await createUpstreamServer()
    await gone.close()
    const client = createUpstreamClient({ baseUrl: gone.url, timeoutMs: 10_000 })
    await expect(client.loadJson('navigations', new URLSearchParams())).rejects.toMatchObject({ reason: 'network' })
  })
})
