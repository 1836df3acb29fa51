import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { parseHTML } from 'linkedom'
import { Registry } from 'prom-client'
import supertest from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { createHosts } from '#server/http/hosts.ts'
import { registerContentClock } from '#server/http/plugins/content-clock.ts'
import { registerPageContext } from '#server/http/plugins/page-context.ts'
import { PROBLEM_TYPE } from '#server/http/problems.ts'
import { createRateLimits } from '#server/http/rate-limit.ts'
import { createSharedResponses } from '#server/http/shared-responses.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { createVisitMetrics } from '#server/ops/metrics/visit-metrics.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { Policies } from '#server/policies/policies.ts'
import { apiRoutes } from '#server/site/api.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { resources } from '#server/site/features.ts'
import { createBackEnd } from '#server/upstream/back-end.ts'
import { TTL_MS } from '#server/upstream/cache.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { createUpstream } from '#server/upstream/upstream.ts'
import { createExplainVisitor } from '#server/visitor/explain-visitor.ts'
import { loadVisitors } from '#server/visitor/region-rules.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import type { Edition, EditionId } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const embedded = await loadEmbeddedUpstream('data/upstream', resources, { now: () => NOW })
const sites = await loadEditions('data/markets', routes)
const visitors = await loadVisitors('data', () => ({ country: null, region: null }))
const editions = Object.values(sites.byId).map((site) => site.edition)

/** Before the first tournament of the embedded data. */

const dutchVisitor: Visitor = {
  country: 'NL',
  region: null,
  ruleKey: null,
  ruleId: null,
  ruleType: null,
  isWhitelisted: false,
  source: 'database',
}
/** Which of an edition's rules it is stays with us; its key, reason and basis are told. */
const toldOf = ({ ruleId: _own, ...told }: Visitor) => told
const blockedVisitor: Visitor = { ...dutchVisitor, country: 'US', ruleKey: 'US', ruleType: 'BLOCKED' }

const noPolicies: Policies = { entries: [], versionsOf: () => [] }

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Somebody for whom the edition is made. */
function visitorOf(editionId: EditionId): Visitor {
  const country = sites.byId[editionId].edition.regionCountryCode
  return { ...dutchVisitor, country, region: editionId === 'ca' ? 'ON' : null }
}

interface SetUp {
  baseUrl?: string | null
  editionId?: EditionId
  visitor?: Visitor
  extend?: (app: FastifyInstance) => void
}

async function setUp({ baseUrl = null, editionId = 'nl', visitor = visitorOf(editionId), extend }: SetUp = {}) {
  const clock = { time: 1_000, now: () => clock.time }
  const logged: { level: number; msg: string }[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => logged.push(JSON.parse(line)) } } })
  const wallClock = { now: () => NOW + clock.time }
  const metrics = createMetrics('test')
  const { log } = app
  const backEnd = createBackEnd({ baseUrl, timeoutMs: 10_000, resources, metrics, log, clock, wallClock })
  const upstream = createUpstream({ backEnd, log, metrics, editions, embedded, clock, wallClock })
  registerContentClock(app, { wallClock })
  registerPageContext(app, {
    hosts: createHosts({ sites, defaultEdition: { id: editionId, isExplicit: true } }),
    visitors: { resolve: () => visitor, resolvePreview: () => visitor },
    connections: { isAtHome: () => false },
  })
  extend?.(app)
  const geoip = { info: { path: '', type: '', buildEpoch: new Date('2026-11-01T00:00:00Z') } }
  const explainVisitor = createExplainVisitor({ visitors, geoip, wallClock })
  // What belongs to a visit has tests of its own, against the whole application.
  const visits = createVisitMetrics(new Registry(), 'b1')
  const visit = { rateLimits: createRateLimits(clock), chatCapacity: async () => false, policies: noPolicies, visits }
  app.decorate('chargeWork', async () => {})
  const sharedResponses = createSharedResponses({
    responseCache: { mount: (of, path, { handle }, given = {}) => of.get(path, given, handle) },
    metrics: createMetrics('test'),
    wallClock,
    isDevelopment: false,
  })
  app.register(apiRoutes, {
    upstream,
    sharedResponses,
    explainVisitor,
    // Calendars alone are written in words; which words, their own tests know.
    loadEntry: () => Promise.resolve({ translate: { nl: String, en: String } } as unknown as Entry),
    ...visit,
  })
  await app.ready()
  cleanUps.push(() => app.close())
  return { app, api: supertest(app.server), clock, logged, edition: sites.byId[editionId].edition }
}

