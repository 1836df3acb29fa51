import { afterEach, expect, it } from 'vitest'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
afterEach(() => site.close())

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-01`
const OWN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const start = (trustedProxies: string) => startSite({ env: { TRUSTED_PROXIES: trustedProxies } })

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers })
  return { id: response.headers.get('x-request-id'), response, body: await response.text() }
}

/** The lines of the log that name this request. */
const linesOf = (id: string | null) => site.log.filter(({ reqId }) => reqId === id)

it("takes the balancer's id into answer, log line and problem, routed and stored", async () => {
  site = await start('loopback')
  // The first is made, the second found before any route.
  for (const [path, id] of [
    ['/api/navigations', 'balancer-0001'],
    ['/api/navigations', 'balancer-0002'],
    ['/assets/none.js', 'balancer-0003'],
    ['/', 'balancer-0004'],
    ['/', 'balancer-0005'],
  ] as const) {
    const answer = await ask(path, { 'x-request-id': id })
    expect(answer.id, path).toBe(id)
    expect(linesOf(id), path).toMatchObject([{ msg: 'Answered', path }])
  }
  const problem = await ask('/api/none', { 'x-request-id': 'balancer-0006' })
  expect(JSON.parse(problem.body)).toMatchObject({ status: 404, requestId: 'balancer-0006' })
})

it.each([
  ['from a stranger', '10.9.8.7', 'balancer-0001'],
  ['that is too short to be one', 'loopback', 'a'],
  ['that is endless', 'loopback', 'a'.repeat(129)],
  ['that would write into the log', 'loopback', '"},{"level":60'],
])('gives an id of its own in place of one %s', async (_, trustedProxies, given) => {
  site = await start(trustedProxies)
  const ids = new Set<string | null>()
  for (const path of ['/api/navigations', '/api/navigations', '/', '/api/none']) {
    const { id } = await ask(path, { 'x-request-id': given })
    expect(id, path).toMatch(OWN_ID)
    expect(linesOf(id), path).toMatchObject([{ msg: 'Answered', path }])
    ids.add(id)
  }
  expect(ids.size).toBe(4)
})

it('says in the log which edition, page, cache result, and trace and build it was, and how many bytes', async () => {
  site = await start('')
  const lineOf = async (path: string, headers = {}) => linesOf((await ask(path, headers)).id)
  const first = await lineOf('/promoties/', { traceparent })
  expect(first).toMatchObject([{ edition: 'nl', page: 'promotions', traceId: TRACE_ID, build: expect.any(String) }])
  const stored = await ask('/promoties/', { 'accept-encoding': 'identity', traceparent })
  const again = await ask('/promoties/', { 'accept-encoding': 'identity', traceparent })
  const bytes = Buffer.byteLength(again.body)
  const hit = { cache: expect.stringContaining('hit'), bytes, page: 'promotions', edition: 'nl', traceId: TRACE_ID }
  expect(linesOf(again.id)).toMatchObject([hit])
  expect(again.body).toBe(stored.body)
  expect(await lineOf('/nergens/')).toMatchObject([{ edition: 'nl', page: 'none', status: 404, traceId: null }])
  expect(await lineOf('/api/navigations')).toMatchObject([{ edition: 'nl', page: null }])
})
