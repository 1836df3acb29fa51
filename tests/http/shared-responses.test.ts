import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cachePolicies, capCacheControl } from '#server/http/cache-policies.ts'
import { sendCached } from '#server/http/response-cache.ts'
import { createSharedResponses, type MakeResource } from '#server/http/shared-responses.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

/** A minute before a version of a policy of the global edition takes effect. */
const BEFORE = Date.parse('2026-12-31T23:59:00Z')
let now = BEFORE
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())
beforeEach(() => {
  now = BEFORE
})

async function ask(path: string, headers: Record<string, string> = {}, { url } = site) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url + path, { headers: { host: 'global.localhost', ...headers } }, resolve).on('error', reject)
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
async function count(result: 'hit' | 'miss') {
  const line = new RegExp(`^bff_cache_requests_total\\{edition="\\w+",cache="shared",result="${result}"\\} (\\d+)`, 'm')
  return Number(line.exec(await site.metrics())?.[1] ?? 0)
}

describe.each([
  '/policies.json',
  '/policies.atom',
  '/policies/terms-conditions.atom',
  '/nl/policies.atom',
  '/nl/policies/house-rules.atom',
  '/blog/feed.atom',
  '/nl/blog/feed.atom',
  '/robots.txt',
  '/humans.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap-nl.xml',
  '/sitemap-en.xml',
  '/opensearch.xml',
  '/nl/opensearch.xml',
  '/site.webmanifest',
  '/nl/site.webmanifest',
  '/network-status.atom',
])('%s', (path) => {
  it('is made once, and is the same in every encoding and before and inside the framework', async () => {
    const misses = await count('miss')
    const first = await ask(path)
    expect([first.status, first.headers['cache-status']]).toEqual([200, 'shared; fwd=miss'])
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
    for (const [encoding, decode] of Object.entries(unpack)) {
      const { headers, body } = await ask(path, { 'accept-encoding': encoding })
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers).toMatchObject({ 'cache-status': 'shared; hit', vary: 'Host, Accept-Encoding' })
      expect(decode(body).equals(first.body)).toBe(true)
      const inside = await site.app.inject({
        url: path,
        headers: { host: 'global.localhost', 'accept-encoding': encoding },
      })
      expect(inside.rawPayload.equals(body)).toBe(true)
      const ofConnection = {
        date: undefined,
        connection: undefined,
        'keep-alive': undefined,
        'x-request-id': undefined,
      }
      expect({ ...inside.headers, ...ofConnection }).toEqual({ ...headers, ...ofConnection })
    }
    const known = await ask(path, { 'if-none-match': String(first.headers.etag) })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect(await count('miss')).toBe(misses + 1)
  })
})

/** An application with one shared resource, at `/list.json`. */
function appWith(make: MakeResource) {
  const app = Fastify()
  app.decorate('chargeWork', async () => {})
  app.addHook('onRequest', (incoming, _reply, done) => {
    Object.assign(incoming, { site: { edition: { id: 'nl' }, jurisdiction: { id: 'netherlands' } }, preview: null })
    done()
  })
  const shared = createSharedResponses({
    responseCache: {
      mount: (of, path, { find, handle }) =>
        of.get(path, (incoming, reply) => {
          const found = find(incoming)
          return found ? sendCached(reply, found.response) : handle(incoming, reply)
        }),
    },
    metrics: { countCache() {} },
    wallClock: { now: () => now },
    isDevelopment: false,
  })
  shared.get(app, '/list.json', make)
  return app
}

it('is made once for many who ask at once', async () => {
  let made = 0
  const app = appWith(async () => {
    made += 1
    return { body: `[${made}]`, type: 'application/json', control: cachePolicies.hour }
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/list.json')))
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['[1]']))
  await app.close()
})

