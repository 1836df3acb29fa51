import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const SECONDS = NOW / 1000
const yes = `consent=20250814.${SECONDS}.fsm`
let site: TestSite
/** The same with third parties, and with the edition of two languages asking as well. */
let open: TestSite

beforeAll(async () => {
  const overrides = { wallClock: { now: () => NOW } }
  site = await startSite({ overrides })
  const sites = await loadEditions('data/markets', routes)
  Object.assign(sites.byId.global.edition, { isConsentEnabled: true, detectBrowserLanguage: { redirectOn: 'root' } })
  open = await startSite({ overrides: { ...overrides, sites, changeSites: withSandboxVendors('http://127.0.0.1:9') } })
})
afterAll(async () => {
  await site.close()
  await open.close()
})

/** As it is delivered, or where everything that can be asked for is used. */
const ofHost = (host: string) => (host.startsWith('nl') ? site : open)
type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}, from = site) =>
  request(from.server)
    .get(path)
    .set({ host: 'nl.localhost', ...headers })
const post = (path: string, body: string | object, headers: Headers = {}, from = site) =>
  request(from.server)
    .post(path)
    .set({ host: 'nl.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers })
    .send(body)
const hasBanner = async (path: string, headers?: Headers) =>
  parseHTML((await get(path, headers)).text).document.querySelector('[data-consent-banner]') !== null

describe('the question', () => {
  it.each<[string, string, Headers, boolean]>([
    ['a first visit', '/', {}, true],
    ['a yes', '/', { cookie: yes }, false],
    ['a no', '/', { cookie: `consent=20250814.${SECONDS}.` }, false],
    ['an answer to another text', '/', { cookie: `consent=20240125.${SECONDS}.fsm` }, true],
    ['a cookie that is none of ours', '/', { cookie: 'consent=1' }, true],
    ['Global Privacy Control', '/', { 'sec-gpc': '1' }, false],
    ['another value of its field', '/', { 'sec-gpc': '0' }, true],
    ['a page about responsible gaming', '/responsible-gaming/', {}, false],
    ['the cookie policy', '/cookiebeleid/', {}, false],
    ['the poker client', '/?embedded=1', {}, false],
    ['an edition that does not ask', '/', { host: 'global.localhost' }, false],
  ])('%s', async (_, path, headers, expected) => {
    expect(await hasBanner(path, headers)).toBe(expected)
  })

  it('leaves no trace in a payload, which is the same for everybody', async () => {
    const asked = [{}, { cookie: yes }, { 'sec-gpc': '1' }].map((headers) => get('/over-ons/_payload.json?x', headers))
    const [first, ...others] = (await Promise.all(asked)).map(({ text }) => text)
    expect(first).toContain('"styles"')
    expect(others).toEqual([first, first])
  })

  it('is in a page that is stored and shared, one for those who are asked and one for all others', async () => {
    // A crawler waits for the page that is stored; a person may get one of their own.
    const crawler = { 'user-agent': 'Googlebot/2.1' }
    const asked = await get('/over-ons/', crawler)
    const answered = await get('/over-ons/', { ...crawler, cookie: yes })
    expect(asked.headers.etag).not.toBe(answered.headers.etag)
    expect((await get('/over-ons/')).headers['cache-status']).toBe('pages; hit')
    expect((await get('/over-ons/', { cookie: `consent=20250814.${SECONDS}.s` })).headers.etag).toBe(
      answered.headers.etag,
    )
    expect(asked.headers['set-cookie']).toBeUndefined()
  })

  it('has two answers of one look', async () => {
    const { document } = parseHTML((await get('/')).text)
    const answers = [...document.querySelectorAll('[data-consent-banner] button')]
    expect(answers.map((button) => button.getAttribute('value'))).toEqual(['refuse', 'accept'])
    expect(new Set(answers.map((button) => button.className)).size).toBe(1)
  })
})

describe('answering by its form', () => {
  it.each([
    ['nl.localhost', 'choice=accept', 's'],
    ['nl.localhost', 'choice=refuse&statistics=on', ''],
    ['nl.localhost', 'choice=save&statistics=on', 's'],
    // Nothing that is used belongs to these.
    ['nl.localhost', 'choice=save&functional=on&marketing=on&statistics=off', ''],
    ['global.localhost', 'choice=accept', 'fsm'],
    ['global.localhost', 'choice=save&functional=on&marketing=on&statistics=off', 'fm'],
    ['global.localhost', 'choice=refuse', ''],
  ])('of %s, %s keeps %j with version and time, and leads back', async (host, body, letters) => {
    const answer = await post('/actions/consent', body, { host, referer: `http://${host}/contact/` }, ofHost(host))
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/contact/')
    const [first, ...others] = answer.headers['set-cookie'] as unknown as string[]
    expect(first).toBe(`consent=20250814.${SECONDS}.${letters}; Max-Age=31536000; Path=/; SameSite=Lax`)
    // What is ours of a refused category goes.
    const isRefused = host === 'global.localhost' && letters === ''
    const gone = isRefused ? ['locale', 'region'] : []
    expect(others).toEqual(gone.map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`))
  })

  it.each([
    ['nl.localhost', '/cookiebeleid/', ['statistics']],
    ['global.localhost', '/cookie-policy/', ['functional', 'statistics', 'marketing']],
  ])('asks on %s for what is used, in the dialog and on %s: %j', async (host, path, categories) => {
    for (const address of ['/contact/', path]) {
      const { document } = parseHTML((await get(address, { host }, ofHost(host))).text)
      const switches = [...document.querySelectorAll('form[action="/actions/consent"] [role="switch"][name]')]
      const names = switches
        .map((element) => element.getAttribute('name'))
        .filter((name) => !name?.includes('necessary'))
      expect([...new Set(names)]).toEqual(categories)
    }
  })

  it.each<[string, Headers, number]>([
    ['choice=maybe', {}, 400],
    ['', {}, 400],
    ['choice=accept', { origin: 'https://evil.example' }, 403],
    ['choice=accept', { 'sec-fetch-site': 'cross-site' }, 403],
    ['choice=accept', { host: 'global.localhost' }, 404],
  ])('%j from %j is refused with %i', async (body, headers, status) => {
    const answer = await post('/actions/consent', body, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each<[string, string, string, boolean]>([
    ['who has not answered', 'global.localhost', '', false],
    ['who has refused what is functional', 'global.localhost', `consent=20250814.${SECONDS}.sm`, false],
    ['who has allowed it under another text', 'global.localhost', `consent=20240125.${SECONDS}.fsm`, false],
    ['who has allowed it', 'global.localhost', `consent=20250814.${SECONDS}.f`, true],
    ['an edition of one language', 'nl.localhost', yes, false],
  ])('keeps and reads a language for %s: as allowed', async (_, host, consent, isKept) => {
    const locale = host.startsWith('nl') ? 'nl' : 'en'
    const answer = await post('/actions/locale', `locale=${locale}`, { host, cookie: consent }, open)
    expect(answer.status).toBe(303)
    expect(answer.headers['set-cookie'] !== undefined).toBe(isKept)
    if (host.startsWith('nl')) return
    // English was chosen before, the browser prefers Dutch, and the edition goes by it.
    const cookie = `locale=en; ${consent}`
    const { status } = await get('/', { host, cookie, 'accept-language': 'nl' }, open)
    expect(status).toBe(isKept ? 200 : 302)
  })

  it('keeps a language without asking where the edition does not ask', async () => {
    const answer = await post('/actions/locale', 'locale=nl', { host: 'global.localhost' })
    expect(answer.headers['set-cookie']).toHaveLength(1)
  })
})

describe('the receipt', () => {
  it('says what, when and under which text, in the page and as a file', async () => {
    const cookie = `consent=20250814.${SECONDS}.s`
    const { document } = parseHTML((await get('/cookiebeleid/', { cookie })).text)
    const receipt = document.querySelector('[data-receipt]')
    expect(receipt?.querySelector('time')?.getAttribute('dateTime')).toBe('2026-11-20T12:00:00.000Z')
    expect(receipt?.querySelector('a')?.getAttribute('href')).toBe('/cookiebeleid/versies/20250814/')
    const { body, headers } = await get('/api/consent-receipt', { cookie, 'sec-gpc': '1' }).expect(200)
    expect(headers['content-disposition']).toBe(`attachment; filename="consent-20250814-${SECONDS}.json"`)
    expect(body).toMatchObject({
      chosenAt: '2026-11-20T12:00:00.000Z',
      allowed: ['statistics'],
      refused: [],
      globalPrivacyControl: true,
      text: { version: '20250814', address: 'https://kaartkamer-nl.example/cookiebeleid/versies/20250814/' },
    })
    const policies = (await get('/policies.json')).text
    expect(policies).toContain(body.text.sha256)
  })

  it('is of nobody else: its page is kept by nobody, and there is none without a choice', async () => {
    expect((await get('/cookiebeleid/')).headers['cache-control']).toBe('private, no-store')
    await get('/api/consent-receipt').expect(404)
    await get('/api/consent-receipt', { host: 'global.localhost', cookie: yes }).expect(404)
  })
})

describe('the policy of a page', () => {
  const policyOf = async (path: string, headers: Headers, from = open) =>
    (await get(path, headers, from)).headers['content-security-policy'] ?? ''

  it.each<[string, string, Headers, string | null]>([
    ['nobody has allowed anything', '/', {}, null],
    ['all is refused', '/', { cookie: `consent=20250814.${SECONDS}.` }, null],
    ['only what is functional is allowed', '/', { cookie: `consent=20250814.${SECONDS}.f` }, null],
    [
      'statistics are allowed',
      '/',
      { cookie: `consent=20250814.${SECONDS}.s` },
      "script-src 'self' http://127.0.0.1:9",
    ],
    ['the browser refuses', '/', { cookie: yes, 'sec-gpc': '1' }, null],
    ['people look for help', '/responsible-gaming/', { cookie: yes }, 'frame-src http://127.0.0.1:9'],
    ['the edition does not ask', '/', { cookie: yes, host: 'ca.localhost' }, null],
  ])('when %s (%s)', async (_, path, headers, expected) => {
    const policy = await policyOf(path, headers)
    expect(policy.includes('http:')).toBe(expected !== null)
    expect(policy).toContain(expected ?? "require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('names nobody in the editions as they are delivered', async () => {
    for (const path of ['/', '/responsible-gaming/']) {
      expect(await policyOf(path, { cookie: yes }, site)).not.toMatch(/https?:/)
    }
  })
})

describe('the beacon', () => {
  const beacon = (body: object, headers: Headers = {}) =>
    post('/api/beacon', body, { 'content-type': 'application/json', cookie: yes, ...headers })
  const view = { type: 'page', page: 'about-us' }

  it.each<[object, Headers, number]>([
    [view, {}, 204],
    [{ type: 'vital', page: 'index', name: 'LCP', value: 1200.5 }, {}, 204],
    [{ type: 'vital', page: 'index', name: 'LCP' }, {}, 400],
    [{ type: 'vital', page: 'index', name: 'XYZ', value: 1 }, {}, 400],
    [{ type: 'vital', page: 'index', name: 'LCP', value: -1 }, {}, 400],
    [{ type: 'page', page: 'nowhere' }, {}, 400],
    [{ type: 'page', page: 'responsible-gaming' }, {}, 400],
    [{ type: 'page', page: 'responsible-gaming-bonus-restricties' }, {}, 400],
    [{ ...view, more: 'x'.repeat(600) }, {}, 413],
    [view, { cookie: '' }, 403],
    [view, { cookie: `consent=20250814.${SECONDS}.fm` }, 403],
    [view, { 'sec-gpc': '1' }, 403],
    [view, { origin: 'https://evil.example' }, 403],
    [view, { 'sec-fetch-site': 'cross-site' }, 403],
    [view, { host: 'global.localhost' }, 403],
  ])('%j with %j: %i', async (body, headers, status) => {
    expect((await beacon(body, headers)).status).toBe(status)
  })

  it('is closed in an edition that asks, but does not count', async () => {
    const answer = await post(
      '/api/beacon',
      view,
      { 'content-type': 'application/json', cookie: yes, host: 'global.localhost' },
      open,
    )
    expect(answer.status).toBe(403)
  })

  it('says enough after 240 in a minute', async () => {
    let status = 204
    for (let count = 0; status === 204 && count < 260; count++) status = (await beacon(view)).status
    expect(status).toBe(429)
    expect(await site.metrics()).toContain('bff_beacon_refused_total{reason="rate"} 1')
  })
})
