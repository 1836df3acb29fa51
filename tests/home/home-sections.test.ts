import { brotliCompressSync, constants } from 'node:zlib'
import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/site/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Home as a crawler gets it: whole. */
async function homeHtml(edition: EditionId, path: string): Promise<string> {
  const { text } = await request(site.server)
    .get(path)
    .set('host', `${edition}.localhost`)
    .set('user-agent', 'Googlebot/2.1')
    .expect(200)
  return text
}
const home = async (edition: EditionId, path = '/') => parseHTML(await homeHtml(edition, path)).document
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const idsOf = (document: Document) => [...document.querySelectorAll('main [id]')].map(({ id }) => id)

/** The order of the art direction; what an edition may not show is left out. */
const order = [
  'hero',
  'welcome-bonus',
  'leaderboards',
  'giveaways',
  'formats',
  'features',
  'series',
  'ambassadors',
  'community',
  'download',
  'support',
]

it.each([
  { edition: 'nl', path: '/', names: true },
  { edition: 'global', path: '/nl/', names: false },
] as const)('the home of $edition at $path names the Dutch register: $names', async ({ edition, path, names }) => {
  const document = await home(edition, path)
  expect(textOf(document.querySelector('main')).includes('Cruks')).toBe(names)
})

describe.each([
  { edition: 'nl', path: '/', without: ['ambassadors', 'community'] },
  { edition: 'ca', path: '/', without: ['welcome-bonus', 'leaderboards', 'giveaways', 'ambassadors', 'community'] },
  { edition: 'global', path: '/', without: [] },
  { edition: 'global', path: '/nl/', without: [] },
] as const)('home of $edition at $path', ({ edition, path, without }) => {
  it('has the sections that it may have, in their order', async () => {
    const ids = idsOf(await home(edition, path))
    const expected = order.filter((id) => !(without as readonly string[]).includes(id))
    expect(ids.filter((id) => order.includes(id))).toEqual(expected)
  })

  it('gives every section and format that menus link to one element', async () => {
    const document = await home(edition, path)
    const ids = idsOf(document)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    const formats = ['all-in-or-fold', 'spin-and-gold', 'mystery-battle-royale', 'rush-and-cash', 'flip-and-go']
    expect(ids).toEqual(expect.arrayContaining([...formats, 'satellite-series']))
    for (const link of document.querySelectorAll('main a[href*="#"]')) {
      expect(ids).toContain(link.getAttribute('href')?.split('#')[1])
    }
  })

  it('has its head and styles in the first 14 kB', async () => {
    const html = await homeHtml(edition, path)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<style')
    // As stored pages are compressed.
    const compressed = brotliCompressSync(head, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    expect(compressed.length).toBeLessThan(14_000)
  })

  it('reads well without styles: illustrations have a size, and the download has one name', async () => {
    const document = await home(edition, path)
    const illustrations = [...document.querySelectorAll('svg:not([display])')]
    expect(illustrations.length).toBeGreaterThan(10)
    const sizes = illustrations.map((illustration) => Number(illustration.getAttribute('width')))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300)
    expect(
      illustrations.filter(
        (illustration) => !illustration.hasAttribute('width') || !illustration.hasAttribute('height'),
      ),
    ).toEqual([])
    const button = document.querySelector('main a[data-action="download"]')
    expect([...(button?.querySelectorAll('span > span:not([hidden])') ?? [])].map(textOf)).toEqual(['Download'])
  })

  it('gives the figures of the formats', async () => {
    const document = await home(edition, path)
    const money = {
      nl: '€ 0,25 tot € 200',
      ca: 'CA$0.25 to CA$200',
      global: path === '/' ? '$0.25 to $200' : '$ 0,25 tot $ 200',
    }
    const times = path === '/' && edition !== 'nl' ? '200,000×' : '200.000×'
    for (const id of ['spin-and-gold', 'rush-and-cash']) {
      const text = textOf(document.getElementById(id))
      expect(text).toContain(money[edition])
      expect(text).toContain(times)
    }
    if (edition === 'ca') return
    // Events of the international pool are in dollars, and Ontario does not play in it.
    expect(textOf(document.getElementById('flip-and-go'))).toMatch(/\$ ?11$/)
    expect(textOf(document.getElementById('satellite-series'))).toMatch(
      /\$ ?0[.,]50.*\$ ?5[.,]000.*\$ ?10[.,]000.*\$ ?30[.,]000$/,
    )
  })

  it('says which systems run the client, and shows a code for the phone', async () => {
    const band = (await home(edition, path)).getElementById('download')
    const text = textOf(band)
    for (const need of ['Windows 8', 'OS X 10.13', 'Android 6.0', 'iPhone 6S', '3 GHz', '3 GB', '500 MB']) {
      expect(text).toContain(need)
    }
    expect(band?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBeTruthy()
  })
})

describe('the welcome bonus', () => {
  it('is up to € 250 or € 100 in the Dutch edition, with all its conditions beside it', async () => {
    const section = (await home('nl')).getElementById('welcome-bonus')
    const text = textOf(section)
    expect(text).toContain('€ 250')
    expect(text).toContain('€ 100')
    expect(text).not.toMatch(/\$|€ 600|gratis/)
    const terms = [...(section?.querySelectorAll('dt') ?? [])].map(textOf)
    expect(terms).toEqual(['Voor wie', 'Storting', 'Vrijspelen', 'Looptijd', 'Opnemen', 'Niet voor'])
    const details = [...(section?.querySelectorAll('dd') ?? [])].map(textOf)
    expect(details[0]).toContain('24 jaar en ouder')
    expect(details[5]).toContain('18 tot en met 23 jaar')
    expect(details[5]).toContain('Cruks')
  })

  it.each(['/', '/nl/'])('is up to $600 in the general edition at %s', async (path) => {
    const section = (await home('global', path)).getElementById('welcome-bonus')
    expect(textOf(section)).toMatch(/\$ ?600/)
    expect(textOf(section)).not.toMatch(/€|250/)
    expect(section?.querySelectorAll('dl dt')).toHaveLength(6)
  })

  it('is nowhere on the home page of Ontario, nor is the international pool', async () => {
    const document = await home('ca')
    expect(textOf(document.getElementById('formats'))).not.toMatch(/WSOP|Millionaire|international/)
    expect(textOf(document.querySelector('main'))).not.toMatch(/bonus|777|\$600|100%/i)
  })
})

describe('what the Dutch edition leaves out', () => {
  it('is every player with a face or a name of their own, and any hurry', async () => {
    const document = await home('nl')
    expect(document.querySelectorAll('main blockquote, main img[src*="/portraits/"]')).toHaveLength(0)
    expect(textOf(document.querySelector('main'))).not.toMatch(/alleen vandaag|nog maar|laatste kans|cashback/i)
  })
})
