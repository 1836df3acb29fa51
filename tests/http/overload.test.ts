import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { calmSensor, type LoadSensor } from '#server/http/load-sensor.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

let site: TestSite
afterEach(() => site.close())

const home = () => request(site.url).get('/').set('host', 'localhost')
/** A crawler waits for the page that is kept; anybody else may get one of their own at first. */
const keepHome = () => home().set('user-agent', 'Googlebot/2.1').expect(200)
const metrics = async (name: string) =>
  (await site.metrics()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))
/** What was refused; the other types count nothing. */
const shed = async () => (await metrics('bff_shed_total')).filter((line) => !line.endsWith(' 0'))

describe('a process with too much to do', () => {
  it('renders nothing, answers what is stored and the probes', async () => {
    let isBusy = false
    const load: LoadSensor = { ...calmSensor, isBusy: () => isBusy }
    site = await startSite({ overrides: { load } })
    await keepHome()
    isBusy = true
    expect((await home().expect(200)).headers['cache-status']).toBe('pages; hit')
    const refused = await request(site.url).get('/over-ons/').set('host', 'localhost').expect(503)
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.text).toContain('<h1>')
    const payload = await request(site.url).get('/over-ons/_payload.json').set('host', 'localhost').expect(503)
    expect(payload.headers['retry-after']).toBe('2')
    await request(site.url).get('/livez').expect(200)
    expect(await shed()).toEqual(['bff_shed_total{type="busy"} 2'])
  })

  it('turns everybody away when even a stored page would be late, the probes excepted', async () => {
    let isSaturated = false
    site = await startSite({ overrides: { load: { ...calmSensor, isSaturated: () => isSaturated } } })
    await keepHome()
    isSaturated = true
    expect((await home().expect(503)).headers['retry-after']).toBe('2')
    const api = await request(site.url).get('/api/navigations').set('host', 'localhost').expect(503)
    expect(api.headers['content-type']).toContain('application/problem+json')
    await request(site.url).get('/livez').expect(200)
    await request(site.url).get('/readyz').expect(200)
  })

  it('renders nothing for those who have waited in the queue before it, and answers them what is kept', async () => {
    site = await startSite({ overrides: { load: { ...calmSensor, isFullyBusy: () => true } } })
    // The class of visitors who come through a balancer.
    await keepHome().set('x-request-start', `t=${Date.now()}`)
    const late = (path: string) =>
      request(site.url)
        .get(path)
        .set({ host: 'localhost', 'x-request-start': `t=${Date.now() - 2_000}` })
    expect((await late('/').expect(200)).headers['cache-status']).toBe('pages; hit')
    for (const path of ['/nowhere/', '/zoeken/?q=bonus', '/over-ons/_payload.json']) await late(path).expect(503)
    expect(await shed()).toEqual(['bff_shed_total{type="late"} 3'])
  })

  it('has those who have waited share the render of a page that will be kept, however long it takes', async () => {
    const upstream = await createUpstreamServer()
    site = await startSite({
      env: { UPSTREAM_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '20000', RENDER_TIMEOUT_MS: '20000' },
      overrides: { load: { ...calmSensor, isFullyBusy: () => true } },
    })
    const release = upstream.hold('leaderboards')
    const shell = once(get(site.url), 'response') as Promise<[IncomingMessage]>
    const late = home()
      .set('x-request-start', `t=${Date.now() - 2_000}`)
      .then(({ headers }) => headers['cache-status'])
    // Who has not waited gets the shell when the time is over that anybody waits for the shared render.
    const [streamed] = await shell
    expect(streamed.resume().headers['cache-status']).toBe('pages; fwd=miss; detail=streamed')
    release()
    expect(await late).toBe('pages; fwd=miss')
    await upstream.close()
  })

  it('renders no error page for those who have waited', async () => {
    site = await startSite({
      overrides: { load: { ...calmSensor, isFullyBusy: () => true } },
      app: {
        registerFirst: async (app) => {
          app.addHook('onRequest', (_request, _reply, done) => done(new Error('broken')))
        },
      },
    })
    const rendered = await home().expect(500)
    const plain = await home()
      .set('x-request-start', `t=${Date.now() - 2_000}`)
      .expect(500)
    site.log.splice(0)
    expect(rendered.text).toContain('<footer')
    expect(plain.text).toContain('<h1>')
    expect(plain.text).not.toContain('<footer')
  })

  it('renders at most 32 pages at a time, and gives every place back', async () => {
    const upstream = await createUpstreamServer()
    site = await startSite({
      env: { UPSTREAM_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '20000', RENDER_TIMEOUT_MS: '20000' },
    })
    const release = upstream.hold('leaderboards')
    // One render is shared by all; each visitor who does not want to wait for it gets one more.
    const refusals: Promise<number>[] = []
    const { promise: hasNine, resolve } = Promise.withResolvers<void>()
    let refused = 0
    for (let visitor = 0; visitor < 40; visitor += 1) {
      refusals.push(
        home().then(({ status }) => {
          if (status === 503) refused += 1
          if (refused === 9) resolve()
          return status
        }),
      )
    }
    await hasNine
    expect(await metrics('ssr_renders_in_flight')).toEqual(['ssr_renders_in_flight 32'])
    release()
    const statuses = await Promise.all(refusals)
    expect(statuses.filter((status) => status === 200)).toHaveLength(31)
    await expect.poll(() => metrics('ssr_renders_in_flight')).toEqual(['ssr_renders_in_flight 0'])
    await upstream.close()
  })
})

