import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

let site: TestSite
/** The same with Ontario's edition as a copy of the general one. */
let copied: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
  const sites = await loadEditions(fileURLToPath(new URL('../../data/markets', import.meta.url)), routes)
  sites.byId.ca.edition.isRequireConvertCanonical = false
  copied = await startSite({ overrides: { sites } })
})
afterAll(() => Promise.all([site.close(), copied.close()]))

const get = (path: string, edition: EditionId = 'nl', of = site) =>
  request(of.server)
    .get(path)
    .set({ host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1' })
const headOf = async (path: string, edition?: EditionId, of?: TestSite) =>
  parseHTML((await get(path, edition, of).expect(200)).text).document
const content = (document: Document, property: string) =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content')

const named = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

/** The day in the name of an article's file. */
const articleDate = (slug: string) =>
  readdirSync(new URL('../../data/blog', import.meta.url))
    .find((file) => file.endsWith(`-${slug}.nl.md`))
    ?.slice(0, '2026-01-31'.length)

describe('the browser’s own frame', () => {
  const tokens = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8')

  it.each([
    ['/', 'dark', 200],
    ['/over-ons/', 'light', 200],
    ['/nergens/', 'dark', 404],
  ])('has on %s the ground of its theme', async (path, theme, status) => {
    const { document } = parseHTML((await get(path).expect(status)).text)
    const [, ground] = new RegExp(`"${theme}"\\] \\{[^}]*?--surface-0: (#\\w+);`).exec(tokens) ?? []
    expect(document.body.dataset.theme).toBe(theme)
    expect(named(document, 'theme-color')).toBe(ground)
  })
})

describe('files for programs', () => {
  it('robots.txt keeps crawlers from what does something, and names the edition’s own sitemap', async () => {
    const { text } = await get('/robots.txt', 'global').expect(200)
    for (const path of ['/actions/', '/preview', '/search/', '/nl/zoeken/', '/poker-school/odds/trainer/?'])
      expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain('Sitemap: https://kaartkamer.example/sitemap.xml')
  })

  it('security.txt expires half a year after it was asked for, and has what RFC 9116 demands', async () => {
    const { text, headers } = await get('/.well-known/security.txt').expect(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
    expect(fields).toEqual({
      Contact: 'mailto:veiligheid@kaartkamer.example',
      Expires: '2027-05-19T00:00:00.000Z',
      'Preferred-Languages': 'nl, en',
      Canonical: 'https://kaartkamer-nl.example/.well-known/security.txt',
    })
    // The address that the contact page gives for it.
    expect((await get('/contact/').expect(200)).text).toContain(fields.Contact)
  })

  it('change-password leads to the account service', async () => {
    const { headers } = await get('/.well-known/change-password', 'ca').expect(302)
    expect(headers.location).toBe('https://accounts.kaartkamer-ca.example/.well-known/change-password')
  })

  it('the manifest has every icon in the size that it names', async () => {
    const { icons, start_url: start } = JSON.parse((await get('/nl/site.webmanifest', 'global').expect(200)).text)
    expect(start).toBe('/nl/')
    expect(icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
      'any any',
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome any',
    ])
    for (const { src, type, sizes } of icons) {
      const { body, headers } = await get(src).buffer(true).expect(200)
      expect(headers['content-type']).toContain(type)
      if (type !== 'image/png') continue
      const { width, height } = await sharp(body).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    await get('/apple-touch-icon.png').expect(200)
  })

  it('the monochrome icon is the mark with its door cut out, since only what is opaque counts', async () => {
    const { body } = await get('/icons/mark.svg').buffer(true).expect(200)
    const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    // Beside the mark, in its body, in the door.
    expect([alphaAt(2, 2), alphaAt(18, 38), alphaAt(32, 40)]).toEqual([0, 255, 0])
  })

  it('favicon.ico is an icon, for programs that read no link', async () => {
    const { body, headers } = await get('/favicon.ico').buffer(true).expect(200)
    expect(headers['content-type']).toBe('image/vnd.microsoft.icon')
    expect([body.readUInt16LE(0), body.readUInt16LE(2), body.readUInt16LE(4)]).toEqual([0, 1, 1])
    const [size, bytes, at] = [body.readUInt8(6), body.readUInt32LE(14), body.readUInt32LE(18)]
    const { format, width, height } = await sharp(body.subarray(at, at + bytes)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
    expect(body.length).toBe(at + bytes)
  })

  it('OpenSearch asks the search page', async () => {
    const xml = (await get('/opensearch.xml').buffer(true)).text
    const template = /template="([^"]+)"/.exec(xml)?.[1] ?? ''
    expect(template).toBe('https://kaartkamer-nl.example/zoeken/?q={searchTerms}')
    const { pathname, search } = new URL(template.replace('{searchTerms}', 'limiet'))
    expect((await get(pathname + search).expect(200)).text).toContain('limiet')
    const general = (await get('/nl/opensearch.xml', 'global').buffer(true)).text
    const self = /rel="self" template="([^"]+)"/.exec(general)?.[1] ?? ''
    expect((await get(new URL(self).pathname, 'global').buffer(true).expect(200)).text).toBe(general)
    for (const [, image = ''] of general.matchAll(/<Image [^>]*>([^<]+)</g))
      await get(new URL(image).pathname).expect(200)
  })

  it('llms.txt names pages that are there', async () => {
    const { text } = await get('/llms.txt', 'ca').expect(200)
    const paths = [...text.matchAll(/\]\(https:\/\/kaartkamer-ca\.example([^)]*)\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(40)
    expect(paths).toContain('/poker-school/glossary/pot-odds/')
    expect(text).not.toMatch(/bonus offer|\$\d/i)
    await get(paths.at(-1) ?? '', 'ca').expect(200)
  })

  it('the feed of the blog names who wrote an article as its page does', async () => {
    const xml = (await get('/blog/feed.atom').buffer(true).expect(200)).text
    const [, author = 'nobody'] = /<entry>[\s\S]*?<author><name>([^<]+)</.exec(xml) ?? []
    const [, path = ''] = /<entry>\n<id>https:\/\/[^/]+([^<]+)</.exec(xml) ?? []
    expect((await get(path).expect(200)).text).toContain(author)
  })

  it('humans.txt names the company', async () => {
    expect((await get('/humans.txt').expect(200)).text).toContain('Kaartkamer Europa B.V.')
  })

  it('the feed of the network has every incident of its page', async () => {
    const xml = (await get('/network-status.atom').buffer(true).expect(200)).text
    const page = await headOf('/netwerkstatus/')
    const ids = [...xml.matchAll(/<entry>\n<id>[^<]*#([^<]+)<\/id>/g)].map(([, id = '']) => id)
    expect(ids.length).toBeGreaterThan(1)
    for (const id of ids) expect(page.getElementById(id)).not.toBeNull()
    // It is as new as its newest entry, and not as the last look at the network: readers would fetch it for nothing.
    const [own, ...entries] = [...xml.matchAll(/<updated>([^<]+)</g)].map(([, time = '']) => time)
    expect(own).toBe(entries.toSorted().at(-1))
    expect(page.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      'https://kaartkamer-nl.example/network-status.atom',
    )
  })

  it.each(['/en/site.webmanifest', '/en/opensearch.xml', '/en/network-status.atom', '/sitemap-en.xml'])(
    '%s is not there in an edition without the language',
    async (path) => {
      await get(path).expect(404)
    },
  )
})

describe('a shared link', () => {
  it.each([
    ['/over-ons/', 'website', null],
    ['/blog/one-account/', 'article', articleDate('one-account')],
  ])('to %s has its picture, of the size that it names, and its day', async (path, type, publishedOn) => {
    const document = await headOf(path)
    expect(content(document, 'og:type')).toBe(type)
    expect(content(document, 'article:published_time') ?? null).toBe(publishedOn)
    expect(content(document, 'og:image:alt')).toBe(content(document, 'og:title'))
    expect(named(document, 'twitter:image:alt')).toBe(content(document, 'og:title'))
    const { origin, pathname } = new URL(content(document, 'og:image') ?? '')
    expect(origin).toBe('https://kaartkamer-nl.example')
    const { body } = await get(pathname).buffer(true).expect(200)
    const { width, height } = await sharp(body).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect([content(document, 'og:image:width'), content(document, 'og:image:height')]).toEqual([
      `${width}`,
      `${height}`,
    ])
  })

  it('has a picture of its own for every page, and the house’s for what has none', async () => {
    const [about, contact, version] = await Promise.all(
      ['/over-ons/', '/contact/', '/terms-conditions/versies/20250814/'].map(async (path) =>
        content(await headOf(path), 'og:image'),
      ),
    )
    expect(new Set([about, contact, version]).size).toBe(3)
  })
})

describe('an edition that is a copy', () => {
  it('names the general edition’s page, is in no sitemap and in nobody’s list', async () => {
    const copy = await headOf('/about-us/', 'ca', copied)
    expect(copy.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://kaartkamer.example/about-us/',
    )
    expect(copy.querySelectorAll('link[hreflang]')).toHaveLength(0)
    const { text } = await get('/sitemap-en.xml', 'ca', copied).buffer(true)
    expect(text).toContain('<urlset')
    expect(text).not.toContain('<url>')
    const general = await headOf('/about-us/', 'global', copied)
    expect(general.head.innerHTML).not.toContain('kaartkamer-ca.example')
  })
})
