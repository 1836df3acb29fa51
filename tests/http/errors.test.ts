import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import nl from '#data/markets/nl/edition.json' with { type: 'json' }
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { createProblem } from '#server/http/problems.ts'
import type { Entry } from '#server/pages/entry.ts'
import { BusyError } from '#server/pages/render-slots.ts'
import { staticErrorStyles } from '#server/pages/static-error-page.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { Edition } from '#shared/site/editions.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { expectPage } from '#tests/contracts/page-contract.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const edition = nl as Edition
const SECRET = 'secret of the machine'

describe('when a render fails', () => {
  /** The site with a bundle of which the next renders fail, as many as told. */
  async function startFailing(failures: number, error: Error, isDevelopment = false): Promise<TestSite> {
    let left = failures
    const built = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as Entry
    const loadEntry = async () => {
      left -= 1
      if (left >= 0) throw error
      return built
    }
    return startSite({ overrides: { loadEntry, isDevelopment } })
  }

  it('answers the 500 page, tells the log why and the visitor nothing', async () => {
    const site = await startFailing(1, new Error(SECRET))
    const answer = await request(site.server).get('/').set('host', 'localhost')
    expectPage(answer, { edition, locale: 'nl', path: null, status: 500 })
    expect(answer.text).not.toContain(SECRET)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(site.log.splice(0))).toContain(SECRET)
    await site.close()
  })

  it('shows the stack in development', async () => {
    const site = await startFailing(1, new Error(SECRET), true)
    const answer = await request(site.server).get('/').set('host', 'localhost').expect(500)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toMatch(new RegExp(`^Error: ${SECRET}\\n    at .*errors\\.test\\.ts`))
    site.log.splice(0)
    await site.close()
  })

  it.each(['stored', 'none'] as const)(
    'answers the 500 page when the end of a page that is %s fails',
    async (cache) => {
      const built = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as Entry
      const entry: Entry = Object.create(built, {
        // What only the element for search engines asks for, when React has ended.
        fillAmounts: {
          get() {
            throw new Error(SECRET)
          },
        },
      })
      const table: RouteTable = { ...routes, index: { ...routes.index, cache } }
      const site = await startSite({ overrides: { loadEntry: async () => entry, table } })
      const answer = await request(site.server).get('/').set('host', 'localhost')
      expectPage(answer, { edition, locale: 'nl', path: null, status: 500 })
      expect(JSON.stringify(site.log.splice(0))).toContain(SECRET)
      await request(site.server).get('/api/navigations').set('host', 'localhost').expect(200)
      await site.close()
    },
  )

  it.each([
    {
      host: 'nl.localhost',
      path: '/over-ons/',
      referer: 'http://nl.localhost/contact/?a="b',
      language: 'nl-NL',
      texts: [
        'Even een time-out',
        'Fout 500: onverwachte fout',
        'Wat kost gokken jou?',
        'Onverwachte fout. Neem contact',
      ],
      links: ['/contact/?a=%22b', '/'],
    },
    {
      host: 'global.localhost',
      path: '/nl/over-ons/',
      referer: 'http://elsewhere.example/',
      language: 'nl-NL',
      texts: ['Even een time-out', 'Weet wat gokken je kost'],
      links: ['/nl/'],
    },
    {
      host: 'ca.localhost',
      path: '/contact/',
      referer: 'http://ca.localhost//elsewhere.example/',
      language: 'en',
      texts: ['A short time-out', 'Error 500 Unexpected Error', 'Unexpected error. Please contact customer support'],
      links: ['/elsewhere.example/', '/'],
    },
  ])('answers a page that needs nothing when that one fails too: $host$path', async (expected) => {
    const site = await startFailing(2, new Error(SECRET))
    const { host, path, referer } = expected
    const answer = await request(site.server).get(path).set({ host, referer }).expect(500)
    const { document } = parseHTML(answer.text)
    expect(document.documentElement.lang).toBe(expected.language)
    for (const text of expected.texts) expect(document.body.textContent).toContain(text)
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(expected.links)
    expect(answer.text).not.toMatch(new RegExp(`${SECRET}|undefined|<script`))
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    const styles = document.querySelector('style')?.textContent ?? ''
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(site.log.splice(0).filter(({ level }) => level >= 50)).toHaveLength(2)
    await site.close()
  })

  it('has the colours of the stage on that page', () => {
    const tokens = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8')
    const stage = tokens.slice(tokens.indexOf('[data-theme="dark"]'), tokens.indexOf('[data-theme="light"]'))
    for (const colour of staticErrorStyles.match(/#[0-9a-f]{6}/g) ?? []) expect(stage).toContain(colour)
  })

  it('says when to come back if it was the back end', async () => {
    const site = await startFailing(1, new UpstreamError({ reason: 'timeout', resource: 'navigations', status: null }))
    const answer = await request(site.server).get('/').set('host', 'localhost').expect(503)
    expect(answer.headers['retry-after']).toBe('5')
    site.log.length = 0
    await site.close()
  })

  it.each([
    [500, new Error(SECRET)],
    [503, new UpstreamError({ reason: 'timeout', resource: 'navigations', status: null })],
    [503, new BusyError()],
    [429, createProblem({ status: 429, detail: 'Too much.' })],
  ])('answers a payload that fails with %i as a problem, which no browser shows or keeps', async (status, error) => {
    const site = await startFailing(1, error)
    const { headers, body } = await request(site.server)
      .get('/over-ons/_payload.json')
      .set({ host: 'localhost', accept: 'text/html, application/json' })
      .expect(status)
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
    expect(body).toMatchObject({ status, requestId: headers['x-request-id'] })
    expect(JSON.stringify(body)).not.toContain(SECRET)
    site.log.length = 0
    await site.close()
  })

  it('answers a problem where nobody waits for a page', async () => {
    const site = await startSite({ env: { UPSTREAM_URL: 'http://127.0.0.1:9' } })
    const { headers, body } = await request(site.server)
      .get('/network-status.atom')
      .set('host', 'localhost')
      .expect(503)
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' })
    expect(body.status).toBe(503)
    await site.close()
  })
})

describe('every answer', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())

  it.each([
    ['a page', 'GET / HTTP/1.1\r\nhost: localhost', 200],
    ['a redirect', 'GET /over-ons HTTP/1.1\r\nhost: localhost', 301],
    ['a page that is not there', 'GET /nergens/ HTTP/1.1\r\nhost: localhost', 404],
    ['an answer of the API', 'GET /api/visitor HTTP/1.1\r\nhost: localhost', 200],
    ['an address of the API that is not there', 'GET /api/nothing HTTP/1.1\r\nhost: localhost', 404],
    ['a file', 'GET /favicon.svg HTTP/1.1\r\nhost: localhost', 200],
    ['a file that is not there', 'GET /assets/nothing.js HTTP/1.1\r\nhost: localhost', 404],
    ['another method', 'DELETE / HTTP/1.1\r\nhost: localhost', 405],
    ['an address that cannot be read', 'GET /% HTTP/1.1\r\nhost: localhost', 400],
    ['a proxy that there is none', 'CONNECT localhost:443 HTTP/1.1\r\nhost: localhost', 405],
    ['a host that nobody claims', 'GET / HTTP/1.1\r\nhost: elsewhere.example', 421],
    ['a name in an address that is too long', `GET /policies/${'x'.repeat(200)}.atom HTTP/1.1\r\nhost: localhost`, 404],
    ['what is no request', 'GET /é/ HTTP/1.1\r\nhost: localhost', 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}`, 431],
    [
      'a page that is asked for with scheme and host',
      'GET http://localhost/over-ons/ HTTP/1.1\r\nhost: localhost',
      200,
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nHost: nl.localhost', 400],
    ['no host', 'GET / HTTP/1.1', 400],
    ['a host that can be none', 'GET / HTTP/1.1\r\nhost: a"><script>', 400],
    ['a known host twice', 'GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost', 400],
  ])('%s carries the security headers', async (_name, head, status) => {
    const answer = await send(site.url, `${head}\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const headers = new Map(
      answer
        .slice(0, answer.indexOf('\r\n\r\n'))
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    )
    const { 'content-security-policy': _, ...others } = securityHeaders
    expect(Object.fromEntries(headers)).toMatchObject(others)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?:.*; )?frame-ancestors 'none'/)
  })
})

