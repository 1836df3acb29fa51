import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, askFrom } from '#scripts/edge/ask-from.ts'
import { type Edge, edgeNames, isEdgeInstalled, startEdge } from '#scripts/edge/edge-programs.ts'
import { campaignParameters } from '#server/edge/campaign-parameters.ts'
import { root } from '#server/root.ts'
import { writeGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const outage = path.join(root, 'dist/outage.html')
let site: TestSite
/** How often the site has been asked for a class. */
let classesAsked = 0
let edge: Edge
let folder: string
/** What the mirror's bucket has, by its path; nothing at first. */
const mirrored = new Map<string, string>()
let mirror: Server

const askEdge = async (asked: Asked) => {
  const { body, ...answer } = await askFrom(edge.port, asked)
  return { ...answer, body: body.toString() }
}

const digestOf = (body: string) => createHash('sha256').update(body).digest('hex')

const askSite = ({ url, host, from, headers = {} }: Asked) =>
  site.app.inject({ url, headers: { ...headers, host, 'x-forwarded-for': from } })

describe.each(edgeNames)('%s with the delivered configuration', (name) => {
  const isInstalled = isEdgeInstalled(name)
  const tried = it.skipIf(!isInstalled)
  beforeAll(async () => {
    if (!isInstalled) return
    mirrored.clear()
    folder = mkdtempSync(path.join(tmpdir(), 'edge-'))
    chmodSync(folder, 0o755)
    const database = path.join(folder, 'city.mmdb')
    writeGeoipFixture(database, {
      '192.0.2.0/24': { country: 'NL' },
      '192.0.4.0/24': { country: 'CA', region: 'ON' },
      '192.0.6.0/25': { country: 'CA', region: 'BC' },
      '192.0.6.128/25': { country: 'CA', region: 'ON' },
      '2001:db8::/32': { country: 'US' },
    })
    site = await startSite({
      env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' },
      app: {
        async registerFirst(app) {
          app.addHook('onRequest', async ({ url }) => {
            if (url === '/_class') classesAsked += 1
          })
        },
      },
    })
    mirror = createServer(({ url = '' }, response) => {
      const body = mirrored.get(url)
      response.writeHead(body ? 200 : 404, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'b=1' }).end(body)
    }).listen(0, '127.0.0.1')
    await once(mirror, 'listening')
    const { port } = mirror.address() as AddressInfo
    edge = await startEdge(name, {
      folder: path.join(folder, 'edge'),
      sites: [Number(new URL(site.url).port)],
      mirror: port,
    })
  }, 90_000)
  afterAll(async () => {
    if (!isInstalled) return
    mirror.close()
    await edge.stop()
    // The last test has closed the site.
    rmSync(folder, { recursive: true })
  })

  tried(
    'gives every visitor the page that the site gives them, whatever they claim',
    { timeout: 180_000 },
    async () => {
      const forged = String(
        (await askSite({ url: '/_class', host: 'global.localhost', from: '192.0.2.1' })).headers['visitor-class'],
      )
      const variants: Record<string, string>[] = [
        {},
        { cookie: 'closeRM=1; other=1' },
        { cookie: 'closeON=1' },
        { 'sec-gpc': '1' },
        { 'edge-class': forged, 'visitor-class': forged, 'x-forwarded-for': '192.0.2.1' },
        { 'accept-encoding': 'identity', referer: 'http://global.localhost/?embedded=1' },
      ]
      let hits = 0
      for (let round = 0; round < 3; round += 1) {
        for (const from of [
          '192.0.2.1',
          '192.0.4.9',
          '192.0.6.1',
          '192.0.6.200',
          '192.0.2.99',
          '2001:db8::5',
          '2001:db9::5',
        ]) {
          for (const [host, url] of [
            ['global.localhost', '/'],
            ['global.localhost', '/promotions/'],
            ['nl.localhost', '/download/'],
          ] as const) {
            for (const headers of variants) {
              const asked = { url, host, from, headers }
              const { 'x-forwarded-for': _, ...own } = headers
              const [atEdge, atSite] = [await askEdge(asked), await askSite({ ...asked, headers: own })]
              const expected = [atSite.statusCode, digestOf(atSite.body)]
              expect([atEdge.status, digestOf(atEdge.body)], JSON.stringify(asked)).toEqual(expected)
              expect(Object.keys(atEdge.headers)).not.toContain('visitor-class')
              if (atEdge.headers['cache-status']?.includes('edge; hit')) hits += 1
            }
          }
        }
      }
      expect(hits).toBeGreaterThan(100)
    },
  )

  tried('asks once for the class of a network of 48 bits, and for each address of one that is narrower', async () => {
    const asked = async (from: string) => {
      const before = classesAsked
      await askEdge({ url: '/over-ons/', host: 'nl.localhost', from })
      return classesAsked - before
    }
    const wide = ['2001:db8:7::1', '2001:db8:7::2', '2001:db8:7:1::1', '2001:db8:8::1', '2001:db8:8:9:a:b:c:d']
    const narrow = ['192.0.6.7', '192.0.6.8', '192.0.6.7']
    const counts: number[] = []
    for (const from of [...wide, ...narrow]) counts.push(await asked(from))
    expect(counts).toEqual([1, 0, 0, 1, 0, 1, 1, 0])
  })

  tried('lets nobody give a network another class by a header that comes twice', async () => {
    const visitor = { url: '/over-ons/', host: 'nl.localhost', from: '198.51.100.7' }
    await askEdge({ ...visitor, headers: { 'sec-gpc': ['1', '0'] } })
    const asked = { ...visitor, headers: { 'sec-gpc': '1' } }
    const without = digestOf((await askSite(visitor)).body)
    const [atEdge, atSite] = [digestOf((await askEdge(asked)).body), digestOf((await askSite(asked)).body)]
    expect(atSite).not.toBe(without)
    expect(atEdge).toBe(atSite)
  })

  tried('takes a page with any campaign parameter for the page', async () => {
    const visitor = { host: 'nl.localhost', from: '192.0.2.1' }
    await askEdge({ url: '/over-ons/', ...visitor })
    for (const name of campaignParameters) {
      const { headers } = await askEdge({ url: `/over-ons/?${name}=x&utm_source=y`, ...visitor })
      expect(headers['cache-status'], name).toContain('edge; hit')
    }
    const { headers } = await askEdge({ url: '/over-ons/?utm_source=y&q=1', ...visitor })
    expect(headers['cache-status']).toContain('edge; fwd')
  })

  tried('keeps a campaign’s parameters where the site leads on', async () => {
    const asked = { url: '/over-ons?utm_source=x', host: 'nl.localhost', from: '192.0.2.1' }
    const [atEdge, atSite] = [await askEdge(asked), await askSite(asked)]
    expect(atSite.headers.location).toContain('utm_source=x')
    expect([atEdge.status, atEdge.headers.location]).toEqual([atSite.statusCode, atSite.headers.location])
  })

  tried('keeps them in the embedded mode too, into which the page before leads', async () => {
    const headers = { referer: 'http://nl.localhost/?embedded=1' }
    const asked = { url: '/over-ons/?utm_source=x', host: 'nl.localhost', from: '192.0.2.1', headers }
    const [atEdge, atSite] = [await askEdge(asked), await askSite(asked)]
    expect(atSite.headers.location).toContain('utm_source=x')
    expect([atEdge.status, atEdge.headers.location]).toEqual([atSite.statusCode, atSite.headers.location])
  })

  tried('tells no client of classes', async () => {
    expect((await askEdge({ url: '/_class', host: 'nl.localhost', from: '192.0.2.1' })).status).toBe(404)
  })

  if (name === 'varnish') tried('lets operators purge, and nobody else', refusesPurges)
  async function refusesPurges() {
    const asked = {
      url: '/contact/',
      host: 'nl.localhost',
      method: 'PURGE',
      headers: { 'surrogate-key': 'edition-nl' },
    }
    expect((await askEdge({ ...asked, from: '192.0.2.1' })).status).toBe(405)
    expect((await askEdge({ ...asked, from: '127.0.0.1' })).status).toBe(200)
  }

  tried('purges by key', async () => {
    const visitor = { url: '/contact/', host: 'nl.localhost', from: '192.0.2.1' }
    const statusOf = async () => (await askEdge(visitor)).headers['cache-status']
    await statusOf()
    expect(await statusOf()).toContain('edge; hit')
    await edge.purge('edition-global')
    expect(await statusOf()).toContain('edge; hit')
    await edge.purge('edition-nl')
    expect(await statusOf()).toContain('edge; fwd')
  })

  tried('asks for classes anew when what a build has said is purged', async () => {
    const visitor = { url: '/over-ons/', host: 'nl.localhost', from: '192.0.2.1' }
    await askEdge(visitor)
    const before = classesAsked
    const own = await askSite({ ...visitor, url: '/_class' })
    const [build = ''] = String(own.headers['surrogate-key']).split(' ')
    await edge.purge(build)
    const { headers } = await askEdge(visitor)
    expect(headers['cache-status']).toContain('edge; fwd')
    // The one of this test, and the edge's.
    expect(classesAsked - before).toBe(2)
  })

  tried('gives what it has kept when no process answers, and says so of all else', async () => {
    const visitor = { host: 'nl.localhost', from: '192.0.2.1' }
    for (const url of ['/over-ons/', '/over-ons/']) await askEdge({ url, ...visitor })
    await site.close()
    const kept = await askEdge({ url: '/over-ons/', ...visitor })
    expect([kept.status, kept.headers['cache-status']]).toEqual([200, expect.stringContaining('edge; hit')])
    const other = await askEdge({ url: '/zoeken/?q=rake', ...visitor })
    expect(other).toMatchObject({ status: 503, body: readFileSync(outage, 'utf8') })
    expect(other.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  })

  tried('gives the mirror’s copy of what it has not kept, says so and keeps none', async () => {
    const visitor = { url: '/contact/?utm_source=x', host: 'nl.localhost', from: '203.0.113.9' }
    for (const copy of ['a copy', 'another copy']) {
      mirrored.set('/nl.localhost/contact/index.html', copy)
      const { status, headers, body } = await askEdge(visitor)
      expect([status, body]).toEqual([200, copy])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cache-status': 'mirror; hit, edge; fwd=miss' })
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']))
      expect(headers).not.toHaveProperty('etag')
    }
    mirrored.set('/nl.localhost/over-ons/index.html', 'a copy')
    const kept = await askEdge({ ...visitor, url: '/over-ons/', from: '192.0.2.1' })
    expect(kept.headers['cache-status']).toContain('edge; hit')
    expect((await askEdge({ ...visitor, url: '/api/navigations' })).status).toBe(503)
  })
})