async function setUpWithServer(options: SetUp = {}) {
  const server = await createUpstreamServer()
  cleanUps.push(() => server.close())
  return { server, ...(await setUp({ ...options, baseUrl: server.url })) }
}

const downloadPath = (edition: Edition, rest = 'platform=windows&country=NL') =>
  `/api/download-url?brandAlias=${edition.brandAlias}&${rest}`

/** An address that a path of the API's description stands for. */
function addressOf(path: string, edition: Edition): string {
  const [first] = embedded.select('tournaments', new URLSearchParams({ siteId: edition.siteId })) as [TournamentSeries]
  const address = path
    .replace('{series}', first.id)
    .replace('{event}', first.events[0]!.id)
    .replaceAll(/\{(?:format|band|currency)\}/g, 'any')
  return address === '/api/download-url' ? downloadPath(edition) : address
}

/** Every resource route, with what a good answer is for an edition. */
const resourceRoutes = [
  { path: () => '/api/navigations', resource: 'navigations', hasFallback: true },
  { path: () => '/api/util-navigations', resource: 'util-navigations', hasFallback: true },
  { path: () => '/api/brand-ambassador', resource: 'brand-ambassadors', hasFallback: false },
  { path: () => '/api/giveaways', resource: 'giveaways', hasFallback: false },
  { path: () => '/api/leaderboards', resource: 'leaderboards', hasFallback: false },
  { path: (edition: Edition) => downloadPath(edition), resource: 'download-links', hasFallback: false },
] as const

function expectProblem(response: supertest.Response, status: number, detail: string | RegExp) {
  expect(response.status).toBe(status)
  expect(response.headers['content-type']).toContain(PROBLEM_TYPE)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status,
    detail: expect.stringMatching(detail),
    requestId: expect.stringMatching(/./),
  })
}

describe.each(editions)('the API of edition $id', (edition) => {
  it.each(resourceRoutes)('answers for $resource with what the upstream has', async ({ path, resource }) => {
    const { api } = await setUp({ editionId: edition.id })
    const query = new URLSearchParams({
      siteId: edition.siteId,
      brandAlias: edition.brandAlias,
      platform: 'windows',
      country: 'NL',
    })
    const isForbidden = resource === 'leaderboards' && forbids(sites.byId[edition.id].jurisdiction, 'publicInducement')
    const expected = isForbidden ? [] : embedded.select(resource, query)
    const response = await api
      .get(path(edition))
      .expect(200)
      .expect('content-type', /^application\/json/)
    expect(response.body).toEqual(resource === 'download-links' ? { links: expected } : expected)

    const head = await api.head(path(edition)).set('accept-encoding', 'gzip, deflate').expect(200)
    expect(head.headers['content-length']).toBe(response.headers['content-length'])
    expect(head.text ?? '').toBe('')
  })

  it('has ambassadors only where the edition may', async () => {
    const { api } = await setUp({ editionId: edition.id })
    const { body } = await api.get('/api/brand-ambassador')
    expect(body.length > 0).toBe(edition.hasAmbassadors)
  })
})

