import { readFile } from 'node:fs/promises'
import request from 'supertest'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadContent } from '#server/site/content/load-content.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

let site: TestSite
let upstream: UpstreamServer
beforeEach(async () => {
  upstream = await createUpstreamServer()
  site = await startSite({ env: { UPSTREAM_URL: upstream.url, HOST: '0.0.0.0' } })
})
afterEach(async () => {
  await site.close()
  await upstream.close()
})

const get = (path: string, headers = {}) =>
  request(site.server)
    .get(path)
    .set({ host: 'localhost', ...headers })
/** Values by line, as Prometheus reads them. */
async function read(): Promise<Map<string, number>> {
  const lines = (await site.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

it('counts answers by route, never by path, and methods that nobody knows as one', async () => {
  for (let index = 0; index < 30; index += 1) await get(`/nowhere-${index}/`)
  await get('/api/navigations')
  const before = await read()
  const count = (labels: string) => before.get(`http_server_request_duration_seconds_count{${labels}}`)
  expect(count('edition="nl",http_request_method="GET",http_response_status_code="404",http_route="/*"')).toBe(30)
  expect(
    count('edition="nl",http_request_method="GET",http_response_status_code="200",http_route="/api/navigations"'),
  ).toBe(1)
  const last = 'le="+Inf",edition="nl",http_request_method="GET",http_response_status_code="404",http_route="/*"'
  expect(before.get(`http_server_request_duration_seconds_bucket{${last}}`)).toBe(30)
  for (let index = 0; index < 30; index += 1) await get(`/elsewhere-${index}/`)
  expect((await read()).size).toBe(before.size)
})

it('has no name that the runbook does not explain', async () => {
  const runbook = await readFile('docs/operations.md', 'utf8')
  const names = [...(await site.metrics()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? '')
  const own = names.filter((name) => !/^(?:process|nodejs)_/.test(name))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([])
})

it('tells which page of which edition fails, and how, however many addresses there are', async () => {
  for (const path of ['/nowhere-1/', '/nowhere-2/?embedded=1', '/%', '/over-ons/x']) await get(path)
  await get('/_error/403/').expect(403)
  await get('/_error/403/?embedded=1', { host: 'global.localhost' })
  await get('/terms-conditions/versies/19990101/').expect(404)
  await get('/terms-conditions/versies/19990102/_payload.json').expect(404)
  await get('/over-ons/').expect(200)
  await get('/api/nothing').expect(404)
  await get('/nowhere/', { host: 'elsewhere.example' }).expect(421)
  const found = [...(await read())].filter(([line]) => line.startsWith('bff_page_errors_total'))
  expect(Object.fromEntries(found)).toEqual({
    'bff_page_errors_total{edition="nl",page="none",status="404"}': 3,
    'bff_page_errors_total{edition="nl",page="none",status="400"}': 1,
    'bff_page_errors_total{edition="nl",page="error-page",status="403"}': 1,
    'bff_page_errors_total{edition="global",page="error-page",status="403"}': 1,
    'bff_page_errors_total{edition="nl",page="terms-conditions-version",status="404"}': 2,
  })
})

it('tells of a render that fails, with its page', async () => {
  const { pages } = await loadContent({ dataFolder: 'data' })
  const contentOf: Pages['contentOf'] = (pageId, ...place) => {
    if (pageId === 'about-us') throw new Error('no such content')
    return pages.contentOf(pageId, ...place)
  }
  const failing = await startSite({ overrides: { pages: { contentOf } } })
  await request(failing.server).get('/over-ons/').set('host', 'nl.localhost').expect(500)
  await request(failing.server).get('/over-ons/?embedded=1').set('host', 'nl.localhost').expect(500)
  failing.log.length = 0
  const text = await failing.metrics()
  expect(text).toContain('bff_page_errors_total{edition="nl",page="about-us",status="500"} 2')
  expect(text).toContain('bff_page_errors_total{edition="nl",page="about-us",status="render"} 2')
  await failing.close()
})

it('tells what the caches did, how calls ended and how long renders took', async () => {
  // A crawler waits for the render that fills the cache; a person may get one of their own.
  const crawler = { 'user-agent': 'Googlebot/2.1' }
  await get('/', crawler)
  await get('/', crawler)
  const values = await read()
  expect(values.get('bff_cache_requests_total{edition="nl",cache="pages",result="miss"}')).toBe(1)
  expect(values.get('bff_cache_requests_total{edition="nl",cache="pages",result="hit"}')).toBe(1)
  expect(values.get('bff_cache_requests_total{edition="nl",cache="upstream",result="miss"}')).toBeGreaterThan(0)
  const ok = 'edition="nl",upstream="navigations",outcome="ok"'
  expect(values.get(`bff_upstream_request_duration_seconds_count{${ok}}`)).toBe(1)
  expect(values.get('bff_ssr_duration_seconds_count{edition="nl",page="index",phase="all"}')).toBe(1)
  expect(values.get('bff_geo_lookups_total{edition="nl",result="unknown"}')).toBe(2)
  expect(values.get('bff_page_cache_entries')).toBe(1)
  expect(values.get('bff_breaker_state')).toBe(0)
  expect([...values.keys()].some((key) => /^bff_build_info\{build="[^"]+"\}$/.test(key))).toBe(true)
})

/** What is of the process, or of a connection before anybody knows whom it is for. */
const ofTheProcess =
  /^(?:process|nodejs|ssr)_|^bff_(?:beacon_refused|breaker|build|closed|content|geo_db|geo_reload|log_lines|menu|page_cache|shed|ssr_aborts|upstream_retries)_/

it('names the edition wherever it counts what somebody asked for', async () => {
  await get('/')
  await get('/', { host: 'global.localhost' })
  await get('/api/navigations', { host: 'global.localhost' })
  await get('/nowhere/', { host: 'ca.localhost' })
  const unnamed = [...(await read()).keys()].filter((line) => !ofTheProcess.test(line) && !line.includes('edition="'))
  expect(unnamed).toEqual([])
})

it('tells of a back end that fails, and of the answers that were given all the same', async () => {
  upstream.behaviour('all', { status: 500 })
  await get('/api/navigations').expect(200)
  await get('/api/leaderboards').expect(503)
  const values = await read()
  expect(
    values.get('bff_upstream_request_duration_seconds_count{edition="nl",upstream="leaderboards",outcome="status"}'),
  ).toBe(1)
  expect(values.get('bff_cache_requests_total{edition="nl",cache="upstream",result="fallback"}')).toBe(1)
  expect(values.get('bff_cache_requests_total{edition="nl",cache="upstream",result="negative"}')).toBe(1)
})

it('tells what visitors who allow it say of pages and answers, in series that no post can add to', async () => {
  const consent = 'consent=20250814.1763650000.s'
  const beacon = (event: object, cookie = consent) =>
    request(site.server).post('/api/beacon').set({ host: 'localhost', cookie }).send(event)
  const vote = (answer: string) =>
    request(site.server).post('/actions/help-vote').set('host', 'localhost').type('form').send({ answer, useful: 'no' })
  await beacon({ type: 'page', page: 'about-us' }).expect(204)
  await beacon({ type: 'vital', page: 'index', name: 'LCP', value: 2600 }).expect(204)
  await vote('vpn').expect(303)
  const before = await read()
  expect(before.get('bff_page_views_total{edition="nl",page="about-us"}')).toBe(1)
  const lcp = [...before].filter(([name]) => name.startsWith('bff_web_vital_seconds_bucket{le="2.5",name="LCP"'))
  expect(lcp).toEqual([[expect.stringMatching(/,page="index",device="other",edition="nl",build="\w+"\}$/), 0]])
  expect(before.get('bff_help_votes_total{edition="nl",answer="vpn",useful="no"}')).toBe(1)

  await beacon({ type: 'page', page: '/over-ons/' }).expect(400)
  await beacon({ type: 'page', page: 'responsible-gaming' }).expect(400)
  await beacon({ type: 'vital', page: 'index', name: 'x', value: 1 }).expect(400)
  await beacon({ type: 'vital', page: 'index', name: 'LCP' }).expect(400)
  await beacon({ type: 'page', page: 'about-us' }, '').expect(403)
  await vote('nothing').expect(404)
  const after = await read()
  const told = (values: Map<string, number>) =>
    [...values].filter(([name]) => /^bff_(?:page_views|web_vital|help_votes|beacon)/.test(name))
  expect(told(after)).toEqual(
    told(before).map(([name, value]) => [name, name.includes('reason="consent"') ? value + 1 : value]),
  )
})

it.each([
  [
    'a valid one',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[\da-f]{16}-01$/,
  ],
  [
    'one of a later version',
    '01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00-more',
    /^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-00$/,
  ],
  ['none', undefined, /^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-00$/],
  ['nonsense', 'x'.repeat(4000), /^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-00$/],
  ['zeros', '00-00000000000000000000000000000000-b7ad6b7169203331-01', /^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-00$/],
  [
    'one that is too long',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x',
    /^00-(?!0af7)[\da-f]{32}-[\da-f]{16}-00$/,
  ],
])('hands the trace of a request on to the back end: %s', async (_name, traceparent, expected) => {
  await get('/api/leaderboards', traceparent === undefined ? {} : { traceparent }).expect(200)
  expect(upstream.headersOf('leaderboards')?.traceparent).toMatch(expected)
})
