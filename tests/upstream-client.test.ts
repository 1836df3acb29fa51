import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUpstreamClient, MAX_BODY_BYTES } from '#server/upstream/client.ts'
import { upstreamFaults } from './helpers/upstream-faults.ts'
import { createUpstreamServer, type UpstreamServer } from './helpers/upstream-server.ts'

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

  it('reports an address where nobody listens', async () => {
    const gone = await createUpstreamServer()
    await gone.close()
    const client = createUpstreamClient({ baseUrl: gone.url, timeoutMs: 10_000 })
    await expect(client.loadJson('navigations', new URLSearchParams())).rejects.toMatchObject({ reason: 'network' })
  })
})
