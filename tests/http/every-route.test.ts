import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editionIds } from '#shared/site/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** An example of each parameter of a route, or of an address where the parameters depend on one another. */
const examples: Record<string, string | undefined> = {
  '/*': '/contact/',
  '/api/*': '/api/nothing',
  '/art/*': '/art/certificate-nl.svg',
  '/assets/*': '/assets/of-another-build.js',
  '/portraits/*': '/portraits/a.svg',
  '/__nuxt_island/:key.json': '/__nuxt_island/policy-clause_terms-conditions_1.1.json',
  '/api/_nuxt_icon/:collection.json': '/api/_nuxt_icon/site.json?icons=card',
  '/actions/download': '/actions/download?platform=mac',
  ':locale': 'nl',
  ':id': 'terms-conditions',
  ':series': 'daily',
  ':event': 'none',
  ':format': 'any',
  ':band': 'any',
  ':currency': 'any',
  ':edition': 'global',
}
const urls = new Set<string>()
let site: TestSite
beforeAll(async () => {
  site = await startSite({
    env: { PREVIEW_SECRET: 'a secret of more than thirty-two characters', TRUSTED_PROXIES: 'loopback' },
    overrides: { limits: { posts: 1_000, work: { burst: 1e6, queued: 0, perSecond: 1e6 } } },
    app: {
      registerFirst: async (app) => {
        app.addHook('onRoute', ({ method, url }) => void ([method].flat().includes('GET') && urls.add(url)))
      },
    },
  })
  const { id } = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as { id: string }
  examples[':version'] = id
})
afterAll(() => site.close())

const addressOf = (url: string) =>
  examples[url] ??
  url.replaceAll(/:\w+/g, (name) => examples[name] ?? expect.fail(`${url}: expected an example of ${name}`))

async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(site.url + path, { method, headers: { 'x-forwarded-for': '145.97.1.1', ...headers } }, resolve)
    .on('error', reject)
    .end()
  const answer = await promise
  return { status: Number(answer.statusCode), headers: answer.headers, body: await text(answer) }
}

it('says of what others may keep and editions answer differently that it varies by host', async () => {
  const silent: string[] = []
  for (const path of [...urls].map(addressOf)) {
    const answers = await Promise.all(editionIds.map((edition) => ask(path, { host: `${edition}.localhost` })))
    const isShared = answers.some(({ headers }) => headers['cache-control']?.startsWith('public'))
    if (!isShared || new Set(answers.map(({ body, status }) => status + body)).size === 1) continue
    const isSaid = answers.every(({ headers, status }) => status >= 400 || /\bhost\b/i.test(headers.vary ?? ''))
    if (!isSaid) silent.push(path)
  }
  expect(silent).toEqual([])
  expect(urls.size).toBeGreaterThan(75)
})

it('gives what has no body no length', async () => {
  const wrong: string[] = []
  const seen = new Set<string>()
  for (const path of [...urls].map(addressOf)) {
    const host = 'global.localhost'
    const { headers } = await ask(path, { host })
    const known = [
      {},
      ...(headers.etag ? [{ 'if-none-match': headers.etag }] : []),
      ...(headers['last-modified'] ? [{ 'if-modified-since': headers['last-modified'] }] : []),
    ]
    // What may be a preview is answered by the framework.
    const conditions = known.flatMap((condition) => [condition, { ...condition, cookie: 'preview=none' }])
    for (const condition of conditions) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers: sent, body } = await ask(path, { host, ...condition }, method)
        if (status !== 204 && status !== 304) continue
        seen.add(`${method} ${status}`)
        const hasLength = sent['content-length'] !== undefined || sent['transfer-encoding'] !== undefined
        if (hasLength || body) wrong.push(`${method} ${path} ${JSON.stringify(condition)}`)
      }
    }
  }
  expect([...seen].toSorted()).toEqual(['GET 204', 'GET 304', 'HEAD 204', 'HEAD 304'])
  expect(wrong).toEqual([])
})
