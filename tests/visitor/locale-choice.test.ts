import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { editionIds } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'DE' },
  '192.0.4.0/24': { country: 'US' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
const ontario = '192.0.5.1'
const addresses = ['192.0.2.1', '192.0.3.1', '192.0.4.1', ontario, '10.0.0.1']
const sites: { asDelivered: TestSite; detecting: TestSite; redirecting: TestSite } = {} as never

beforeAll(async () => {
  const env = { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' }
  const withGlobal = async (settings: object) => {
    const changed = await loadEditions('data/markets', routes)
    Object.assign(changed.byId.global.edition, settings)
    return startSite({ env, overrides: { sites: changed } })
  }
  sites.asDelivered = await startSite({ env })
  sites.detecting = await withGlobal({ detectBrowserLanguage: { redirectOn: 'root' } })
  sites.redirecting = await withGlobal({ rootRedirect: '/nl/' })
})
afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()))
})

const get = (name: keyof typeof sites, target: string, headers: Record<string, string> = {}) =>
  request(sites[name].server)
    .get(target)
    .set({ host: 'global.localhost', ...headers })
const choose = (name: keyof typeof sites, fields: string, headers: Record<string, string> = {}) =>
  request(sites[name].server)
    .post('/actions/locale')
    .set({ host: 'global.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers })
    .send(fields)

describe('a redirect', () => {
  it('R15: is never by the address, in any edition, with detection or without', async () => {
    for (const from of addresses) {
      for (const id of editionIds) {
        const answer = await get('asDelivered', '/', { host: `${id}.localhost`, 'x-forwarded-for': from })
        expect([id, from, answer.status]).toEqual([id, from, 200])
      }
      for (const target of ['/', '/download/', '/nl/', '/about-us/']) {
        const answer = await get('detecting', target, { 'x-forwarded-for': from })
        expect([target, from, answer.status]).toEqual([target, from, 200])
      }
    }
  })

  it.each(editionIds)('is in no way detected in the edition %s as it is delivered', async (id) => {
    const headers = { host: `${id}.localhost`, 'accept-language': 'nl, en;q=0.5', cookie: 'locale=nl' }
    await get('asDelivered', '/', headers).expect(200)
  })

  it.each<[string, Record<string, string>, string | null]>([
    ['/', { 'accept-language': 'nl' }, '/nl/'],
    ['/?a=1', { 'accept-language': 'nl-BE, en;q=0.9' }, '/nl/?a=1'],
    ['/', { 'accept-language': 'en, nl;q=0.9' }, null],
    ['/', { 'accept-language': 'en;q=0.8, nl;q=0.9' }, '/nl/'],
    ['/', { 'accept-language': 'nl', cookie: 'locale=en' }, null],
    ['/', { 'accept-language': 'en', cookie: 'a=b; locale=nl' }, '/nl/'],
    ['/', { 'accept-language': 'nl', referer: 'http://global.localhost/about-us/' }, null],
    ['/', { 'accept-language': 'nl', referer: 'http://elsewhere.example/' }, '/nl/'],
    ['/about-us/', { 'accept-language': 'nl', cookie: 'locale=nl' }, null],
    ['/nl/', { 'accept-language': 'en', cookie: 'locale=en' }, null],
  ])('from %s with %j leads to %s where languages are detected', async (target, headers, expected) => {
    const answer = await get('detecting', target, headers)
    expect(answer.status).toBe(expected ? 302 : 200)
    expect(answer.headers.location ?? null).toBe(expected)
    expect(answer.headers['cache-control']).toEqual(expected ? 'no-store' : expect.stringContaining('no-cache'))
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('of the root is undone by the choice of the default language', async () => {
    expect((await get('redirecting', '/').expect(302)).headers.location).toBe('/nl/')
    await get('redirecting', '/', { cookie: 'locale=en' }).expect(200)
  })

  it('of a payload, and the payload itself, is for nobody else', async () => {
    const redirected = await get('detecting', '/_payload.json?x', { 'accept-language': 'nl' }).expect(200)
    expect(redirected.body).toEqual({ redirect: '/nl/' })
    const { text } = await get('detecting', '/', { cookie: 'locale=en' })
    const { page } = JSON.parse(parseHTML(text).document.getElementById('page-state')?.textContent ?? '')
    const own = `/_payload.json?${page.context.buildId}`
    for (const answer of [redirected, await get('detecting', own, { cookie: 'locale=en' })]) {
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('choosing a language by the form', () => {
  it('writes the choice for a year and leads to the same page in it; switching back and reloading / stays', async () => {
    const dutch = await choose('detecting', 'locale=nl', { referer: 'http://global.localhost/about-us/?embedded=1' })
    expect([dutch.status, dutch.headers.location]).toEqual([303, '/nl/over-ons/?embedded=1'])
    expect(dutch.headers['set-cookie']).toEqual(['locale=nl; Max-Age=31536000; Path=/; SameSite=Lax'])

    const english = await choose('detecting', 'locale=en', {
      cookie: 'locale=nl',
      referer: 'http://global.localhost/nl/',
    })
    expect(english.headers.location).toBe('/')
    const cookie = english.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    for (const time of ['first', 'reloaded']) {
      const { status } = await get('detecting', '/', { cookie, 'accept-language': 'nl-NL,nl' })
      expect([time, status]).toEqual([time, 200])
    }
  })

  it('is Secure on https', async () => {
    const answer = await choose('detecting', 'locale=nl', { 'x-forwarded-proto': 'https', 'x-forwarded-for': ontario })
    expect(answer.headers['set-cookie']?.[0]).toContain('; Secure')
  })

  it.each([
    [undefined, '/nl/'],
    ['http://global.localhost/nowhere/', '/nl/'],
    ['https://evil.example/about-us/', '/nl/'],
    ['http://global.localhost//evil.example/', '/nl/'],
  ])('from %s leads to %s', async (referer, expected) => {
    const answer = await choose('detecting', 'locale=nl', referer ? { referer } : {})
    expect(answer.headers.location).toBe(expected)
  })

  it.each(['', 'locale=', 'locale=de', 'locale=__proto__', 'locale=nl%0d%0a'])('answers 400 to %j', async (fields) => {
    const answer = await choose('detecting', fields)
    expect(answer.status).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('is refused from another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await choose('detecting', 'locale=nl', headers)
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
    }
  })

  it('is offered by the region selector where an edition has several languages', async () => {
    const formsOf = async (host: string) =>
      parseHTML((await get('asDelivered', '/', { host })).text).document.querySelectorAll('[action="/actions/locale"]')
    const forms = await formsOf('global.localhost')
    expect([...(forms[0]?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('value'))).toEqual([
      'en',
      'nl',
    ])
    expect(await formsOf('nl.localhost')).toHaveLength(0)
  })
})
