import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocument } from '#server/law/read-page.ts'
import { selectFirst } from '#server/law/select.ts'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { EditionId } from '#shared/site/editions.ts'
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
import { editions } from '#tests/helpers/editions.ts'
import { foreignLanguageOf, readPassages } from '#tests/helpers/passages.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { faultOfWording, readMain, repeatedHeadings, sharedParagraphs } from '#tests/helpers/wording.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8'))
/** A policy of one version has nothing to compare it with. */
const comparable = (read('policies/index.json') as { id: string; versions: string[] }[])
  .filter(({ versions }) => versions.length > 1)
  .map(({ id }) => id)
const hasAddresses = (pageId: string) => {
  const policy = readPolicyPage(pageId)
  return policy?.kind !== 'comparison' || comparable.includes(policy.policyId)
}
const navigations: { sites: Record<string, NavigationItem[]> } = read('upstream/navigations.json')

/** What stands word for word on several pages, and how many paragraphs of all editions and languages that is. */
const sharedOnPurpose = [
  {
    why: 'the welcome bonus has its conditions wherever it has its figure',
    is: /: (?:De bonus komt vrij|Of kies in plaats van de bonus|Je eerste storting|Voor elke [€$]|90 dagen na|Direct: wat is|Spelers van 18 tot|Wie een pauze, |Wie niet is geverifieerd|The bonus is released|Players on a break|Anybody not verified|Spelers op plaatsen waar [^;]+;|Players in places where [^;]+;)/,
    paragraphs: 13,
  },
  {
    why: 'a promotion says who may take part, and whose the prize is, wherever it is named',
    is: /: (?:Het gevulde deel|The filled part|Spelers van 24 jaar en ouder[.;]|Wat je krijgt, staat|Je doet mee zolang|What you get is paid|You take part as long|Spelers op plaatsen waar|Players in places where)/,
    paragraphs: 9,
  },
  {
    why: 'help is on every page for those who look for it',
    is: /: (?:Je krijgt iemand aan de lijn|Op openovergokken|Sluit jezelf uit van|AGOG|Een hulpdienst voor|Op onze pagina over stoppen|Zet in de app onder|Online help for|Our page about stopping|Set a time-out|You speak to somebody|On connexontario)/,
    paragraphs: 12,
  },
  {
    why: 'both self-tests are counted alike',
    is: /: (?:Zo tel je zelf|De vragen zijn van onszelf|How to count yourself|The questions are our own)/,
    paragraphs: 4,
  },
  {
    why: 'a clause is quoted',
    is: /: (?:Algemene voorwaarden, artikel|Terms and conditions, clause) \d/,
    paragraphs: 7,
  },
  {
    why: 'the app is refused where its buttons are',
    is: /: (?:Waar je nu bent, bieden we de app|We do not offer the app where)/,
    paragraphs: 2,
  },
  {
    why: 'a drawing of ten thousand chips is explained below it',
    is: /: (?:Tienduizend chips|Ten thousand chips)/,
    paragraphs: 2,
  },
  {
    why: 'an invented person is said to be one',
    is: /: (?:Deze persoon bestaat niet|This person does not exist)/,
    paragraphs: 2,
  },
]

let site: TestSite
const crawls = {} as Record<EditionId, Crawl>
beforeAll(async () => {
  // Third parties that nobody has allowed yet.
  site = await startSite({
    overrides: {
      changeSites: withSandboxVendors('http://127.0.0.1:9'),
      wallClock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    },
  })
  for (const edition of editions) crawls[edition.id] = await crawlEdition(site, edition)
}, 240_000)
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
      .filter(({ id: pageId, row }) => pageId !== 'error-page' && !row.redirect && hasAddresses(pageId))
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

  it('has no mark that was left over, no word twice and no English that was translated word for word', () => {
    const faults = pagesOf(id).flatMap(([address, { pageId, passages }]) =>
      passages.flatMap((passage) => {
        const fault = faultOfWording(passage, { isPolicy: readPolicyPage(pageId) !== null })
        return fault ? [`${address}: ${fault}: ${passage.text}`] : []
      }),
    )
    expect([...new Set(faults)]).toEqual([])
  })

  it('has no heading twice on a page', () => {
    const repeated = pagesOf(id).flatMap(([address, page]) =>
      repeatedHeadings(page).map((heading) => `${address}: ${heading}`),
    )
    expect(repeated).toEqual([])
  })
})

