import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Preview, signPreview } from '#server/visitor/preview-token.ts'
import type { Payload } from '#shared/site/page-model.ts'
import type { Timetable } from '#shared/tournaments/tournaments.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.parse('2026-11-20T12:00:00Z')
const addresses = { nl: '192.0.2.1', us: '192.0.4.1' }
const database = provideGeoipDatabase({ '192.0.2.0/24': { country: 'NL' }, '192.0.4.0/24': { country: 'US' } })
let site: TestSite
let siteWithout: TestSite

beforeAll(async () => {
  const env = { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' }
  const overrides = { wallClock: { now: () => now } }
  ;[site, siteWithout] = await Promise.all([
    startSite({ env: { ...env, PREVIEW_SECRET: secret }, overrides }),
    startSite({ env, overrides }),
  ])
})
afterAll(async () => {
  await Promise.all([site.close(), siteWithout.close()])
})

const ontario: Preview = {
  editionId: 'global',
  country: 'CA',
  region: 'ON',
  isWhitelisted: false,
  date: '2026-12-01',
  expires: now / 1000 + 3600,
}
const tokenOf = (preview: Partial<Preview> = {}, key = secret) => signPreview({ ...ontario, ...preview }, key)

interface Visit {
  edition?: 'nl' | 'global' | 'ca'
  from?: keyof typeof addresses
  cookie?: string
  of?: TestSite
}

const get = (target: string, { edition = 'global', from = 'nl', cookie = '', of = site }: Visit = {}) =>
  request(of.server)
    .get(target)
    .set({ host: `${edition}.localhost`, 'x-forwarded-for': addresses[from], cookie })
const previewed = (preview: Partial<Preview> = {}) => ({
  edition: preview.editionId ?? 'global',
  cookie: `a=b; preview=${tokenOf(preview)}`,
})
const documentAt = async (target: string, visit?: Visit) => parseHTML((await get(target, visit)).text).document
const barOf = (document: Document) => document.querySelector('[data-preview] p')?.textContent

const wrongTokens = {
  'no token': '',
  'a forged one': tokenOf({}, `${secret}!`),
  'an expired one': tokenOf({ expires: now / 1000 }),
  'a changed one': `${tokenOf().slice(0, 10)}x${tokenOf().slice(11)}`,
  'one with a second signature': `${tokenOf()}.${tokenOf().split('.')[1]}`,
  nonsense: '%00%ff<script>',
}

describe('/preview', () => {
  it('turns a token into a cookie and leads home', async () => {
    const { status, headers } = await get(`/preview?token=${tokenOf()}`)
    expect(status).toBe(303)
    expect(headers.location).toBe('/')
    expect(headers['set-cookie']).toEqual([`preview=${tokenOf()}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('marks the cookie Secure on https, and gives it no more time than the token has', async () => {
    const token = tokenOf({ expires: now / 1000 + 60 })
    const { headers } = await get(`/preview?token=${token}`).set('x-forwarded-proto', 'https')
    expect(headers['set-cookie']?.[0]).toContain('; Secure')
    expect(headers['set-cookie']?.[0]).toContain('Max-Age=60;')
  })

  it.each(Object.entries(wrongTokens))('refuses %s, and tells nothing of it', async (_, token) => {
    for (const target of [`/preview?token=${token}`, `/preview/matrix?token=${token}`]) {
      const { status, headers, text } = await get(target)
      expect(status).toBe(403)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['cache-control']).toBe('no-store')
      const { document } = parseHTML(text)
      expect(document.querySelector('h1')?.textContent).toBe('This preview does not work')
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
      expect(text).not.toContain(secret)
      expect(text).not.toContain('<script')
    }
  })

  it('refuses two tokens', async () => {
    expect((await get(`/preview?token=${tokenOf()}&token=${tokenOf()}`)).status).toBe(403)
  })

  it('says so when a token is for another edition, and where that is', async () => {
    const { status, headers, text } = await get(`/preview?token=${tokenOf()}`, { edition: 'nl' })
    expect(status).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
    const { document } = parseHTML(text)
    expect(document.querySelector('main')?.textContent).toContain('Deze link is voor de editie global')
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(
      `http://global.localhost/preview?token=${tokenOf()}`,
    )
  })

  it('does not exist without a secret: the 404 page, and a cookie that means nothing', async () => {
    for (const target of ['/preview', `/preview?token=${tokenOf()}`, '/preview/matrix']) {
      const { status, text } = await get(target, { of: siteWithout })
      expect(status).toBe(404)
      expect(parseHTML(text).document.querySelector('main')?.getAttribute('data-page')).toBe('error')
    }
    const { body } = await get('/api/visitor', { ...previewed(), of: siteWithout })
    expect(body).toMatchObject({ country: 'NL', source: 'database' })
    await request(siteWithout.server).post('/actions/end-preview').set('host', 'nl.localhost').expect(405)
  })
})

describe('a preview', () => {
  it('shows a page on a day before there was what it cites, with the first version that has it', async () => {
    const visit = previewed({ editionId: 'nl', country: 'NL', region: null, date: '2024-05-01' })
    const { status, text } = await get('/streamermodus/controle/', visit)
    expect(status).toBe(200)
    expect(text).toContain('href="/terms-conditions/versies/20250203/#c-')
  })

  it('is the visitor of its token everywhere, for every viewer', async () => {
    const answer = await get('/api/visitor', { ...previewed(), from: 'us' })
    expect(answer.body).toMatchObject({ country: 'CA', region: 'ON', prompt: 'general-site', source: 'preview' })
    expect(answer.headers['cache-control']).toBe('no-store')
    const document = await documentAt('/contact/', previewed())
    expect(document.querySelector('#dialog-general-site')?.hasAttribute('open')).toBe(true)
    const closed = await documentAt('/contact/', {
      edition: 'global',
      cookie: `${previewed().cookie}; closeGS=1`,
    })
    expect(closed.querySelector('#dialog-general-site')?.hasAttribute('open')).toBe(false)
  })

  it.each([
    [{ editionId: 'nl', country: 'US', region: null }, 'nl', 403],
    [{ editionId: 'nl', country: 'NL', region: null }, 'us', 303],
    [{ editionId: 'nl', country: null, region: null }, 'us', 303],
    [{ editionId: 'nl', country: 'US', region: null, isWhitelisted: true }, 'us', 303],
  ] as const)('%j gets the downloads that its visitor gets, when %s looks', async (preview, from, status) => {
    const visit = { ...previewed(preview), from }
    const page = await get('/actions/download?platform=windows', visit)
    expect(page.status).toBe(status)
    expect(page.headers['cache-control']).toBe('no-store')
    const api = await get('/api/download-url?brandAlias=KAARTKAMERNL&platform=windows', visit)
    expect(api.status).toBe(status === 403 ? 403 : 200)
    expect(api.headers['cache-control']).toBe('no-store')
    expect((await get('/aanmelden/', visit)).status).toBe(status === 403 ? 403 : 200)
  })

  it.each([
    [{}, '/', 'Preview: Canada, Ontario, 1 December 2026'],
    [{}, '/nl/', 'Voorbeeldweergave: Canada, Ontario, 1 december 2026'],
    [{ country: 'CA', region: 'QC' }, '/contact/', 'Preview: Canada, QC, 1 December 2026'],
    [{ country: null, region: null }, '/contact/', 'Preview: unknown country, 1 December 2026'],
    [{ isWhitelisted: true }, '/nowhere/', 'Preview: exempt address, 1 December 2026'],
    [{ editionId: 'nl', country: 'DE', region: null }, '/', 'Voorbeeldweergave: Duitsland, 1 december 2026'],
  ] as const)('%j says above %s what it is, and how to leave', async (preview, target, text) => {
    const document = await documentAt(target, previewed(preview))
    expect(barOf(document)).toBe(text)
    expect(document.querySelector('#root [data-preview]')).toBeNull()
    expect(document.querySelector('form[action="/actions/end-preview"]')?.getAttribute('method')).toBe('post')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it.each([{}, { country: null, region: null }, { isWhitelisted: true }])('%j is told why', async (preview) => {
    const { status, text } = await get('/why-am-i-seeing-this/', { ...previewed(preview), from: 'us' })
    expect(status).toBe(200)
    expect(parseHTML(text).document.querySelector('main')?.textContent).not.toMatch(/United States|192\.0\./)
  })

  it.each(Object.entries(wrongTokens))('is none with %s in the cookie', async (_, token) => {
    const answer = await get('/', { cookie: `preview=${encodeURIComponent(token)}` })
    expect(answer.headers['x-robots-tag']).toBeUndefined()
    expect(barOf(parseHTML(answer.text).document)).toBeUndefined()
  })

  it('is none on the host of another edition', async () => {
    const { headers, text } = await get('/', { ...previewed(), edition: 'ca' })
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(barOf(parseHTML(text).document)).toBeUndefined()
    expect((await get('/api/visitor', { ...previewed(), edition: 'ca' })).body.source).toBe('database')
  })

  it('has the day of its token', async () => {
    const next = async (date?: string) => {
      const visit = date ? previewed({ date }) : {}
      const fromApi = (await get('/api/timetable', visit)).body as Timetable
      const document = await documentAt('/', visit)
      const times = [...document.querySelectorAll('tbody time')].map((time) => time.getAttribute('dateTime'))
      const events = fromApi.series?.events ?? []
      expect(times).toEqual(events.map(({ start }) => start))
      return events[0]?.start ?? ''
    }
    const today = await next()
    const later = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    expect((await next(later)) >= `${later}T12:00`).toBe(true)
    expect(await next('2020-01-01')).not.toBe(await next(later))
    expect(await next('2099-01-01')).toBe('')
  })
})

describe('the page cache', () => {
  it('is neither read nor filled by a preview', async () => {
    const headersOf = async (visit?: Visit) =>
      (await get('/about-us/', visit).set({ 'user-agent': 'Googlebot/2.1' })).headers
    const same = { country: 'NL', region: null }
    expect((await headersOf(previewed(same)))['cache-status']).toBe('pages; fwd=miss; detail=uncached')
    expect((await headersOf())['cache-status']).toBe('pages; fwd=miss')
    const stored = await get('/about-us/')
    expect(stored.headers['cache-status']).toBe('pages; hit')
    expect(stored.text).not.toContain('data-preview')

    const again = await get('/about-us/', previewed(same)).set('if-none-match', stored.headers.etag ?? '')
    expect(again.status).toBe(200)
    expect(again.headers['cache-control']).toBe('no-store')
    expect(again.headers['x-robots-tag']).toBe('noindex')
    expect(again.headers.etag).toBeUndefined()
    expect(again.text).toContain('data-preview')
    expect((await get('/about-us/')).text).toBe(stored.text)
  })

  it('leaves files to every browser', async () => {
    const { headers } = await get('/portraits/somebody.svg', previewed())
    expect(headers['cache-control']).toContain('public')
  })
})

describe('a payload', () => {
  const payload = (mark: string, visit?: Visit) => get(`/contact/_payload.json?build${mark}`, visit)

  it('is given to the preview that asks for it, and kept by nobody', async () => {
    const document = await documentAt('/contact/', previewed())
    const id = document.querySelector('[data-preview]')?.getAttribute('data-preview')
    const { status, headers, body } = await payload(`&preview=${id}`, previewed())
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect((body as Extract<Payload, { page: unknown }>).page.head.robots).toBe('noindex')
  })

  it.each([
    ['a page without a bar asks in a preview', '', previewed()],
    ['another preview asks', '&preview=abcdefgh', previewed()],
    ['the preview has ended', `&preview=${tokenOf().slice(-8)}`, {}],
  ])('is refused when %s', async (_, mark, visit) => {
    const { status, headers } = await payload(mark, visit)
    expect(status).toBe(409)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('/actions/end-preview', () => {
  const post = (headers: Record<string, string> = {}) =>
    request(site.server)
      .post('/actions/end-preview')
      .set({ host: 'global.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers })

  it.each([
    ['/contact/?a=b', '/contact/?a=b'],
    ['/preview/matrix', '/'],
  ])('takes the cookie away and leads from %s to %s', async (from, to) => {
    const { status, headers } = await post({ referer: `http://global.localhost${from}` })
    expect(status).toBe(303)
    expect(headers.location).toBe(to)
    expect(headers['set-cookie']).toEqual(['preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('takes no post of another site', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('/preview/matrix', () => {
  it('leads to every class of visitors in every edition, until the hour is over', async () => {
    const { headers, text } = await get('/preview/matrix', previewed())
    expect(headers['cache-control']).toBe('no-store')
    const { document } = parseHTML(text)
    const links = [...document.querySelectorAll('section li a')].map((link) => link.getAttribute('href') ?? '')
    // Ontario's site warns and blocks as every other; what no country has stands there without a link.
    expect(document.querySelectorAll('section li')).toHaveLength(18)
    expect(links.length).toBeGreaterThanOrEqual(15)
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
    for (const href of links) {
      const { host, pathname, search } = new URL(href, 'http://global.localhost')
      const edition = host.split('.')[0] as 'nl'
      const answer = await get(pathname + search, { edition })
      expect(answer.status).toBe(303)
      expect(answer.headers['set-cookie']?.[0]).toContain('Max-Age=3600;')
      const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      const { body } = await get('/api/visitor', { edition, cookie })
      expect(body.source).toBe('preview')
    }
  })

  it('takes a token of any edition, and another day', async () => {
    const document = await documentAt(`/preview/matrix?token=${tokenOf()}&date=2026-12-24`, { edition: 'nl' })
    expect(document.querySelector('main')?.textContent).toContain('24 december 2026')
    const href = document.querySelector('#edition-nl ~ ul a')?.getAttribute('href') ?? ''
    const [payload = ''] = new URLSearchParams(href.split('?')[1]).get('token')?.split('.') ?? []
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      editionId: 'nl',
      date: '2026-12-24',
      expires: ontario.expires,
    })
  })
})

it('shows previews of clauses as of its day, which nobody keeps', async () => {
  const ask = (number: string, date?: string) =>
    get(
      `/__nuxt_island/policy-clause_terms-conditions_${number}.json`,
      date ? previewed({ editionId: 'nl', country: 'NL', region: null, date }) : { edition: 'nl' },
    )
  const today = await ask('15.1')
  const before = await ask('15.1', '2024-06-01')
  const after = await ask('15.1', '2026-12-01')
  expect([today, before, after].map(({ status }) => status)).toEqual([200, 404, 200])
  expect([today, after].map(({ headers }) => headers['cache-control'])).toEqual(['private, max-age=60', 'no-store'])
})