describe('one address that asks for much', () => {
  it('has its share of posts and of pages that are not kept, others have theirs', async () => {
    site = await startSite({
      env: { TRUSTED_PROXIES: 'loopback' },
      overrides: { limits: { posts: 2, work: { burst: 15, queued: 0, perSecond: 0.001 } } },
    })
    const from = (client: string) => ({
      post: () =>
        request(site.url).post('/actions/reset-dialogs').set({ host: 'localhost', 'x-forwarded-for': client }),
      miss: () => request(site.url).get('/nowhere/').set({ host: 'localhost', 'x-forwarded-for': client }),
      // As a crawler, who waits for the shared render: one more of their own would be counted.
      home: () => home().set({ 'x-forwarded-for': client, 'user-agent': 'Googlebot/2.1' }),
    })
    const one = from('2001:db8::1')
    await one.home().expect(200)
    for (let post = 0; post < 2; post += 1) await one.post().expect(303)
    const refused = await one.post().expect(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    await one.miss().expect(404)
    await one.miss().expect(404)
    await one.miss().expect(404)
    expect((await one.miss().expect(429)).text).toContain('<h1>')
    // What is kept costs nothing.
    expect((await one.home().expect(200)).headers['cache-status']).toBe('pages; hit')
    // A network of IPv6 has more addresses than anybody could count.
    await from('2001:db8::2').post().expect(429)
    await from('192.0.2.1').post().expect(303)
    expect(await shed()).toEqual(['bff_shed_total{type="posts-of-one"} 2', 'bff_shed_total{type="work-of-one"} 1'])
  })
})

it('does no work for a visitor who has gone, and whose address is not known any more', async () => {
  site = await startSite({ overrides: { limits: { posts: 2, work: { burst: 15, queued: 0, perSecond: 0.001 } } } })
  const gone = { ip: undefined } as unknown as FastifyRequest
  await expect(site.app.admitRender(gone, 1)).rejects.toMatchObject({ statusCode: 429 })
})

describe('another method than an address knows', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s is answered 405, whatever the body',
    async (method) => {
      site = await startSite()
      for (const path of ['/', '/nowhere/', '/*x', '/:x', '/api/navigations', '/assets/nothing.js', '/livez']) {
        const answer = await site.app.inject({
          method: method as 'PUT',
          url: path,
          headers: { host: 'localhost', 'content-type': 'text/nonsense' },
          payload: 'x'.repeat(100_000),
        })
        expect([answer.statusCode, answer.headers.allow, answer.headers['cache-control']]).toEqual([
          405,
          'GET, HEAD',
          'no-store',
        ])
        expect(answer.headers['content-type']).toContain('application/problem+json')
      }
      const form = await site.app.inject({ method: 'DELETE', url: '/actions/locale', headers: { host: 'localhost' } })
      expect([form.statusCode, form.headers.allow]).toEqual([405, 'POST'])
    },
  )

  it('is a page for who asks for an address of forms', async () => {
    site = await startSite()
    for (const url of ['/actions/consent?x', '/reports', '/api/beacon']) {
      const answer = await site.app.inject({ url, headers: { host: 'localhost' } })
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'POST'])
      expect(answer.body).toContain(url.startsWith('/api/') ? '"status":405' : '<h1')
    }
  })

  it('is no way to send what is compressed', async () => {
    site = await startSite()
    const asked = await site.app.inject({
      url: '/api/navigations',
      headers: { host: 'localhost', 'content-encoding': 'gzip' },
    })
    expect(asked.statusCode).toBe(200)
    for (const encoding of ['gzip', 'br', 'Identity']) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/actions/consent',
        headers: {
          host: 'localhost',
          'content-type': 'application/x-www-form-urlencoded',
          'content-encoding': encoding,
        },
        payload: 'choice=accept',
      })
      expect([encoding, answer.statusCode]).toEqual([encoding, encoding === 'Identity' ? 303 : 415])
    }
  })
})
