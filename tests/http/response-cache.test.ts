import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calmSensor, type LoadSensor } from '#server/http/load-sensor.ts'
import type { Readiness } from '#server/ops/probes.ts'
import { signPreview } from '#server/visitor/preview-token.ts'
import { loadGeneralSites } from '#tests/helpers/general-sites.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const secret = 'a secret of thirty-two characters'
const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'DE' },
  '192.0.4.0/24': { country: 'US' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
const readiness: Readiness = { state: 'ready' }
const clock = { time: 1_000, now: () => clock.time }
const load: LoadSensor = {
  ...calmSensor,
  isSaturated() {
    // Once: the route asks, too.
    const isBrokenNow = isBroken
    isBroken = false
    if (isBrokenNow) throw new Error('broken')
    return isSaturated
  },
}
let isSaturated = false
let isBroken = false
/** Addresses that the framework was asked for. */
let routed: string[] = []
let site: TestSite

beforeAll(async () => {
  const sites = await loadGeneralSites()
  sites.byId.global.edition.detectBrowserLanguage = { redirectOn: 'root' }
  site = await startSite({
    env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback', PREVIEW_SECRET: secret },
    overrides: { sites, load, clock, wallClock: { now: () => Date.parse('2026-11-20T12:00:00Z') } },
    app: {
      readiness,
      async registerFirst(app) {
        app.addHook('onRequest', (request, _reply, done) => {
          routed.push(request.originalUrl)
          done()
        })
      },
    },
  })
})
beforeEach(() => {
  routed = []
  isSaturated = false
  readiness.state = 'ready'
})
afterAll(async () => {
  await site.close()
})

type Headers = Record<string, string>
interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Of the connection and of the one request, not of the answer. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])
const withoutConnection = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofConnection.has(name))
      .map(([name, value]) => [name, String(value)]),
  )

async function ask(target: string, headers: Headers, options: RequestOptions = {}, of = site): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asked = request(of.url, { path: target, headers: { host: 'nl.localhost', ...headers }, ...options }, resolve)
  asked.on('error', reject).end()
  const answer = await promise
  const body = (await buffer(answer)).toString('base64')
  return { status: answer.statusCode ?? 0, headers: withoutConnection(answer.headers), body }
}

/** The same request, answered by the route: it comes past the response cache. */
async function askRoute(target: string, headers: Headers): Promise<Answer> {
  const answer = await site.app.inject({ method: 'GET', url: target, headers: { host: 'nl.localhost', ...headers } })
  return {
    status: answer.statusCode,
    headers: withoutConnection(answer.headers),
    body: answer.rawPayload.toString('base64'),
  }
}

/** Until there is a kept page for such a request, and the response cache knows of it. */
async function register(target: string, headers: Headers): Promise<void> {
  // A crawler waits for the whole page.
  await askRoute(target, { ...headers, 'user-agent': `${headers['user-agent'] ?? ''} Googlebot/2.1` })
  await askRoute(target, headers)
  routed = []
}

const from = { nl: '192.0.2.1', de: '192.0.3.1', us: '192.0.4.1', ontario: '192.0.5.1', nowhere: '10.0.0.1' }
const pages = [
  { host: 'nl.localhost', target: '/' },
  { host: 'global.localhost', target: '/nl/download/' },
  { host: 'global.localhost', target: '/api/util-navigations' },
]

