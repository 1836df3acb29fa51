import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { siblingPath } from '#shared/site/sibling-path.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const origins: Record<EditionId, string> = {
  nl: 'https://www.kamer-een.test',
  global: 'https://kamer-twee.test',
  ca: 'https://kamer-drie.test',
}
const PUBLIC_ORIGINS = Object.entries(origins)
  .map((entry) => entry.join('='))
  .join(',')
/** An edition's address as the data has it; those of its accounts, downloads and client are other services. */
const addressOfData = /\/\/kaartkamer(?:-nl|-ca)?\.example/

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_ORIGINS } })
})
afterAll(() => site.close())

const get = (edition: EditionId, path: string) =>
  request(site.server)
    .get(path)
    .set({ host: new URL(origins[edition]).host, 'user-agent': 'Googlebot/2.1' })
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => done(null, Buffer.concat(parts).toString()))
    })

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

describe('PUBLIC_ORIGINS', () => {
  it.each(editionIds)(
    '%s has no address of the data left in what it answers',
    async (edition) => {
      const lists = locations((await get(edition, '/sitemap.xml').expect(200)).body)
      const wanted = [...lists]
      for (const list of lists) {
        const { body } = await get(edition, new URL(list).pathname).expect(200)
        for (const url of locations(body)) {
          expect(new URL(url).origin).toBe(origins[edition])
          wanted.push(url)
        }
      }
      // The last page of every folder: what frames pages is the same on all, and theirs is filled by the same functions.
      const kinds = new Map(wanted.map((url) => [url.split('/').slice(3, -2).join('/'), url]))
      const paths = new Set([...kinds.values()].map((url) => new URL(url).pathname))
      const files = [
        'robots.txt',
        'llms.txt',
        'opensearch.xml',
        'sitemap.xml',
        '.well-known/security.txt',
        'policies.json',
      ]
      for (const file of [...files, 'api/navigations', 'api/util-navigations']) paths.add(`/${file}`)
      const met = new Set<string>()
      const found: string[] = []
      for (const path of paths) {
        const { status, headers, body } = await get(edition, path)
        expect(status, path).toBe(200)
        for (const [, feed = ''] of String(body).matchAll(/href="([^"]+\.(?:xml|atom|json|ics))"/g)) met.add(feed)
        if (addressOfData.test(JSON.stringify(headers) + body)) found.push(path)
      }
      for (const address of met) {
        const path = address.replace(origins[edition], '')
        if (!path.startsWith('/')) continue
        const { headers, body } = await get(edition, path)
        if (addressOfData.test(JSON.stringify(headers) + body)) found.push(path)
      }
      expect(paths.size).toBeGreaterThan(12)
      expect(met.size).toBeGreaterThan(1)
      expect(found).toEqual([])
    },
    60_000,
  )

  it('gives pages their canonical address, alternates, picture and links between editions', async () => {
    const { body } = await get('ca', '/')
    expect(body).toContain('rel="canonical" href="https://kamer-drie.test/"')
    expect(body).toContain('hreflang="nl-NL" href="https://www.kamer-een.test/"')
    expect(body).toContain('property="og:image" content="https://kamer-drie.test/assets/share/')
    const sibling = await get('nl', siblingPath('global')).redirects(0)
    expect(sibling.headers.location).toBe('https://kamer-twee.test/')
    expect((await get('global', '/api/util-navigations')).body).toContain('"https://kamer-drie.test/"')
  })

  it('claims their hosts, and no longer those of the data', async () => {
    const ask = (host: string) => request(site.server).get('/robots.txt').set({ host })
    await ask('www.kamer-een.test').expect(200)
    await ask('kamer-twee.test:443').expect(200)
    await ask('nl.localhost').expect(200)
    await ask('kaartkamer-nl.example').expect(421)
  })

  it.each([
    ['nl=https://a.test', 'global, ca has none'],
    ['be=https://a.test', 'each once, of nl, global, ca'],
    ['nl=https://a.test,nl=https://b.test', 'each once'],
    ['nl=http://a.test', 'https:// and a host after nl='],
    ['nl=https://a.test/path', 'without path'],
    ['nl=https://a.test:8443', 'without path'],
    ['nl=https://user@a.test', 'without path'],
    ['nl=https://a.test,global=https://b.test,ca=https://A.test', 'a host of its own'],
  ])('refuses %s and says what was expected', (value, expected) => {
    const parse = () => parseConfig({ PUBLIC_ORIGINS: value })
    expect(parse).toThrow(`PUBLIC_ORIGINS=${value}`)
    expect(parse).toThrow(expected)
  })
})
