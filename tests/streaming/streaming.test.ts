import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import request from 'supertest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import nl from '#data/markets/nl/edition.json' with { type: 'json' }
import type { Edition } from '#shared/site/editions.ts'
import { expectPage } from '#tests/contracts/page-contract.ts'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

// What the helper's back end serves.
const PLAYER = roomAt('leaderboards', 'GGPNL', '2026-11-20T12:00:00Z')[0]?.entries[0]?.player ?? ''
const HOUR_MS = 3_600_000
const END_OF_SHELL = 'data-static="footer'
const expected = { edition: nl as Edition, locale: 'nl', path: '/', status: 200 } as const
/** Long enough that no deadline decides what a test is about. */
const patient = { UPSTREAM_TIMEOUT_MS: '20000', RENDER_TIMEOUT_MS: '20000' }

let upstream: UpstreamServer
let site: TestSite
let now = 1000
const clock = { now: () => now }

beforeEach(async () => {
  upstream = await createUpstreamServer()
  site = await startSite({ env: { UPSTREAM_URL: upstream.url, ...patient }, overrides: { clock } })
})
afterEach(async () => {
  await site.close()
  await upstream.close()
})

describe('a page whose optional query is held back', () => {
  it.each(['identity', 'gzip', 'br', 'zstd'])(
    'arrives as complete shell first and with the panel later (%s)',
    async (encoding) => {
      const release = upstream.hold('leaderboards')
      const response = await open(site.url, encoding)
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const text = readText(response)

      // The upstream answers only after this has been read: a buffered response would never get here.
      const shell = await text.until(END_OF_SHELL)
      expect(shell).toContain('<h1')
      expect(shell).not.toContain(PLAYER)
      release()
      const whole = await text.end()
      expect(whole.slice(shell.length)).toContain(PLAYER)

      const headers = response.headers as Record<string, string>
      const document = expectPage({ status: 200, headers, text: whole }, { ...expected, isStreamed: true })
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
      const inline = [...document.querySelectorAll('script:not([src]):not([type])')]
      expect(inline.length).toBeGreaterThan(0)
      expect(inline.map((script) => script.getAttribute('nonce'))).toEqual(inline.map(() => nonce))
      expect(JSON.parse(document.getElementById('page-state')?.textContent ?? '').queries.leaderboards).not.toBeNull()
      // A browser that must not keep it could not show it again on the way back.
      expect(headers['cache-control']).toBe('private, no-cache')
    },
  )

  it('ends with the visitor who leaves, and is no failure then', async () => {
    const release = upstream.hold('leaderboards')
    const response = await open(site.url, 'identity')
    await readText(response).until(END_OF_SHELL)
    response.destroy()
    await expect.poll(() => site.log.map(({ msg }) => msg)).toContain('Left before the page was whole')
    release()
    expect(site.log.filter(({ msg }) => msg === 'A section was left to the browser')).toEqual([])
  })

  it('gives two visitors two nonces', async () => {
    const release = upstream.hold('leaderboards')
    const responses = await Promise.all([open(site.url, 'identity'), open(site.url, 'identity')])
    release()
    const policies = responses.map(({ headers }) => headers['content-security-policy'])
    expect(new Set(policies).size).toBe(2)
    await Promise.all(responses.map((response) => readText(response).end()))
  })

  it('is whole, without a script of ours, for a crawler, which waits longer than a person', async () => {
    const release = upstream.hold('leaderboards')
    const arrival = upstream.arrival('leaderboards')
    const crawler = request(site.server).get('/').set('host', 'localhost').set('user-agent', 'Googlebot/2.1')
    const answer = crawler.then((done) => done)
    await arrival
    // A person who came later has the shell by now, and the crawler must have nothing yet.
    const person = readText(await open(site.url, 'identity'))
    await person.until(END_OF_SHELL)
    release()
    const { status, headers, text } = await answer
    expectPage({ status, headers, text }, expected)
    expect(text).toContain(PLAYER)
    expect(text).not.toMatch(/<!--\$[?!]-->/)
    await person.end()
  })
})

