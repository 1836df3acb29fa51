import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceOverrides } from '#server/services.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'MT' },
  '192.0.4.0/23': { country: 'CA', region: 'ON' },
  '192.0.6.0/26': { country: 'CA', region: 'BC' },
  '2001:db8::/32': { country: 'US' },
})
const addresses = ['192.0.2.1', '192.0.2.77', '192.0.3.1', '192.0.5.1', '192.0.6.1', '2001:db8::7', '198.51.100.9']
const cookies = ['', 'closeRM=1', 'closeON=1; other=7', 'consent=%7B%7D', 'closeRM=1; closeON=1; closeGS=1']
let site: TestSite

beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } })
})
afterAll(async () => {
  await site.close()
})

interface Asked {
  host?: string
  from?: string
  cookie?: string
  more?: Record<string, string>
}

function ask(url: string, { host = 'nl.localhost', from = '192.0.2.1', cookie = '', more = {} }: Asked = {}) {
  const headers = { host, 'x-forwarded-for': from, ...(cookie && { cookie }), ...more }
  return site.app.inject({ url, headers })
}

describe('/_class', () => {
  it('names a class and the network for which it holds, to be kept for a minute', async () => {
    const { statusCode, headers, body } = await ask('/_class')
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers['visitor-class']).toMatch(/^[\w-]{12}$/)
    expect(headers['visitor-network']).toBe('192.0.2.0/24')
    expect(headers['cache-control']).toBe('private, max-age=60, stale-if-error=600')
    expect(headers['surrogate-key']).toMatch(/^build-[\w-]+ content-[\w-]+$/)
  })

  it.each([
    ['192.0.5.1', '192.0.4.0/23'],
    ['192.0.6.1', '192.0.6.0/26'],
    ['2001:db8::7', '2001:db8:0:0:0:0:0:0/32'],
  ])('of %s holds for %s', async (from, network) => {
    expect((await ask('/_class', { from })).headers['visitor-network']).toBe(network)
  })

  it('is nothing that a request can claim, nor has a meaning to its reader', async () => {
    const { headers } = await ask('/_class', { from: '192.0.5.1', host: 'global.localhost' })
    const claimed = { 'edge-class': 'x', 'visitor-class': 'x', 'visitor-network': '0.0.0.0/0' }
    const forged = await ask('/_class', { from: '192.0.5.1', host: 'global.localhost', more: claimed })
    expect(forged.headers['visitor-class']).toBe(headers['visitor-class'])
    expect(headers['visitor-class']).not.toMatch(/ontario|global/i)
  })

  it.each(['/%5Fclass', '/_class?x', '//_class'])('has no other spelling: %s', async (url) => {
    expect((await ask(url)).headers).not.toHaveProperty('visitor-class')
  })

  it('is told to trusted proxies only', async () => {
    const open = await startSite()
    const { statusCode, headers } = await open.app.inject({ url: '/_class', headers: { host: 'nl.localhost' } })
    await open.close()
    expect([statusCode, headers['visitor-class']]).toEqual([404, undefined])
  })

  it('is the same for two visitors only where every page is', { timeout: 120_000 }, async () => {
    const paths = { 'nl.localhost': ['/', '/download/'], 'global.localhost': ['/download/', '/promotions/'] } as const
    const seen = new Map<string, string>()
    let shared = 0
    for (const [host, urls] of Object.entries(paths)) {
      for (const from of addresses) {
        for (const cookie of cookies) {
          for (const more of [{}, { 'sec-gpc': '1' }] as Record<string, string>[]) {
            const visitorClass = String((await ask('/_class', { host, from, cookie, more })).headers['visitor-class'])
            for (const url of urls) {
              const page = await ask(url, { host, from, cookie, more: { ...more, 'edge-class': visitorClass } })
              // Where the law of a place has no such page, there is nothing to keep.
              if (page.statusCode !== 200) continue
              expect(page.headers['visitor-class']).toBe(visitorClass)
              const key = `${host} ${url} ${visitorClass}`
              if (seen.has(key)) shared += 1
              const digest = createHash('sha256').update(page.body).digest('hex')
              expect(seen.get(key) ?? digest, key).toBe(digest)
              seen.set(key, digest)
            }
          }
        }
      }
    }
    expect(shared).toBeGreaterThan(50)
  })
})

describe('a page that an edge asks for', () => {
  let more: Record<string, string>
  beforeAll(async () => {
    more = { 'edge-class': String((await ask('/_class')).headers['visitor-class']) }
  })
  const mayBeKept = (control: unknown) => control !== undefined && control !== 'no-store'

  it('says whose it is, for how long, and by which keys it is purged; browsers still ask each time', async () => {
    await ask('/promoties/')
    const { headers } = await ask('/promoties/', { more })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['cdn-cache-control']).toMatch(/^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/)
    const visitorClass = headers['visitor-class']
    for (const key of [
      /^build-/,
      / content-/,
      / edition-nl /,
      / page-promotions /,
      new RegExp(` class-${String(visitorClass)}$`),
    ]) {
      expect(headers['surrogate-key']).toMatch(key)
    }
    const plain = await ask('/promoties/')
    expect(plain.headers).not.toHaveProperty('visitor-class')
    expect(plain.headers).not.toHaveProperty('cdn-cache-control')
  })

  it.each(['/zoeken/?q=rake', '/nergens/', '/promoties/?anything=1', '/odds-calculator/?hand=AsKs'])(
    'may not be kept at %s',
    async (url) => {
      await ask(url, { more })
      expect(mayBeKept((await ask(url, { more })).headers['cdn-cache-control'])).toBe(false)
    },
  )

  it('may not be kept at the root of an edition whose root follows the browser’s languages', async () => {
    const changeSites: ServiceOverrides['changeSites'] = (sites) => {
      sites.byId.global.edition.detectBrowserLanguage = { redirectOn: 'root' }
      return sites
    }
    const detecting = await startSite({ overrides: { changeSites } })
    const askRoot = (asked: string) =>
      detecting.app.inject({
        url: '/',
        headers: { host: 'global.localhost', 'accept-language': 'en', 'edge-class': asked },
      })
    const own = String((await askRoot('')).headers['visitor-class'])
    const { headers } = await askRoot(own)
    await detecting.close()
    expect([headers['visitor-class'], headers['cdn-cache-control']]).toEqual([own, 'no-store'])
  })

  it('is whole, though nothing has been rendered before', async () => {
    const { headers, body } = await ask('/over-ons/', { more })
    expect(headers).toHaveProperty('content-length', String(Buffer.byteLength(body)))
    expect(mayBeKept(headers['cdn-cache-control'])).toBe(true)
  })

  it('may not be kept by who guesses a class', async () => {
    await ask('/promoties/')
    const { headers } = await ask('/promoties/', { more: { 'edge-class': 'whatever' } })
    expect(headers).toMatchObject({ 'cdn-cache-control': 'no-store', vary: 'Accept-Encoding, Edge-Class' })
  })
})
