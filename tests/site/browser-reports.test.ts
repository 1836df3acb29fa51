import request from 'supertest'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
let now = 0
beforeEach(async () => {
  now = 0
  site = await startSite({ overrides: { clock: { now: () => now } } })
})
afterEach(() => site.close())

const post = (body: unknown, headers: Record<string, string> = {}) =>
  request(site.server)
    .post('/reports')
    .set({ host: 'nl.localhost', 'content-type': 'application/reports+json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body))
const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 5,
  user_agent: 'Secret/1',
  body: {
    documentURL: 'http://nl.localhost/over-ons/?token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/path?user=secret',
    sourceFile: 'http://nl.localhost/assets/app.js?secret',
    lineNumber: 3,
    sample: 'secret',
    ...body,
  },
})
const counted = async () => (await site.metrics()).match(/^bff_browser_reports_total.*$/gm) ?? []
const logged = () => site.log.filter(({ msg }) => msg === 'A browser reports')

it('every document says where browsers report to', async () => {
  for (const path of ['/', '/over-ons/', '/nergens/']) {
    const { headers } = await request(site.server).get(path).set('host', 'nl.localhost')
    expect(headers['reporting-endpoints']).toBe('default="/reports"')
    expect(headers['content-security-policy']).toContain('; report-to default')
  }
})

it('counts violations and deprecations by edition and page, and logs where, without query, sample or visitor', async () => {
  await post([
    violation(),
    violation({ effectiveDirective: 'x'.repeat(500), blockedURL: 'inline', sourceFile: null, lineNumber: null }),
    { type: 'deprecation', url: 'http://nl.localhost/', body: { id: 'PrefixedStorageInfo', message: 'secret' } },
    { type: 'network-error', url: 'http://nl.localhost/', body: {} },
  ]).expect(204)
  expect(await counted()).toEqual([
    'bff_browser_reports_total{edition="nl",type="csp-violation",directive="script-src-elem",page="about-us"} 1',
    'bff_browser_reports_total{edition="nl",type="csp-violation",directive="other",page="about-us"} 1',
    'bff_browser_reports_total{edition="nl",type="deprecation",directive="none",page="index"} 1',
  ])
  expect(logged()).toMatchObject([
    { page: 'about-us', what: 'https://evil.example', source: '/assets/app.js', line: 3 },
    { page: 'about-us', what: 'inline', source: null, line: null },
    { type: 'deprecation', page: 'index', what: 'PrefixedStorageInfo' },
  ])
  expect(JSON.stringify(site.log)).not.toMatch(/secret/i)
})

it.each([
  ['no reports', '{"a":1}', {}, 400],
  ['no JSON', '[', {}, 400],
  ['more than a browser sends at once', Array.from({ length: 21 }, () => violation()), {}, 400],
  ['more than 16 kB', [violation({ sample: 'x'.repeat(17_000) })], {}, 413],
  ['another type', [violation()], { 'content-type': 'text/plain' }, 415],
  ['of another site', [violation({ documentURL: 'https://evil.example/' })], {}, 204],
])('counts nothing of what is %s', async (_name, body, headers, status) => {
  await post(body, headers).expect(status)
  expect(await counted()).toEqual([])
})

it('reads ten posts of one address in a minute', async () => {
  for (let index = 0; index < 10; index += 1) await post([violation()]).expect(204)
  await post([violation()]).expect(429)
  expect(logged()).toHaveLength(10)
  now += 60_000
  await post([violation()]).expect(204)
})