describe('a back end that is ahead of this build', () => {
  it('costs the entries that nobody could name or follow', async () => {
    const entry = {
      routerName: '',
      siteType: 'contents',
      showSubArea: false,
      isShow: true,
      badge: 'badge.brand-new',
      children: [],
    }
    const json = [
      { ...entry, path: '/brand-new/', langKey: 'nav.brand-new', routerName: 'brand-new' },
      { ...entry, path: '/contact/', langKey: 'nav.utility.contact', routerName: 'contact' },
    ]
    upstream.behaviour('navigations', { json })
    const answer = await request(site.server).get('/').set('host', 'localhost').set('user-agent', 'Googlebot/2.1')
    const document = expectPage(answer, expected)
    expect(document.querySelector('header a[href="/contact/"]')).not.toBeNull()
    expect(answer.text).not.toContain('brand-new')
  })
})

describe('a dead upstream', () => {
  it('costs the panel and never the page', async () => {
    upstream.behaviour('all', { status: 500 })
    const answer = await request(site.server).get('/').set('host', 'localhost')
    const document = expectPage(answer, expected)
    expect(document.getElementById('page-state')?.textContent).toContain('"leaderboards":null')
    expect(answer.text).toContain(END_OF_SHELL)
  })

  it('leaves no incomplete page in the cache: the next visitor after it has healed gets all', async () => {
    upstream.behaviour('leaderboards', { status: 500 })
    await request(site.server).get('/').set('host', 'localhost').expect(200)
    upstream.behaviour('leaderboards', 'normal')
    now += 10_000
    const healed = await request(site.server).get('/').set('host', 'localhost').expect(200)
    expect(healed.headers['cache-status']).toContain('miss')
    expect(healed.text).toContain(PLAYER)
  })

  it('does not replace a complete page by one without its panel', async () => {
    const whole = await request(site.server).get('/').set('host', 'localhost').expect(200)
    expect(whole.text).toContain(PLAYER)
    upstream.behaviour('all', 'reset')
    const statusNow = async () =>
      (await request(site.server).get('/').set('host', 'localhost').expect(200)).headers['cache-status']
    now += 23 * HOUR_MS
    expect(await statusNow()).toContain('stale')
    await expect.poll(statusNow).not.toContain('stale')
    // Past the day for which upstream's own values are kept, within the page's own.
    now += 2 * HOUR_MS
    const renders = async () =>
      /^bff_ssr_duration_seconds_count\{edition="nl",page="index",phase="all"\} (\d+)$/m.exec(await site.metrics())?.[1]
    const rendersBefore = await renders()
    for (const expectedStatus of ['stale', 'hit']) {
      const kept = await request(site.server).get('/').set('host', 'localhost').expect(200)
      expect(kept.headers['cache-status']).toContain(expectedStatus)
      expect(kept.text).toBe(whole.text)
      await expect.poll(renders).not.toBe(rendersBefore)
    }
  })
})

async function open(url: string, encoding: string): Promise<IncomingMessage> {
  const headers = { 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0 Chrome/153.0.0.0' }
  const [response] = await once(get(url, { headers }), 'response')
  return response
}

/** Text of a response as it comes. */
function readText(response: IncomingMessage) {
  const encoding = response.headers['content-encoding']
  const decompressors = { br: createBrotliDecompress, gzip: createGunzip, zstd: createZstdDecompress }
  const decompressor = decompressors[encoding as keyof typeof decompressors]?.()
  const decoded: Readable = decompressor ? response.pipe(decompressor) : response
  const chunks = decoded.setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  const readOn = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { value, done } = await chunks.next()
      if (done) break
      text += value
    }
    return text
  }
  return { until: (mark: string) => readOn(() => text.includes(mark)), end: () => readOn(() => false) }
}