it('is good until what it says changes, and for nobody longer', async () => {
  const policyOf = async () => {
    const { headers, body } = await ask('/policies.json')
    return { control: headers['cache-control'], status: headers['cache-status'], body: body.toString() }
  }
  const before = await policyOf()
  now = BEFORE + 50_000
  expect((await policyOf()).control).toBe('public, max-age=10')
  now = BEFORE + 60_000
  const after = await policyOf()
  expect(after.status).toBe('shared; fwd=miss')
  expect(after.control).toBe('public, max-age=300')
  expect(after.body).not.toBe(before.body)
})

it('has one entry however its address is spelled, and none for what there is not', async () => {
  await ask('/policies/terms-conditions.atom')
  const misses = await count('miss')
  expect((await ask('/policies/terms%2Dconditions.atom')).headers['cache-status']).toBe('shared; hit')
  for (const path of ['/policies/nothing.atom', '/fr/policies.atom', '/en/blog/feed.atom'])
    expect((await ask(path)).status).toBe(404)
  expect(await count('miss')).toBe(misses)
})

it('is made again when its moment has come while it was made', async () => {
  const app = appWith(({ clock }) => {
    const isOver = clock.hasCome(BEFORE + 1_500)
    now = BEFORE + 1_500
    return { body: isOver ? 'after' : 'before', type: 'text/plain', control: cachePolicies.hour }
  })
  const { body, headers } = await app.inject('/list.json')
  expect([body, headers['cache-control']]).toEqual(['after', cachePolicies.hour])
  await app.close()
})

it('is sent for no time at all, never for less, once its moment has passed', () => {
  const validity = { changesAt: BEFORE, freshMs: Number.POSITIVE_INFINITY }
  expect(capCacheControl(cachePolicies.immutable, validity, BEFORE - 1_500)).toBe('public, max-age=1, immutable')
  for (const late of [0, 1, 5_000])
    expect(capCacheControl(cachePolicies.immutable, validity, BEFORE + late)).toBe('public, max-age=0, immutable')
})

describe('with a back end', () => {
  let upstream: UpstreamServer
  let other: TestSite
  let ms = 1_000
  beforeEach(async () => {
    upstream = await createUpstreamServer()
    other = await startSite({
      env: { UPSTREAM_URL: upstream.url },
      overrides: { clock: { now: () => ms }, wallClock: { now: () => BEFORE + ms } },
    })
    return async () => {
      await other.close()
      await upstream.close()
    }
  })
  const askOther = async (path: string) => {
    const { status, headers, body } = await ask(path, {}, other)
    return { status, control: headers['cache-control'], body: body.toString() }
  }
  const feed = '/network-status.atom'

  it('shows what a back end says again at its next attempt, however old what stood in for it was', async () => {
    const first = await askOther(feed)
    expect(first.control).toBe('public, max-age=60')
    upstream.behaviour('network-status', { status: 500 })
    ms += 60_001
    const failed = upstream.arrival('network-status')
    const stale = await askOther(feed)
    expect([stale.body, stale.control]).toEqual([first.body, 'public, max-age=1'])
    await failed
    upstream.behaviour('network-status', 'not-found')
    const askLater = async () => {
      ms += 1_000
      return (await askOther(feed)).status
    }
    await expect.poll(askLater).toBe(404)
    expect(ms).toBeLessThan(1_000 + 60_001 + 20_000)
  })

  it.each(['/sitemap.xml', '/sitemap-en.xml'])('keeps no %s that lacks what a back end knows', async (path) => {
    upstream.behaviour('brand-ambassadors', { status: 500 })
    const incomplete = await askOther(path)
    expect([incomplete.status, incomplete.control]).toEqual([200, 'no-store'])
    upstream.behaviour('brand-ambassadors', 'normal')
    const askLater = async () => {
      ms += 3_000
      return (await askOther(path)).control
    }
    await expect.poll(askLater).toBe('public, max-age=60')
    const complete = await askOther(path)
    if (path === '/sitemap-en.xml') expect(complete.body.length).toBeGreaterThan(incomplete.body.length)
  })
})