describe('GET /api/download-url', () => {
  it.each([
    ['platform=windows&country=NL', 'brandAlias'],
    ['brandAlias=OTHER&platform=windows&country=NL', 'brandAlias: expected KAARTKAMERNL'],
    ['brandAlias=KAARTKAMER&platform=windows&country=NL', 'brandAlias: expected KAARTKAMERNL'],
    ['brandAlias=KAARTKAMERNL&country=NL', 'platform: expected one of ios, android, windows, mac'],
    ['brandAlias=KAARTKAMERNL&platform=linux&country=NL', 'platform: expected one of ios, android, windows, mac'],
    ['brandAlias=KAARTKAMERNL&platform=ios&platform=mac', 'platform'],
    ['brandAlias=KAARTKAMERNL&platform=ios&country=nl', 'country: expected an ISO 3166-1 alpha-2 code'],
    ['brandAlias=KAARTKAMERNL&platform=ios&country=NL&country=US', 'country'],
    ['brandAlias=KAARTKAMERNL&platform=ios&country=', 'country'],
    ['brandAlias=KAARTKAMERNL&platform=ios&country=__proto__', 'country'],
  ])('refuses %s, naming %s', async (query, expected) => {
    const { api } = await setUp()
    expectProblem(await api.get(`/api/download-url?${query}`), 400, expected)
  })

  it('refuses a BLOCKED visitor before asking the back end', async () => {
    const { api, server, edition } = await setUpWithServer({ visitor: blockedVisitor })
    expectProblem(await api.get(downloadPath(edition)), 403, 'not available in your location')
    expect(server.count('download-links')).toBe(0)
  })

  it("takes the visitor's own country when none is given, and UNKNOWN for an address nobody knows", async () => {
    const { api, edition } = await setUp({ visitor: { ...dutchVisitor, country: 'NL' } })
    const own = await api.get(downloadPath(edition, 'platform=android')).expect(200)
    expect(own.body).toEqual((await api.get(downloadPath(edition, 'platform=android&country=NL'))).body)
    expect(own.headers['cache-control']).toBe('private, no-store')

    const nowhere = await setUp({ visitor: { ...dutchVisitor, country: null, source: 'unknown' } })
    const general = await nowhere.api.get(downloadPath(edition, 'platform=android')).expect(200)
    expect(general.body).toEqual((await api.get(downloadPath(edition, 'platform=android&country=UNKNOWN'))).body)
    expect(general.body).not.toEqual(own.body)
  })
})

describe('GET /api/visitor', () => {
  it('tells visitors what is known of them, and nobody else', async () => {
    const { api } = await setUp({ visitor: blockedVisitor })
    const response = await api.get('/api/visitor').expect(200).expect('cache-control', 'private, no-store')
    const rule = visitors.ruleOf('nl', 'US')
    expect(rule?.reason.en).toContain('United States')
    expect(response.body).toEqual({
      ...toldOf(blockedVisitor),
      prompt: null,
      reason: rule?.reason,
      basis: rule?.source,
      dataDate: '2026-11-01',
      code: 'NL-US-D-20261120',
    })
  })

  it('leaves out what is not for the client', async () => {
    const { api } = await setUp({ visitor: { ...dutchVisitor, address: '203.0.113.9' } as Visitor })
    const { body } = await api.get('/api/visitor')
    expect(body).toMatchObject({ ...toldOf(dutchVisitor), reason: null, basis: null })
    expect(body).not.toHaveProperty('address')
    expect(JSON.stringify(body)).not.toContain('203.0.113')
  })
})