it.each(['/%ZZ/?embedded=1', '/%?embeded=logo', '/%ZZ/'])(
  'an address that cannot be read ends nothing, however it is asked for: %s',
  async (target) => {
    const site = await startSite()
    await request(site.url).get('/robots.txt').set('host', 'nl.localhost').expect(200)
    const head = `GET ${target} HTTP/1.1\r\nhost: nl.localhost\r\naccept: text/html\r\nconnection: close\r\n\r\n`
    expect(await send(site.url, head)).toMatch(/^HTTP\/1\.1 400 /)
    await request(site.url).get('/robots.txt').set('host', 'nl.localhost').expect(200)
    await site.close()
  },
)

describe('files of the build', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())

  it('are kept for ever under the name of their content, and come compressed', async () => {
    const { text: page } = await request(site.server).get('/').set('host', 'localhost')
    const script = /src="(\/assets\/entry-client-[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const answer = await request(site.server)
      .get(script)
      .set('host', 'localhost')
      .set('accept-encoding', 'br')
      .expect(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    })
  })

  it('are the ones whose hash the page names', async () => {
    const { text: page } = await request(site.server).get('/').set('host', 'localhost')
    const [, script = '', integrity] = /src="(\/assets\/entry-client-[^"]+\.js)" integrity="([^"]+)"/.exec(page) ?? []
    const { body } = await request(site.server).get(script).set('host', 'localhost').responseType('blob')
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity)
  })

  it('are not there compressed by themselves', async () => {
    const { text: page } = await request(site.server).get('/').set('host', 'localhost')
    const script = /src="(\/assets\/entry-client-[^"]+\.js)"/.exec(page)?.[1] ?? ''
    await request(site.server).get(`${script}.br`).set('host', 'localhost').expect(404)
  })

  it('without a hash are asked for again after an hour', async () => {
    const answer = await request(site.server).get('/favicon.svg').set('host', 'localhost').expect(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/unknown-abc.js',
    '/assets/../build.json',
    '/assets/%2e%2e/build.json',
    '/.vite/manifest.json',
    '/assets/',
    '/favicon.svg.br',
  ])('%s is not one of them, and nobody keeps that answer', async (path) => {
    const answer = await send(site.url, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('cache-control: no-store')
  })
})

/** Sends bytes as they are, which no HTTP client would, and returns the whole answer. */
async function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}