it('has no paragraph word for word on several pages but those that are meant to be there', () => {
  const shared = editions.flatMap(({ id }) => [...sharedParagraphs(pagesOf(id))])
  const kindOf = (text: string) => sharedOnPurpose.find(({ is }) => is.test(text))
  expect(shared.filter(([text]) => !kindOf(text)).map(([text, owners]) => `${text} (${owners.join(' ')})`)).toEqual([])
  const texts = [...new Set(shared.map(([text]) => text))]
  expect(sharedOnPurpose.map((kind) => [kind.why, texts.filter((text) => kindOf(text) === kind).length])).toEqual(
    sharedOnPurpose.map(({ why, paragraphs }) => [why, paragraphs]),
  )
})

describe('the detector', () => {
  it.each([
    ['nl-NL', 'leftover', 'Uit elke pot met een flop gaat [rake](term:rake).'],
    ['nl-NL', 'leftover', 'Een freezeout met {0} gegarandeerd.'],
    ['en', 'leftover', 'Guaranteed: undefined.'],
    ['nl-NL', 'double word', 'Wij delen de de kaarten.'],
    ['en', 'double word', 'In the the lobby you see the price.'],
    ['en', 'translated', 'The same time in UTC stands beside it.'],
    ['en', 'translated', 'Rather in your own country?'],
  ])('finds in %s a %s: %s', (language, fault, text) => {
    expect(faultOfWording({ language, text })).toBe(fault)
  })

  it.each([
    ['nl-NL', 'Noteer de hand die je je herinnert, en zeg dat dat zo was.'],
    ['nl-NL', 'Windows Windows 8, Download Download voor iOS'],
    ['en', 'It stands to reason that a limit helps. Beside a river it is quiet.'],
  ])('leaves what is well written alone in %s: %s', (language, text) => {
    expect(faultOfWording({ language, text })).toBeNull()
  })

  it('finds a heading twice under the same one, and a paragraph on two pages', () => {
    const document = readDocument(
      '<main><h1>Limieten</h1><h2>Storten</h2><h3>Omlaag</h3><h2>Tijd</h2><h3>Omlaag</h3><h2>Tijd</h2></main>',
    )
    expect(repeatedHeadings(readMain(selectFirst('main', document)))).toEqual(['Limieten > Tijd'])
    const paragraphs = ['Zo lang is een alinea die voor één bladzijde is geschreven en op geen andere hoort te staan.']
    const page = { pageId: 'blog', language: 'nl-NL', description: '', headings: [], paragraphs }
    expect([
      ...sharedParagraphs([
        ['/een/', page],
        ['/twee/?vraag', page],
      ]).values(),
    ]).toEqual([['/een/', '/twee/']])
    expect(
      sharedParagraphs([
        ['/een/', page],
        ['/een/?vraag', page],
      ]).size,
    ).toBe(0)
  })

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
    const document = readDocument(`<html lang="${language}"><body>${html}</body></html>`)
    expect(readPassages(selectFirst('html', document)).filter((passage) => foreignLanguageOf(passage))).toHaveLength(1)
  })

  it.each([
    ['nl-NL', '<p>Bij All-in or Fold gaat de button all-in, de big blind past.</p>'],
    ['nl-NL', '<p><span lang="en">In force since the first of October.</span> Zo staat het in de wet.</p>'],
    ['en', '<p>The Kansspelautoriteit and <span lang="nl">Centraal Register Uitsluiting Kansspelen</span> watch.</p>'],
  ])('leaves names and marked parts alone in %s %s', (language, html) => {
    const document = readDocument(`<html lang="${language}"><body>${html}</body></html>`)
    expect(readPassages(selectFirst('html', document)).filter((passage) => foreignLanguageOf(passage))).toEqual([])
  })
})