describe('the API before a back end', () => {
  it.each(resourceRoutes)('never answers 200 without a body for $resource, cold and dead', async (route) => {
    const { api, server, edition } = await setUpWithServer({ editionId: 'global' })
    server.behaviour('all', { status: 500 })
    const response = await api.get(route.path(edition))
    if (route.hasFallback) {
      expect(response.status).toBe(200)
      expect(response.body.length).toBeGreaterThan(0)
      expect(response.headers['cache-status']).toBe('upstream; fwd=miss; detail=fallback')
      expect(response.headers['cache-control']).toBe('no-store')
      return
    }
    expectProblem(response, 503, /^This information is not available at the moment\.$/)
    expect(response.headers['retry-after']).toBe('3')
    expect(response.headers['cache-status']).toBeUndefined()
    await api.head(route.path(edition)).expect(503)
  })

  it('says of every answer whether it was kept or had to be asked for', async () => {
    const { api } = await setUp()
    const { paths } = (await api.get('/api/openapi.json')).body
    /** What no back end is asked for. */
    const ours = ['/api/visitor', '/api/chat-capacity', '/api/consent-receipt']
    const told: Record<string, unknown> = {}
    for (const path of Object.keys(paths).filter((one) => 'get' in paths[one] && !ours.includes(one))) {
      // Of those with ambassadors: elsewhere nobody is asked for them.
      const cold = await setUpWithServer({ editionId: 'global' })
      const ask = async () => (await cold.api.get(addressOf(path, cold.edition)).expect(200)).headers['cache-status']
      told[path] = [await ask(), await ask()]
    }
    expect(Object.keys(told).length).toBeGreaterThan(10)
    for (const one of Object.entries(told)) expect(one).toEqual([one[0], ['upstream; fwd=miss', 'upstream; hit']])
  })

  it('says when an answer is stale', async () => {
    const { api, server, clock } = await setUpWithServer()
    await api.get('/api/leaderboards').expect(200).expect('cache-status', 'upstream; fwd=miss')
    server.behaviour('all', { status: 500 })
    clock.time += TTL_MS + 1
    const stale = await api.get('/api/leaderboards').expect(200).expect('cache-status', 'upstream; hit; detail=stale')
    // The next attempt is under way: the next request finds what it brought.
    expect(stale.headers['cache-control']).toBe('private, max-age=1')
    await expect.poll(() => server.count('leaderboards')).toBeGreaterThan(1)
    const askLater = async () => {
      clock.time += 100
      const { headers } = await api.get('/api/leaderboards').expect(200)
      return headers['cache-control']
    }
    await expect.poll(askLater).toMatch(/^private, max-age=[3-6]$/)
  })

  it('serves the others when the first of several waiting callers leaves', async () => {
    const { app, server } = await setUpWithServer()
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const release = server.hold('navigations')
    const arrived = server.arrival('navigations')
    const first = httpRequest(`${base}/api/navigations`)
    const left = once(first, 'error')
    first.end()
    await arrived
    const others = Array.from({ length: 20 }, () => fetch(`${base}/api/navigations`))
    first.destroy(new Error('gone'))
    await left
    release()
    for (const other of await Promise.all(others)) {
      expect(other.status).toBe(200)
      expect(await other.json()).toHaveLength(7)
    }
    expect(server.count('navigations')).toBe(1)
  })
})

describe('API errors', () => {
  it.each(['/api/nothing', '/api/', '/api', '/api/navigations/', '/api/navigations.json'])(
    'answers 404 as a problem for %s',
    async (path) => {
      const { api } = await setUp()
      expectProblem(await api.get(`${path}?secret=1`), 404, /^There is no \/api[^?]*\.$/)
    },
  )

  it('answers 404 for other methods', async () => {
    const { api } = await setUp()
    expectProblem(await api.post('/api/navigations').send({}), 404, 'There is no /api/navigations')
  })

  it('does not touch what lies outside /api', async () => {
    const { api } = await setUp()
    const { headers } = await api.get('/elsewhere').expect(404)
    expect(headers['content-type']).not.toContain(PROBLEM_TYPE)
  })

  it('tells nothing of an unexpected failure, and logs it as an error', async () => {
    const { api, logged } = await setUp({
      extend: (app) =>
        app.addHook('preHandler', async (request) => {
          if (request.query && 'boom' in Object(request.query)) throw new Error('secret of ours')
        }),
    })
    const response = await api.get('/api/visitor?boom=1')
    expectProblem(response, 500, /^Something went wrong on our side\.$/)
    expect(response.text).not.toContain('secret')
    expect(logged.filter(({ level }) => level >= 50)).toMatchObject([{ msg: 'API request failed' }])
  })
})

