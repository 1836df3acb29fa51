import { readPage } from '#server/law/checked-page.ts'
import type { DataFiles } from '#server/law/data-files.ts'
import type { CheckedPage } from '#server/law/rule.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'

/** A page that keeps every rule, of each edition. */
const strips = {
  nl: [
    'Wat kost gokken jou? Stop op tijd. 18+',
    '18+',
    ['https://openovergokken.nl/', 'https://cruksregister.nl/', 'https://kansspelautoriteit.nl/'],
  ],
  global: [
    'Know what gambling costs you. Stop in time. 18+',
    '18+',
    ['https://www.gamblingtherapy.org/', 'https://www.mga.org.mt/'],
  ],
  ca: [
    'Set a limit and keep to it. 19+',
    '19+',
    ['https://connexontario.ca/', 'https://www.agco.ca/', 'https://www.igamingontario.ca/'],
  ],
} as const
const licences = {
  nl: 'https://kansspelautoriteit.nl/veilig-spelen/kansspelwijzer/',
  global: 'https://www.mga.org.mt/licensee-register/',
  ca: 'https://igamingontario.ca/en/player/regulated-igaming-market',
} as const

/** What is planted in it. */
export interface Plant {
  edition?: EditionId
  pageId?: keyof typeof routes
  main?: string
  strip?: string
  footer?: string
  header?: string
  head?: string
  /** JSON that the page carries for its interactive sections. */
  state?: unknown
  /** Kinds of sections by id. */
  kinds?: Record<string, string>
  /** On the picture with which links to it are shown. */
  wordsOnPicture?: (address: string) => string | undefined
}

/** A page of an edition that keeps every rule but for what is planted in it. */
export function writeFixturePage(
  sites: Sites,
  { edition = 'nl', pageId = 'about-us', main = '', kinds = {}, head = '', state = {}, ...parts }: Plant,
  files: DataFiles = new Map(),
): CheckedPage {
  const [warning, age, links] = strips[edition]
  const strip = parts.strip ?? `<span>${age}</span><p>${warning}</p>`
  const footer =
    parts.footer ??
    `<a href="${licences[edition]}"><img src="/badges/licence.svg"></a><img src="/badges/age-${age.slice(0, 2)}.svg">`
  const anchors = [...links, licences[edition]].map((href) => `<a href="${href}">x</a>`).join('')
  const body = [
    `<aside data-strip>${strip}</aside><header>${parts.header ?? ''}${anchors}</header>`,
    `<main data-page="${pageId}">${main}</main><footer>${footer}</footer>`,
  ].join('')
  const sections = Object.entries(kinds).map(([id, kind]) => ({ id, kind }))
  return readPage(
    sites.byId[edition],
    '/a/',
    {
      status: 200,
      body: `<!doctype html><html><head>${head}</head><body>${body}<script type="application/json" id="page-state">${JSON.stringify(state)}</script></body></html>`,
    },
    {
      now: 0,
      wordsOnPicture: parts.wordsOnPicture ?? (() => undefined),
      files,
      table: routes as RouteTable,
      pages: { contentOf: () => ({ title: '', description: '', sections }) } as unknown as Pages,
    },
  )
}
