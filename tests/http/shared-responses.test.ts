import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createSharedResponses } from '#server/http/shared-responses.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

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

async function ask(path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(site.url + path, { headers: { host: 'global.localhost', ...headers } }, resolve).on('error', reject)
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
async function count(result: 'hit' | 'miss') {
  const line = new RegExp(`^bff_cache_requests_total\\{cache="shared",result="${result}"\\} (\\d+)`, 'm')
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
      const ofConnection = { date: undefined, connection: undefined, 'keep-alive': undefined }
      expect({ ...inside.headers, ...ofConnection }).toEqual({ ...headers, ...ofConnection })
    }
    const known = await ask(path, { 'if-none-match': String(first.headers.etag) })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect(await count('miss')).toBe(misses + 1)
  })
})

it('is made once for many who ask at once', async () => {
  const app = Fastify()
  app.addHook('onRequest', (incoming, _reply, done) => {
    Object.assign(incoming, { site: { edition: { id: 'nl' } }, preview: null })
    done()
  })
  let made = 0
  const shared = createSharedResponses({
    responseCache: { register() {} },
    metrics: { countCache() {} },
    wallClock: { now: () => now },
    isDevelopment: false,
  })
  shared.get(app, '/list.json', async () => {
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
