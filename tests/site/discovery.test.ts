import { readdirSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { findUnknown, readVocabulary } from '#tests/helpers/schema-vocabulary.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

interface FoundPage {
  status: number
  canonical: string | undefined
  robots: string | undefined
  alternates: Map<string, string>
  trail: { label: string; path: string }[]
  things: Thing[]
}

type Thing = Record<string, unknown>

const origins: Record<string, EditionId> = {
  'https://kaartkamer-nl.example': 'nl',
  'https://kaartkamer.example': 'global',
  'https://kaartkamer-ca.example': 'ca',
}
const vocabulary = readVocabulary()

let site: TestSite
/** By address: every page of every sitemap, with the alternates that the sitemap names. */
const listed = new Map<string, { edition: EditionId; alternates: Map<string, string>; lastmod: string | undefined }>()
const pages = new Map<string, FoundPage>()

const get = (edition: EditionId, path: string) =>
  request(site.server)
    .get(path)
    .set({ host: `${edition}.localhost`, 'user-agent': 'Googlebot/2.1', 'accept-encoding': 'identity' })
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => done(null, Buffer.concat(parts).toString()))
    })

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

beforeAll(async () => {
  site = await startSite()
  for (const edition of editionIds) {
    for (const list of locations((await get(edition, '/sitemap.xml').expect(200)).body)) {
      expect(origins[new URL(list).origin]).toBe(edition)
      const { body } = await get(edition, new URL(list).pathname).expect(200)
      for (const [, entry = ''] of String(body).matchAll(/<url>(.*?)<\/url>/g)) {
        const links = entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
        listed.set(locations(entry)[0] ?? '', {
          edition,
          alternates: new Map([...links].map(([, language = '', href = '']) => [language, href])),
          lastmod: /<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/.exec(entry)?.[1],
        })
      }
    }
  }
  for (const url of listed.keys()) pages.set(url, await readPage(url))
}, 120_000)
afterAll(() => site.close())

async function readPage(url: string): Promise<FoundPage> {
  const { origin, pathname } = new URL(url)
  const answer = await get(origins[origin] ?? 'nl', pathname)
  const html = answer.body as string
  // The head without its styles, the breadcrumb and the data: parsing whole pages would take most of the time.
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style.*?<\/style>/s, '')
  const trail = /<nav [^>]*data-breadcrumb.*?<\/nav>/s.exec(html)?.[0] ?? ''
  const data = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []
  const { document } = parseHTML(`${head}</head><body>${trail}${data.join('')}</body></html>`)
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined
  const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')]
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return {
    status: answer.status,
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    alternates: new Map(
      alternates.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    trail: [...document.querySelectorAll('[data-breadcrumb] a')].map((link) => ({
      label: link.textContent ?? '',
      path: link.getAttribute('href') ?? '',
    })),
    things: scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'] as Thing[]),
  }
}

/** What is wrong, by address; so that a failure names every page. */
const faults = (find: (url: string, page: FoundPage) => string | false | undefined) =>
  [...pages].flatMap(([url, page]) => find(url, page) || [])

describe('sitemaps', () => {
  it('name every edition’s pages, and when they were written', () => {
    for (const edition of editionIds) {
      expect([...listed.values()].filter((entry) => entry.edition === edition).length).toBeGreaterThan(40)
    }
    expect([...listed].filter(([, { lastmod }]) => !lastmod).map(([url]) => url)).toEqual([])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect([...listed].filter(([, { lastmod }]) => lastmod && lastmod >= tomorrow).map(([url]) => url)).toEqual([])
    const terms = listed.get('https://kaartkamer-nl.example/terms-conditions/')
    const today = new Date().toISOString().slice(0, 10)
    const versions = readdirSync(new URL('../../data/policies/terms-conditions', import.meta.url))
    const days = versions.map((name) => name.replace(/^(\d{4})(\d\d)(\d\d)\..*$/, '$1-$2-$3')).toSorted()
    expect(terms?.lastmod).toBe(days.findLast((day) => day <= today))
  })

  it('name only pages that are there, under their canonical address, and may be found', () => {
    expect(
      faults((url, { status, canonical, robots }) => {
        const isRight = status === 200 && canonical === url && robots === undefined
        return !isRight && `${url}: ${status}, canonical ${canonical}, robots ${robots}`
      }),
    ).toEqual([])
  })

  it('and heads name the same pages elsewhere, and each of these names the page back', () => {
    expect(
      faults((url, { alternates }) => {
        if (JSON.stringify([...alternates]) !== JSON.stringify([...(listed.get(url)?.alternates ?? [])]))
          return `${url}: head and sitemap differ`
        const others = [...alternates.values()]
        const silent = others.filter((other) => ![...(pages.get(other)?.alternates.values() ?? [])].includes(url))
        if (silent.length > 0) return `${url} is not named by ${silent.join()}`
        return !others.includes(url) && `${url} does not name itself`
      }),
    ).toEqual([])
  })

  it('send speakers of another language to the general edition where it has the page', () => {
    const about = pages.get('https://kaartkamer-nl.example/over-ons/')?.alternates
    expect(Object.fromEntries(about ?? [])).toEqual({
      en: 'https://kaartkamer.example/about-us/',
      nl: 'https://kaartkamer.example/nl/over-ons/',
      'nl-NL': 'https://kaartkamer-nl.example/over-ons/',
      'en-CA': 'https://kaartkamer-ca.example/about-us/',
      'x-default': 'https://kaartkamer.example/about-us/',
    })
  })
})