describe('GET /api/docs', () => {
  it('says of every route of the OpenAPI document what it takes and answers, without script', async () => {
    const { api } = await setUp()
    const { paths } = (await api.get('/api/openapi.json')).body
    const { text, headers } = await api.get('/api/docs').expect(200)
    const { document } = parseHTML(text)
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
      Object.entries<object>(paths).map(([path, item]) => `${'post' in item ? 'POST' : 'GET'} ${path}`),
    )
    const download = [...document.querySelectorAll('section')].find((section) =>
      section.querySelector('h2')?.textContent?.endsWith('/api/download-url'),
    )
    expect(download?.textContent).toContain('one of ios, android')
    expect(document.querySelector('script')).toBeNull()
    // Every example can be run as it stands; one tournament alone has an id that no example can keep.
    const examples = [...document.querySelectorAll('pre a')].map((link) => link.getAttribute('href') ?? '')
    const isRead = ([path, item]: [string, object]) => 'get' in item && !path.includes('{event}')
    expect(examples).toHaveLength(Object.entries<object>(paths).filter(isRead).length)
    for (const example of examples) {
      // Who has never been asked has no receipt.
      const expected = example === '/api/consent-receipt' ? 404 : 200
      const { status, type } = await api.get(example)
      expect([example, status]).toEqual([example, expected])
      const described = Object.entries<{ get: { responses: Record<string, { content: object }> } }>(paths).find(
        ([path]) =>
          new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(example.replace(/\?.*/, '')),
      )
      if (status === 200) expect(Object.keys(described?.[1].get.responses['200']?.content ?? {})).toEqual([type])
    }
    // The colours are those of the light theme, once more: it waits for no stylesheet.
    const tokens = readFileSync('client/styles/tokens.css', 'utf8')
    const colours = text.match(/#[\da-f]{6}\b/g) ?? []
    expect(colours.length).toBeGreaterThan(0)
    expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'; report-to default$/,
    )
  })
})

interface Operation {
  responses: object
  parameters?: { name: string; in: string }[]
}

describe('GET /api/openapi.json', () => {
  it('describes every route, its errors and the navigation item', async () => {
    const { api } = await setUp()
    const { body } = await api.get('/api/openapi.json').expect(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths).toSorted()).toEqual([
      '/api/beacon',
      '/api/brand-ambassador',
      '/api/calendar/filter/{format}/{band}/{currency}.ics',
      '/api/calendar/{series}.ics',
      '/api/calendar/{series}/{event}.ics',
      '/api/chat-capacity',
      '/api/consent-receipt',
      '/api/download-url',
      '/api/giveaways',
      '/api/leaderboards',
      '/api/navigations',
      '/api/network-status',
      '/api/schedule',
      '/api/timetable',
      '/api/util-navigations',
      '/api/visitor',
    ])
    const operations = Object.entries<Record<string, Operation>>(body.paths)
    for (const [path, { get, post }] of operations) {
      const { responses, parameters = [] } = (get ?? post)!
      expect(Object.keys(responses)).toEqual([path === '/api/beacon' ? '204' : '200', '4XX', '5XX'])
      const inPath = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => `{${name}}`)
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? [])
    }
    const item = body.components.schemas.NavigationItem
    expect(item.properties.children.items).toEqual({ $ref: '#/components/schemas/NavigationItem' })
    expect(body.paths['/api/download-url'].get.parameters).toMatchObject([
      { name: 'brandAlias', in: 'query', required: true },
      { name: 'platform', in: 'query', required: true },
      { name: 'country', in: 'query', required: false },
    ])
  })
})
