import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadGeneralSites } from '#tests/helpers/general-sites.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'DE' },
  '192.0.4.0/24': { country: 'US' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
const addresses = { nl: '192.0.2.1', de: '192.0.3.1', us: '192.0.4.1', ontario: '192.0.5.1' }
let site: TestSite

beforeAll(async () => {
  site = await startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } })
})
afterAll(async () => {
  await site.close()
})

interface Visit {
  from: keyof typeof addresses
  edition?: 'nl' | 'global' | 'ca'
  path?: string
  cookie?: string
  userAgent?: string
}

async function visit({ from, edition = 'global', path: address = '/', cookie = '', userAgent = 'Mozilla/5.0' }: Visit) {
  const { text } = await request(site.server)
    .get(address)
    .set('host', `${edition}.localhost`)
    .set('x-forwarded-for', addresses[from])
    .set('cookie', cookie)
    .set('user-agent', userAgent)
  const { document } = parseHTML(text)
  const dialogs = [...document.querySelectorAll('[data-visitor-dialogs] dialog')]
  return {
    text,
    document,
    all: dialogs.map(({ id }) => id),
    open: dialogs.filter((dialog) => dialog.hasAttribute('open')).map(({ id }) => id),
  }
}

describe('the dialogs of a page', () => {
  it.each<[Visit, string[]]>([
    [{ from: 'nl', edition: 'nl' }, []],
    [{ from: 'de', edition: 'nl' }, ['dialog-region-warning']],
    [{ from: 'de', path: '/download/' }, ['dialog-region-warning']],
    [{ from: 'de', path: '/contact/' }, []],
    [{ from: 'de', cookie: 'a=b; closeRM=1' }, []],
    [{ from: 'de', cookie: 'closeRM=0' }, ['dialog-region-warning']],
    [{ from: 'de', cookie: 'closeRM=' }, ['dialog-region-warning']],
    [{ from: 'de', userAgent: 'Mozilla/5.0 Chrome-Lighthouse' }, []],
    [{ from: 'us' }, []],
    [{ from: 'ontario' }, ['dialog-general-site']],
    [{ from: 'ontario', path: '/contact/' }, ['dialog-general-site']],
    [{ from: 'ontario', cookie: 'closeON=1' }, ['dialog-general-site']],
    [{ from: 'ontario', cookie: 'closeGS=1' }, []],
    [{ from: 'ontario', edition: 'ca' }, []],
    [{ from: 'ontario', edition: 'nl' }, ['dialog-region-warning']],
    [{ from: 'ontario', edition: 'nl', cookie: 'closeRM=1' }, ['dialog-ontario']],
    [{ from: 'de', path: '/why-am-i-seeing-this/' }, []],
    [{ from: 'ontario', path: '/why-am-i-seeing-this/' }, []],
    [{ from: 'ontario', path: '/nowhere/' }, []],
  ])('%j opens %j', async (input, expected) => {
    expect((await visit(input)).open).toEqual(expected)
  })

  it('are the same for the same class, and never those of another', async () => {
    const first = await visit({ from: 'de' })
    expect((await visit({ from: 'nl', edition: 'global' })).all).toEqual(['dialog-region-warning'])
    expect((await visit({ from: 'us' })).all).toEqual([])
    expect((await visit({ from: 'de' })).text).toBe(first.text)
    // Nor when all are closed, and the pages look alike until a navigation.
    const closed = { edition: 'nl', cookie: 'closeRM=1; closeON=1' } as const
    expect((await visit({ ...closed, from: 'ontario' })).all).toEqual(['dialog-region-warning', 'dialog-ontario'])
    expect((await visit({ ...closed, from: 'de' })).all).toEqual(['dialog-region-warning'])
  })

  it('name no country, because stored pages are shared by all who are warned', async () => {
    const { document } = await visit({ from: 'de' })
    expect(document.querySelector('#dialog-region-warning')?.textContent).not.toMatch(/German|Duits/)
  })

  it('lead Ontario to the Canadian site and say nothing of its bonuses, which the law keeps out of public sight', async () => {
    for (const edition of ['nl', 'global'] as const) {
      const { document } = await visit({ from: 'ontario', edition })
      const dialog = document.querySelector(edition === 'nl' ? '#dialog-ontario' : '#dialog-general-site')
      expect(dialog?.querySelector('a[href="/actions/edition/ca"]')?.textContent).toContain('Ontario')
      expect(dialog?.querySelectorAll('li svg')).toHaveLength(3)
      expect(dialog?.textContent).not.toMatch(/777|50|bonus/i)
    }
  })

  it('stand outside of what a payload replaces', async () => {
    const { document } = await visit({ from: 'de' })
    expect(document.querySelector('#root [data-visitor-dialogs]')).toBeNull()
    const payload = await request(site.server)
      .get('/_payload.json?x')
      .set('host', 'global.localhost')
      .set('x-forwarded-for', addresses.de)
    expect(payload.text).not.toContain('dialog-region-warning')
  })
})