describe('structured data', () => {
  const typesOf = ({ things }: FoundPage) => things.map((thing) => thing['@type'])
  const pageAt = (url: string) => pages.get(url) ?? expect.fail(`${url} is in no sitemap`)

  it('is there on every page and uses no word that schema.org does not have', () => {
    expect(faults((url, { things }) => things.length === 0 && url)).toEqual([])
    expect(
      faults((url, { things }) =>
        findUnknown(vocabulary, things)
          .map((fault) => `${url}${fault}`)
          .join(),
      ),
    ).toEqual([])
  })

  it('never offers anything', () => {
    expect(faults((url, { things }) => /"(?:Offer|offers|price)"/.test(JSON.stringify(things)) && url)).toEqual([])
  })

  it('says what the breadcrumb says', () => {
    expect(
      faults((url, { things, trail }) => {
        const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
        if (!list) return !/^\/(?:nl\/)?$/.test(new URL(url).pathname) && `${url} has none`
        const steps = (list.itemListElement as { name: string; item: string }[]).map(({ name, item }) => ({
          label: name,
          path: new URL(item).pathname,
        }))
        if (steps.at(-1)?.path !== new URL(url).pathname) return `${url} does not end its own trail`
        return trail.length > 0 && JSON.stringify(trail) !== JSON.stringify(steps) && `${url}: ${JSON.stringify(steps)}`
      }),
    ).toEqual([])
  })

  it('names every page of a trail without what its title adds', () => {
    expect(
      faults((url, { things }) => {
        const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
        const names = ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name)
        return names.some((name) => name.includes(': ')) && `${url}: ${names.join(' > ')}`
      }),
    ).toEqual([])
  })

  it.each([
    ['https://kaartkamer.example/', ['Organization', 'WebSite', 'WebPage']],
    [
      'https://kaartkamer.example/download/',
      ['WebPage', 'BreadcrumbList', ...Array.from({ length: 4 }, () => 'SoftwareApplication')],
    ],
    ['https://kaartkamer-nl.example/pokerschool/begrippen/', ['WebPage', 'BreadcrumbList', 'DefinedTermSet']],
    ['https://kaartkamer-nl.example/hulp/storten-en-opnemen/', ['WebPage', 'BreadcrumbList', 'FAQPage']],
    ['https://kaartkamer.example/tournaments/ggmasters/', ['WebPage', 'BreadcrumbList', 'FAQPage']],
    ['https://kaartkamer-nl.example/pokerschool/strategie/', ['WebPage', 'BreadcrumbList', 'Article']],
  ])('of %s is about %j', (url, types) => {
    expect(typesOf(pageAt(url))).toEqual(types)
  })

  it('answers in words and amounts what a page answers', () => {
    const page = pageAt('https://kaartkamer.example/tournaments/ggmasters/')
    const faq = page.things.find((thing) => thing['@type'] === 'FAQPage')
    const [first] = (faq?.mainEntity ?? []) as { acceptedAnswer: { text: string } }[]
    expect(first?.acceptedAnswer.text).toBe(
      'The prize pool is at least $1,000,000. If less was paid in, we add the difference.',
    )
  })

  it('announces series as events online, and articles with their date', () => {
    const events = pageAt('https://kaartkamer.example/tournaments/series/').things.filter(
      (thing) => thing['@type'] === 'Event',
    )
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) expect(event.location).toMatchObject({ '@type': 'VirtualLocation' })
    const articles = [...pages.values()].flatMap(({ things }) =>
      things.filter((thing) => thing['@type'] === 'BlogPosting'),
    )
    expect(articles.length).toBeGreaterThan(3)
    for (const { datePublished, image } of articles) {
      expect(datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(image).toMatch(/^https:\/\/[^/]+\/assets\/share\/[\w-]+\.jpg$/)
    }
  })
})

describe('a vocabulary', () => {
  it.each([
    [{ '@type': 'Nonsense' }],
    [{ '@type': 'Event', cashback: 1 }],
    [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', reply: '' }] }],
    [{ '@type': 'Event', eventStatus: 'https://schema.org/EventSomehow' }],
    [{ name: 'no type' }],
  ])('does not know %j', (thing) => {
    expect(findUnknown(vocabulary, thing)).toHaveLength(1)
  })
})
