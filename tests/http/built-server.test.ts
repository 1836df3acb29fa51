import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'
import { pagesOfEveryKind } from '#tests/helpers/page-kinds.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

// The other tests ask the server as it is written; visitors ask what the build has made of it.
let written: TestSite
let built: SiteProcess
beforeAll(async () => {
  ;[written, built] = await Promise.all([startSite(), startSiteProcess()])
})
afterAll(() => Promise.all([written.close(), built.stop()]))

const addresses = [
  ...pagesOfEveryKind().map(({ editionId, path }) => [`${editionId}.localhost`, path] as const),
  ...[
    '/over-ons/_payload.json',
    '/zoeken/?q=bonus',
    '/terms',
    '/nergens/',
    '/%',
    '/api/docs',
    '/api/openapi.json',
    '/api/navigations',
    '/api/leaderboards',
    '/api/visitor',
    '/api/download-url?platform=abacus',
    '/api/nowhere',
    '/policies.json',
    '/policies.atom',
    '/blog/feed.atom',
    '/network-status.atom',
    '/opensearch.xml',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/builds/latest.json',
    '/brand/logo.svg',
  ].map((path) => ['nl.localhost', path] as const),
  ['elsewhere.example', '/'] as const,
]

it.each(addresses)('the build answers %s%s as server/ says', async (host, path) => {
  const [ours, theirs] = await Promise.all([
    ask(Number(new URL(written.url).port), host, path),
    ask(built.port, host, path),
  ])
  expect(theirs.head).toEqual(ours.head)
  // Where they part instead of two whole documents.
  const start = Math.max(0, ours.body.split('').findIndex((letter, index) => letter !== theirs.body[index]) - 40)
  expect(theirs.body.slice(start, start + 120)).toBe(ours.body.slice(start, start + 120))
  expect(theirs.body.length).toBe(ours.body.length)
})

it('the maps of the browser’s files stand beside the build, and nobody is served them', async () => {
  const maps = new URL('../../dist/maps/assets/', import.meta.url)
  const map = readdirSync(maps).find((name) => name.startsWith('entry-client'))
  expect(JSON.parse(readFileSync(new URL(map ?? '', maps), 'utf8')).sources.join()).toContain(
    'client/site/entry-client.ts',
  )
  const file = `/assets/${map?.replace(/\.map$/, '')}`
  const [script, asked] = await Promise.all([
    ask(built.port, 'nl.localhost', file),
    ask(built.port, 'nl.localhost', `${file}.map`),
  ])
  expect([script.head.status, asked.head.status]).toEqual([200, 404])
  expect(script.body).not.toMatch(/[#@] sourceMappingURL/)
})

/** A crawler waits for the whole page; anybody else may get one of their own at first, which is not the same twice. */
const patient = { 'user-agent': 'Googlebot/2.1' }

/** What is the same in every answer to the same request. */
async function ask(port: number, host: string, path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers: { host, ...patient } }, resolve).once('error', reject)
  })
  const { date: _, 'x-request-id': __, 'server-timing': ___, 'cache-status': ____, ...headers } = response.headers
  const body = (await text(response)).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '{id}')
  return { head: { status: response.statusCode, ...headers, 'content-length': null }, body }
}