describe('closing a dialog by its form', () => {
  const post = (fields: string, headers: Record<string, string> = {}) =>
    request(site.server)
      .post('/actions/close-dialog')
      .set({ host: 'global.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers })
      .send(fields)

  it.each(['closeRM', 'closeON', 'closeGS'])('sets %s and leads back', async (name) => {
    const answer = await post(`dialog=${name}`, {
      origin: 'http://global.localhost',
      referer: 'http://global.localhost/download/?auto=1',
      'sec-fetch-site': 'same-origin',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/download/?auto=1')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toEqual([`${name}=1; Max-Age=2592000; Path=/; SameSite=Lax`])
  })

  it('marks the cookie Secure on https', async () => {
    const answer = await post('dialog=closeRM', { 'x-forwarded-proto': 'https', 'x-forwarded-for': addresses.de })
    expect(answer.headers['set-cookie']?.[0]).toContain('; Secure')
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses %j', async (headers) => {
    const answer = await post('dialog=closeRM', headers)
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    { origin: 'http://evil.example', host: 'global.localhost', 'x-forwarded-host': 'evil.example' },
    { origin: 'http://global.localhost:8080' },
    { origin: 'http://nl.localhost' },
    { origin: 'http://global.localhost.evil.example' },
    { origin: '' },
  ])('refuses %j', async (headers) => {
    const answer = await post('dialog=closeRM', headers)
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    { host: 'GLOBAL.localhost', origin: 'http://global.localhost' },
    { host: 'global.localhost:80', origin: 'http://global.localhost' },
    { host: 'global.localhost:443', origin: 'https://global.localhost' },
    { host: 'global.localhost:8080', origin: 'http://global.localhost:8080' },
  ])('knows its own host as a proxy may spell it: %j', async ({ host, origin }) => {
    const answer = await post('dialog=closeRM', { host, origin, referer: `${origin}/download/` })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/download/')
  })

  it.each(['', 'dialog=', 'dialog=locale', 'dialog=__proto__', 'other=1'])('answers 400 to %j', async (fields) => {
    const answer = await post(fields)
    expect(answer.status).toBe(400)
    expect(answer.body.detail).toContain('Field dialog')
  })

  it.each([
    ['https://evil.example/x', '/'],
    ['http://global.localhost//evil.example/', '/evil.example/'],
    ['http://global.localhost/\\evil.example', '/evil.example'],
    ['not an address', '/'],
  ])('leads from %s to %s, never elsewhere', async (referer, expected) => {
    expect((await post('dialog=closeRM', { referer })).headers.location).toBe(expected)
  })

  it('can be undone', async () => {
    const answer = await request(site.server).post('/actions/reset-dialogs').set('host', 'global.localhost')
    expect(answer.status).toBe(303)
    expect(answer.headers['set-cookie']).toEqual(
      ['closeRM', 'closeON', 'closeGS'].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`),
    )
  })
})

describe('a visitor whose rule is BLOCKED', () => {
  it('finds an explanation in the place of home’s download buttons', async () => {
    const { document } = await visit({ from: 'us', edition: 'nl' })
    expect(document.documentElement.getAttribute('data-rule')).toBe('BLOCKED')
    const explanations = [...document.querySelectorAll('main a[href="/waarom-zie-ik-dit/"]')]
    expect(explanations).toHaveLength(2)
    expect((await visit({ from: 'nl', edition: 'nl' })).document.documentElement.hasAttribute('data-rule')).toBe(false)
  })
})

describe('where the law allows offers in the general-site dialog', () => {
  let other: TestSite
  beforeAll(async () => {
    const env = { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' }
    other = await startSite({ env, overrides: { sites: await loadGeneralSites() } })
  })
  afterAll(() => other.close())

  const open = async (cookie = '') => {
    const { text } = await request(other.server)
      .get('/')
      .set({ host: 'global.localhost', 'x-forwarded-for': addresses.ontario, cookie })
    return parseHTML(text).document.querySelector('[data-visitor-dialogs] dialog[open]')
  }

  it('offers both sites to visitors from Ontario, with what each teases', async () => {
    const dialog = await open()
    expect(dialog?.id).toBe('dialog-general-site')
    expect(dialog?.querySelector('a[href="/actions/edition/ca"]')?.textContent).toContain('Ontario')
    expect(dialog?.querySelector('button[form]')?.textContent).toBe('Continue on the international site')
    expect(dialog?.querySelectorAll('li svg')).toHaveLength(3)
    expect(dialog?.textContent).toContain('CA$777')
    expect(dialog?.textContent).toContain('$50')
  })

  it('keeps it closed by its own cookie', async () => {
    expect((await open('closeON=1'))?.id).toBe('dialog-general-site')
    expect(await open('closeGS=1')).toBeNull()
  })
})
