import { describe, expect, it } from 'vitest'
import type { Edition } from '#shared/site/editions.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { type Budgets, findExcess, findSlack, readBudgets } from './budgets.ts'
import { checkConsistency } from './consistency-checks.ts'
import { checkDiscovery } from './discovery-checks.ts'
import type { GatePage, PageWeight } from './gate-page.ts'

const editions = [
  { id: 'nl', origin: 'https://nl.example' },
  { id: 'global', origin: 'https://global.example' },
] as Edition[]
const vocabulary = {
  properties: new Map([['WebPage', new Set(['name'])]]),
  members: new Set<string>(),
}
const own = '<link rel="canonical" href="https://nl.example/">'
const alternates = `
  <link rel="alternate" hreflang="nl-NL" href="https://nl.example/">
  <link rel="alternate" hreflang="en" href="https://global.example/">
  <link rel="alternate" hreflang="x-default" href="https://global.example/">`
const data = '<script type="application/ld+json">{"@type":"WebPage","name":"Home"}</script>'

function pageOf(parts: Partial<GatePage>, head = own + alternates, body = data): GatePage {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
  return { editionId: 'nl', id: 'index', language: 'nl-NL', path: '/', status: 200, html, ...parts }
}
const sister = pageOf(
  { editionId: 'global', language: 'en' },
  `<link rel="canonical" href="https://global.example/">${alternates}`,
)

describe('what a page tells search engines', () => {
  const faultsOf = (page: GatePage, other = sister) => checkDiscovery([page, other], editions, vocabulary).get(page)

  it('is right', () => {
    expect(faultsOf(pageOf({}))).toEqual({ discovery: [], 'structured data': [] })
  })

  it.each([
    ['no canonical address', pageOf({}, alternates), 'canonical'],
    ['the address of no page', pageOf({}, own.replace('nl.example/', 'nl.example/x/') + alternates), 'is no page'],
    ['no alternates', pageOf({}, own), 'names no alternates'],
    ['no x-default', pageOf({}, own + alternates.replace('x-default', 'de')), 'x-default'],
    [
      'an alternate that is not there',
      pageOf({}, own + alternates.replace('global.example/', 'a.example/')),
      'no page',
    ],
    ['another language', pageOf({ language: 'en' }), 'is in en'],
    ['alternates of a page that hides', pageOf({}, `<meta name="robots" content="noindex">${alternates}`), 'not to be'],
    ['an error that may be kept', pageOf({ status: 404 }), 'error page'],
  ])('is not: %s', (_, page, fault) => {
    expect(faultsOf(page)?.discovery?.join()).toContain(fault)
  })

  it('is not: an alternate that does not name it back', () => {
    const silent = { ...sister, html: sister.html.replace('hreflang="nl-NL" href="https://nl.example/"', '') }
    expect(faultsOf(pageOf({}), silent)?.discovery?.join()).toContain('does not name it back')
  })

  it.each([
    ['nothing', ''],
    ['an unknown word', data.replace('"name"', '"cashback"')],
    ['an offer', data.replace('"name":"Home"', '"name":{"@type":"WebPage","price":"5"}')],
  ])('is not: structured data with %s', (_, body) => {
    expect(faultsOf(pageOf({}, own + alternates, body))?.['structured data']).not.toEqual([])
  })
})

describe('header and footer', () => {
  const frame = (...hrefs: string[]) =>
    `<header><a href="/">x</a></header><footer>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</footer>`
  const home = pageOf({}, '', frame('/help/', '/contact/', '/rules/'))
  const faultsOf = (...hrefs: string[]) => {
    const page = pageOf({ id: 'about-us', path: '/about-us/' }, '', frame(...hrefs))
    return checkConsistency([home, page]).get(page)
  }

  it('may leave out a link, and keep their order', () => {
    expect(faultsOf('/help/', '/rules/')).toEqual([])
  })

  it('are found in another order, and missing', () => {
    expect(faultsOf('/contact/', '/help/')).toHaveLength(1)
    expect(faultsOf()).toEqual(['has nothing of the usual frame'])
  })
})

describe('a budget', () => {
  const weight: PageWeight = { script: 90_000, style: 9000, font: 40_000, image: 0, requests: 30 }
  const budgets: Budgets = { home: { ...weight, pages: ['index'] } }

  it('is kept, and exceeded by a byte', () => {
    expect(findExcess(budgets, 'index', weight)).toEqual([])
    expect(findExcess(budgets, 'index', { ...weight, image: 1 })).toEqual(['image: 1, and home may have 0'])
    expect(findExcess(budgets, 'contact', weight)).toEqual(['contact is of no kind in data/budgets.json'])
  })

  it('that leaves a fifth unused is too large', () => {
    expect(findSlack(budgets, { home: { ...weight, script: 73_000 } })).toEqual([])
    expect(findSlack(budgets, { home: { ...weight, script: 72_000 } })).toHaveLength(1)
    expect(findSlack(budgets, {})).toEqual(['home has a budget and no page'])
  })

  it('is there for every page of the route table, and once', () => {
    const table: RouteTable = routes
    const ids = Object.keys(table).filter((id) => !table[id]?.redirect && id !== 'error-page')
    const pages = Object.values(readBudgets()).flatMap((kind) => kind.pages)
    expect(pages.toSorted()).toEqual([...ids, 'error'].toSorted())
  })
})