// One function finds the response in both: what is compared is the request that it is given, and how its answer is sent.
describe.each(pages)('$target of $host', ({ host, target }) => {
  it.each<Headers>([
    {},
    { 'accept-encoding': 'gzip, deflate, br' },
    { 'accept-encoding': 'gzip;q=0.5' },
    { 'if-none-match': '*' },
    ...Object.values(from).map((address) => ({ 'x-forwarded-for': address })),
    { 'x-forwarded-for': `${from.us}, ${from.de}` },
    { 'x-forwarded-for': from.de, 'user-agent': 'Chrome-Lighthouse' },
    { 'x-forwarded-for': from.de, cookie: 'closeRM=1' },
    { 'x-forwarded-for': from.ontario, cookie: 'closeON=1; closeGS=1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https, http' },
    { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    { traceparent: 'nonsense' },
  ])('with %j is what the route answers, without it', async (headers) => {
    await register(target, { host, ...headers })
    const expected = await askRoute(target, { host, ...headers })
    routed = []
    expect(await ask(target, { host, ...headers })).toEqual(expected)
    expect(routed).toEqual([])
  })
})

describe('the rest of an address', () => {
  it.each(['?utm_source=mail', '?embedded=1', '?embeded=all'])(
    'such as %s does not call for the route',
    async (query) => {
      await register('/over-ons/', {})
      await register(`/over-ons/${query}`, {})
      const expected = await askRoute(`/over-ons/${query}`, {})
      routed = []
      expect(await ask(`/over-ons/${query}`, {})).toEqual(expected)
      expect(routed).toEqual([])
    },
  )
})

it('answers HEAD as GET, without the body and the route', async () => {
  await register('/', {})
  const { body: _, ...expected } = await ask('/', {})
  expect(await ask('/', {}, { method: 'HEAD' })).toEqual({ ...expected, body: '' })
  expect(routed).toEqual([])
})

describe('the route is asked for', () => {
  const preview = signPreview(
    { editionId: 'nl', country: 'US', region: null, isWhitelisted: false, date: '2026-12-01', expires: 4_000_000_000 },
    secret,
  )
  /** What takes out of a request what is special about it. */
  const plain = { cookie: '', referer: '', 'accept-language': 'en' }
  it.each<{ target: string; headers: Headers }>([
    { target: '/', headers: { cookie: `preview=${preview}` } },
    { target: '/', headers: { 'content-length': '0' } },
    { target: '/', headers: { 'transfer-encoding': 'chunked' } },
    { target: '/', headers: { expect: '100-continue' } },
    { target: '/', headers: { referer: 'http://nl.localhost/?em\tbedded=1' } },
    { target: '/api/n%61vigations', headers: {} },
    { target: '/api/navigations#one', headers: {} },
    { target: '/', headers: { referer: 'http://nl.localhost/?embedded=1' } },
    { target: '/', headers: { host: 'global.localhost', 'accept-language': 'nl' } },
    { target: '/welkomstbonus/?deposit=100', headers: {} },
    { target: 'http://nl.localhost/', headers: {} },
    { target: '/cookiebeleid/', headers: {} },
    { target: '/nergens/', headers: {} },
    { target: '/ggteam/mira-halvorsen/', headers: { host: 'global.localhost' } },
    { target: '/api/visitor', headers: {} },
    { target: '/toernooien', headers: {} },
  ])('$target with $headers, and answers', async ({ target, headers }) => {
    const [pathname = ''] = target.replace('http://nl.localhost', '').split('?')
    await register(pathname, { host: 'nl.localhost', ...headers, ...plain })
    const expected = await askRoute(pathname === target ? target : target.replace('http://nl.localhost', ''), headers)
    routed = []
    const { status, headers: answered } = await ask(target, headers)
    expect(routed).toEqual([target])
    expect({ status, location: answered.location, policy: answered['cache-control'] }).toEqual({
      status: expected.status,
      location: expected.headers.location,
      policy: expected.headers['cache-control'],
    })
  })

  it('where the response cache fails', async () => {
    await register('/', {})
    isBroken = true
    expect(await ask('/', {})).toMatchObject({ status: 200 })
    expect(routed).toEqual(['/'])
    isBroken = false
    expect(site.log.splice(0).some(({ msg }) => msg === 'The response cache failed')).toBe(true)
    expect(await ask('/', {})).toMatchObject({ status: 200 })
    expect(routed).toEqual(['/'])
  })

  it('while the process drains', async () => {
    await register('/', {})
    readiness.state = 'draining'
    expect(await ask('/', {})).toMatchObject({ status: 200 })
    expect(routed).toEqual(['/'])
  })
})

describe('what is refused is refused', () => {
  it.each<{ headers?: Headers; options?: RequestOptions; status: number }>([
    { headers: { host: 'elsewhere.example' }, status: 421 },
    { headers: { host: 'nl.localhost/' }, status: 400 },
    { options: { method: 'DELETE' }, status: 405 },
  ])('%j', async ({ headers = {}, options = {}, status }) => {
    await register('/', {})
    expect(await ask('/', headers, options)).toMatchObject({ status })
  })

  it('with two hosts', async () => {
    await register('/', {})
    const head = 'GET / HTTP/1.1\r\nHost: nl.localhost\r\nHost: nl.localhost\r\nConnection: close\r\n\r\n'
    expect(await sendRaw(head)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('while the process is overloaded', async () => {
    await register('/', {})
    isSaturated = true
    expect(await ask('/', {})).toMatchObject({ status: 503 })
  })
})

async function sendRaw(head: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write(head)
  return text(socket)
}

it('is logged and counted like the route', async () => {
  await register('/over-ons/', { 'x-forwarded-for': '192.0.2.77' })
  const before = { answers: await count(answers), hits: await count(hits) }
  site.log.splice(0)
  await ask('/over-ons/?q=secret', { 'x-forwarded-for': '192.0.2.77', 'accept-encoding': 'br' })
  await askRoute('/over-ons/?q=secret', { 'x-forwarded-for': '192.0.2.77', 'accept-encoding': 'br' })
  await expect.poll(() => site.log).toHaveLength(2)
  const [direct, byRoute] = site.log.map(({ reqId, ms, time, ...line }) => ({
    ...line,
    hasId: typeof reqId === 'string',
  }))
  expect(direct).toEqual(byRoute)
  expect(direct).toMatchObject({ path: '/over-ons/', client: '192.0.2.0/24', status: 200, hasId: true })
  expect(await count(answers)).toBe(before.answers + 2)
  expect(await count(hits)).toBe(before.hits + 2)
})

const answers =
  'http_server_request_duration_seconds_count{edition="nl",http_request_method="GET",http_response_status_code="200",http_route="/*"}'
const hits = 'bff_cache_requests_total{edition="nl",cache="pages",result="hit"}'

async function count(series: string): Promise<number> {
  const line = (await site.metrics()).split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

it('upgrades requests of visitors over https, and of nobody else', async () => {
  for (const scheme of ['http', 'https', 'http']) {
    const headers = { 'x-forwarded-proto': scheme }
    await register('/over-ons/', headers)
    const { headers: answered } = await ask('/over-ons/', headers)
    const policy = answered['content-security-policy'] ?? ''
    expect(policy.endsWith('; upgrade-insecure-requests')).toBe(scheme === 'https')
  }
})

it('says how old a kept page is', async () => {
  await register('/over-ons/', {})
  expect(await ask('/over-ons/', {})).toMatchObject({ headers: { 'cache-status': 'pages; hit' } })
  clock.time += 60_001
  expect(await ask('/over-ons/', {})).toMatchObject({ headers: { 'cache-status': 'pages; hit; detail=stale' } })
  expect(routed).toEqual([])
})

describe('behind a peer that is no proxy of ours', () => {
  it.each([undefined, '10.0.0.0/8'])(
    'what it says of others is not believed, with TRUSTED_PROXIES %s',
    async (proxies) => {
      const own = await startSite({
        env: { GEOIP_DATABASE: database, ...(proxies && { TRUSTED_PROXIES: proxies }) },
      })
      // A proxy that says of nobody where they are: without one, a visitor on this machine would be at home.
      const headers = { host: 'global.localhost', 'user-agent': 'Googlebot/2.1', via: '1.1 proxy' }
      const said = { ...headers, 'x-forwarded-for': from.us, 'x-forwarded-proto': 'https' }
      // A page for visitors from there is kept, and would be found for a visitor who is taken for one.
      for (const remoteAddress of [from.us, from.us, '127.0.0.1', '127.0.0.1']) {
        await own.app.inject({ url: '/download/', headers, remoteAddress })
      }
      const plain = await ask('/download/', headers, {}, own)
      expect(await ask('/download/', said, {}, own)).toEqual(plain)
      expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
      expect(plain.headers['x-frame-options']).toBe('DENY')
      const kept = await own.app.inject({ url: '/download/', headers, remoteAddress: from.us })
      expect(kept.headers.etag).not.toBe(plain.headers.etag)
      await own.close()
    },
  )
})

it('cuts slow clients off as it is written', () => {
  const { timeout, headersTimeout, requestTimeout, keepAliveTimeout } = site.server
  expect({ timeout, headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    timeout: 15_000,
    headersTimeout: 5_000,
    requestTimeout: 8_000,
    keepAliveTimeout: 75_000,
  })
})
