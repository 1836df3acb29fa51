import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSandboxVendors } from '#scripts/upstream/sandbox-sites.ts'
import { type Edition, type EditionId, editionIds } from '#shared/site/editions.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import {
  addressOf,
  type Crawl,
  type CrawledPage,
  crawlEdition,
  findBrokenLinks,
  findMissingParts,
} from '#tests/helpers/crawl.ts'
import { foreignLanguageOf, readPassages } from '#tests/helpers/passages.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8'))
const editions = editionIds.map((id): Edition => read(`markets/${id}/edition.json`))
const navigations: { sites: Record<string, NavigationItem[]> } = read('upstream/navigations.json')

let site: TestSite
const crawls = {} as Record<EditionId, Crawl>
beforeAll(async () => {
  // Third parties that nobody has allowed yet.
  site = await startSite({ overrides: { changeSites: withSandboxVendors('http://127.0.0.1:9') } })
  for (const edition of editions) crawls[edition.id] = await crawlEdition(site, edition)
}, 90_000)
afterAll(() => site.close())

const pagesOf = (id: EditionId): [string, CrawledPage][] =>
  [...crawls[id]].flatMap(([address, { page }]) => (page ? [[address, page]] : []))

describe.each(editions)('edition $id', (edition) => {
  const { id, locales } = edition
  const paths = createPathTable({ table: routes, editionId: id, locales })

  it('answers every address that its pages name', () => {
    expect(findBrokenLinks(crawls[id]).map(({ message }) => message)).toEqual([])
  })

  it('lets a browser ask nobody else for anything before it is allowed to, on any page', () => {
    const own = [site.urlOf(id), edition.origin].map((origin) => `${origin}/`)
    const foreign = pagesOf(id).flatMap(([address, { loads }]) =>
      loads.filter((load) => !own.some((start) => load.startsWith(start))).map((load) => `${address} loads ${load}`),
    )
    expect(foreign).toEqual([])
  })

  it('has every part of a page to which a link leads', () => {
    expect(findMissingParts(crawls[id], site.urlOf(id)).map(({ message }) => message)).toEqual([])
  })

  it('names no page of another edition that is not there', () => {
    const missing = editions.flatMap((other) =>
      pagesOf(id).flatMap(([address, { links }]) =>
        links
          .filter((link) => link.origin === other.origin && crawls[other.id].get(addressOf(link))?.status !== 200)
          .map((link) => `${address} names ${link}`),
      ),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('leads from home to every page', () => {
    const orphans = paths.patterns
      .filter(({ id: pageId, row }) => pageId !== 'error-page' && !row.redirect)
      .filter(({ pattern }) => {
        const address = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)
        return ![...crawls[id].keys()].some((crawled) => address.test(crawled))
      })
    expect(orphans.map(({ pattern }) => pattern)).toEqual([])
  })

  it.each(['title', 'description'] as const)('has a %s of its own for every page', (name) => {
    // A question in the address is the same page.
    const pages = pagesOf(id).filter(([address]) => !address.includes('?'))
    const owners = Map.groupBy(pages, ([, page]) => `${page.language}: ${page[name]}`)
    const shared = [...owners].filter(([text, pages]) => pages.length > 1 || /: $/.test(text))
    expect(shared.map(([text, pages]) => [text, pages.map(([address]) => address)])).toEqual([])
  })

  it('shows every navigation entry whose page it has, and no other', () => {
    const items = (list: readonly NavigationItem[]): NavigationItem[] =>
      list.flatMap((item) => [item, ...items(item.children)])
    for (const locale of locales) {
      const home = paths.pathOf('index', locale) ?? ''
      const linked = new Set(crawls[id].get(home)?.page?.links.map(({ pathname }) => pathname))
      for (const item of items(navigations.sites[edition.siteId] ?? [])) {
        const path = item.routerName in routes ? paths.pathOf(item.routerName, locale) : null
        expect(item.isShow, `${item.langKey} is shown`).toBe(path !== null)
        if (path !== null) expect(linked, `home in ${locale} leads to ${item.langKey}`).toContain(path)
      }
    }
  })

  it('has no sentence of the other language', () => {
    const foreign = pagesOf(id).flatMap(([address, { passages }]) =>
      passages.filter((passage) => foreignLanguageOf(passage)).map(({ text }) => `${address}: ${text}`),
    )
    expect([...new Set(foreign)]).toEqual([])
  })
})

describe('the detector', () => {
  it.each([
    ['nl-NL', '<p>Je kiest een tafel. The table stays the same for the whole evening.</p>'],
    ['nl-NL', '<p>Wie wint er? <span>Read the rules</span></p>'],
    ['nl-NL', '<img alt="A hand of cards under the lamp">'],
    ['nl-NL', '<button aria-label="Close the menu">×</button>'],
    ['nl-NL', '<a title="Opens in a new tab" href="/">Ksa</a>'],
    ['nl-NL', '<p lang="en">Dit staat hier als Engels, en dat is het niet.</p>'],
    ['en', '<p>You choose a table. De tafel blijft de hele avond dezelfde.</p>'],
    ['en', '<h2>Lees de voorwaarden</h2>'],
    ['en', '<p>Who wins? <b lang="nl">Whoever holds the better cards at the end.</b></p>'],
  ])('finds the other language in %s %s', (language, html) => {
    const { document } = parseHTML(`<html lang="${language}"><body>${html}</body></html>`)
    expect(readPassages(document.documentElement).filter((passage) => foreignLanguageOf(passage))).toHaveLength(1)
  })

  it.each([
    ['nl-NL', '<p>Bij All-in or Fold gaat de button all-in, de big blind past.</p>'],
    ['nl-NL', '<p><span lang="en">In force since the first of October.</span> Zo staat het in de wet.</p>'],
    ['en', '<p>The Kansspelautoriteit and <span lang="nl">Centraal Register Uitsluiting Kansspelen</span> watch.</p>'],
  ])('leaves names and marked parts alone in %s %s', (language, html) => {
    const { document } = parseHTML(`<html lang="${language}"><body>${html}</body></html>`)
    expect(readPassages(document.documentElement).filter((passage) => foreignLanguageOf(passage))).toEqual([])
  })
})
