import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signPreview } from '#server/visitor/preview-token.ts'
import { noInstallerId } from '#shared/downloads/download-links.ts'
import { safeLocation } from '#shared/site/safe-location.ts'
import {
  lookAlikes,
  maliciousLocations,
  sitePlaces,
  trustedHost,
  trustedPlaces,
} from '#tests/fixtures/malicious-locations.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const secret = 'a secret of thirty-two characters'
const host = 'nl.localhost'
/** Refused wherever only this site and the download host are allowed. */
const refused = [...maliciousLocations, ...lookAlikes]
/** What the back end says of a country's download. */
const lies = new Map<string, string>()
/** What the back end says of a page of its navigation. */
let navigationLie = ''
const startedAt = Date.now()
const clock = { time: 1_000, now: () => clock.time }
let upstream: Server
let site: TestSite

beforeAll(async () => {
  upstream = createServer((asked, response) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://upstream')
    const download = { links: [{ type: 6, url: lies.get(searchParams.get('country') ?? '') }] }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(pathname === '/navigations' ? navigationOf(navigationLie) : download))
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const { port } = upstream.address() as AddressInfo
  site = await startSite({
    env: { PREVIEW_SECRET: secret, UPSTREAM_URL: `http://127.0.0.1:${port}` },
    overrides: { clock, wallClock: { now: () => startedAt + clock.time } },
  })
})
afterAll(async () => {
  await site.close()
  upstream.close()
})

function navigationOf(path: string) {
  const item = {
    langKey: 'nav.blog',
    routerName: '',
    siteType: 'external',
    showSubArea: false,
    isShow: true,
    badge: null,
  }
  return [{ ...item, path, children: [] }]
}

/** Answers to a request whose every byte is ours: clients would mend the worst of these. */
async function send(
  line: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; location: string | null }> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const lines = Object.entries({ host, ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.end(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, 'utf8')
  // What no parser takes ends the connection, at times before its 400 is read.
  const answer = await text(socket).catch(() => '')
  return {
    status: Number(answer.split(' ')[1]),
    location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? null,
  }
}

/** Whether a browser that is here stays here. */
function staysHere(location: string): boolean {
  const from = `http://${host}/somewhere/`
  return new URL(location, from).host === host && safeLocation(location) === location
}

/** Whether Node's parser takes it in a header; the rest gets no further. */
const isHeader = (value: string) => !/\p{Cc}/u.test(value)

describe('a form of this site', () => {
  const post = (action: string, referer: string) => send(`POST ${action}`, { 'content-length': '0', referer })

  it('never leads to another site, whatever page it says that it stood on', async () => {
    const referers = refused
      .filter(isHeader)
      .flatMap((place) => [place, `http://${host}${place}`, `http://${host}/${place}`])
    const answers = await Promise.all(
      referers.map(async (referer) => ({ referer, ...(await post('/actions/reset-dialogs', referer)) })),
    )
    expect(answers.length).toBeGreaterThan(450)
    expect(answers.filter(({ status, location }) => status !== 303 || !location || !staysHere(location))).toEqual([])
  })

  it.each(sitePlaces.map((place) => place.split('#')[0] ?? ''))('leads back to %s', async (place) => {
    const { status, location } = await post('/actions/end-preview', `http://${host}${place}`)
    expect({ status, location: location && new URL(location, site.url).href }).toEqual({
      status: 303,
      location: new URL(place, site.url).href,
    })
  })

  it.each(['a\\b', '%0A', 'a'.repeat(3_000)])(
    'leads back to the page where its query cannot come along',
    async (query) => {
      const { location } = await post('/actions/end-preview', `http://${host}/contact/?q=${query}`)
      expect(location).toBe('/contact/')
    },
  )

  it('leads to another edition, or to the language that was chosen, where the query cannot come along', async () => {
    const from = { host: 'global.localhost', referer: 'http://global.localhost/nl/contact/?q=%0A' }
    const form = { 'content-length': '9', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send('GET /actions/edition/ca', from)).location).toMatch(/^https:.*kaartkamer-ca\.example\/$/)
    expect((await send('POST /actions/locale', { ...from, ...form }, 'locale=en')).location).toBe('/contact/')
  })
})

describe('an address of this site that is another today', () => {
  it('never leads to another site, whatever follows it', async () => {
    // Aliases, the mode of the poker client, and what is neither.
    const asked = refused
      .filter((place) => !/[\0\r\n ]/.test(place))
      .flatMap((place) => [place, `/${place}`, `/about-us${place}`, `/about-us?${place}`, `/ABOUT-US/?next=${place}`])
    const referer = `http://${host}/?embedded=1`
    const answers = await Promise.all(
      asked.map(async (target) => ({ target, ...(await send(`GET ${target || '/'}`, { referer })) })),
    )
    expect(answers.filter(({ status }) => status === 301 || status === 302).length).toBeGreaterThan(150)
    expect(answers.filter(({ location }) => location !== null && !staysHere(location))).toEqual([])
  })

  it.each([
    ['/about-us?utm_source=a&b[]=%E2%82%AC', '/over-ons/?utm_source=a&b[]=%E2%82%AC'],
    ['/about-us?a=b\\c', '/over-ons/'],
    ['/hulp-bij-gokken/?a=b', 'https://openovergokken.nl/'],
  ])('%s leads to %s', async (target, location) => {
    expect(await send(`GET ${target}`, {})).toMatchObject({ location })
  })
})

describe('/actions/download with a back end that lies', () => {
  /** A preview of a country of its own for each lie, so that no answer is another's from the cache. */
  async function download(url: string) {
    const country = `${letters[Math.floor(lies.size / 26)]}${letters[lies.size % 26]}`
    lies.set(country, url)
    const expires = Math.floor(Date.now() / 1000) + 600
    const token = signPreview(
      { editionId: 'nl', country, region: null, isWhitelisted: true, date: '2026-12-01', expires },
      secret,
    )
    const { status, headers } = await request(site.server)
      .get('/actions/download?platform=windows')
      .set({ host, cookie: `preview=${token}` })
    return { url, status, location: headers.location }
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

  it('never leads anywhere but to the words that there is no link', async () => {
    const answers = []
    for (const url of refused) answers.push(await download(url))
    expect(answers.filter(({ status }) => status !== 303)).toEqual([])
    expect(answers.filter(({ location }) => location !== `/download/#${noInstallerId('windows')}`)).toEqual([])
  })

  it('leads to the host of the edition', async () => {
    const answers = []
    for (const url of trustedPlaces) answers.push(await download(url))
    expect(answers.map(({ location }) => new URL(location ?? '').host)).toEqual(trustedPlaces.map(() => trustedHost))
  })
})

describe('the navigation of a back end that lies', () => {
  async function load(path: string) {
    navigationLie = path
    // Past everything that is kept of an earlier answer.
    clock.time += 48 * 3_600_000
    const { headers, body } = await request(site.server).get('/api/navigations').set('host', host)
    return { path, source: headers['cache-status'], first: body[0]?.path }
  }

  it('is another with any malicious link in it', async () => {
    const answers = []
    for (const path of maliciousLocations) answers.push(await load(path))
    expect(answers.filter(({ source }) => !source?.includes('fallback'))).toEqual([])
    expect(answers.filter(({ path, first }) => first === undefined || first === path)).toEqual([])
  })

  it('is its own with sound ones', async () => {
    for (const path of trustedPlaces) expect(await load(path)).toMatchObject({ first: path })
  })
})
