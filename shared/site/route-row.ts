import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { EditionId } from './editions.ts'
import type { Locale } from './locales.ts'
import type { Period } from './period.ts'

/** contents: a reading page; contents-banner: a reading page below a banner (specification, section 2.1). */
export type Layout = 'default' | 'contents' | 'contents-banner'

/** dark: for playing and promotion; light: for everything that is read. */
export type Theme = 'dark' | 'light'

export type RouteParams = Readonly<Record<string, string>>

/**
 * Data from upstream that a page shows if it comes in time; a page never waits for more than its render deadline. Each
 * feature adds its own beside its face.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface Queries {}
export type QueryName = keyof Queries

/** Shelves of the page that lists all pages, in its order. */
export const shelves = ['play', 'events', 'offers', 'learn', 'help', 'responsible-gaming', 'rules', 'room'] as const
export type Shelf = (typeof shelves)[number]

/** One row of the one URL table: server, client, sitemap and tests are loops over it. */
export interface RouteRow {
  /** Canonical path per locale without the locale's prefix, with a trailing slash; `:name` is a parameter. Any of them leads to the page in an edition's own language. */
  paths: Readonly<Record<Locale, string>>
  layout: Layout
  theme: Theme
  queries: readonly QueryName[]
  /** stored: in the page cache; none: rendered for every request, because its paths cannot be counted or its text is one visitor's own. */
  cache: 'stored' | 'none'
  /** What making it costs the processor, in ms, where that is more than most pages do. */
  renderMs?: number
  /** at-once: the app starts with the page. delayed: at the first interaction or when idle, where `shouldDelayHydration` agrees. */
  hydration: 'delayed' | 'at-once'
  /** Names in `route-middleware.ts`, run in this order. */
  middleware?: readonly string[]
  /** False gives the 404 page with `Page Not Found: {fullPath}` (specification, section 8). */
  validate?: (params: RouteParams) => boolean
  /** Route rule: this path leaves the site by a full page load. */
  redirect?: `https://${string}`
  /** Pages that are there for duty: no dialog opens on them, and nothing is promoted (region-rules.md, R12). */
  topic?: 'legal' | 'responsible-gaming'
  /** Answers 403 to a visitor whose rule is BLOCKED (region-rules.md, R07). */
  needsOpenRegion?: boolean
  /** What it shows differs by the visitor's rule, which payloads do not know: every visit is a load of the whole document. */
  isDocument?: boolean
  /** Search engines are asked not to keep it, and no list of pages names it. */
  isUnlisted?: boolean
  /** What its feature makes its content of, instead of a file of `data/pages/`: a folder, or a file for each `{locale}`. */
  madeFrom?: `data/${string}`
  /** Where the list of all pages names it; room when absent. */
  shelf?: Shelf
  /** What the whole page is about; a 403 where the law of the visitor's place forbids that. */
  about?: readonly ForbiddenKind[]
  /** When what the whole page is about runs: before and after, the page and its place in the sitemap stay, but no menu, search or site map leads to it. */
  period?: Period
  /** Editions that have this page; all of them when absent. */
  editions?: readonly EditionId[]
}

const page = { queries: [], cache: 'stored', hydration: 'delayed' } as const
/** What the rows of most pages for playing and promotion say. */
export const darkPage = { ...page, layout: 'default', theme: 'dark' } as const satisfies Partial<RouteRow>
/** What the rows of most pages that are read say. */
export const lightPage = { ...page, layout: 'contents', theme: 'light' } as const satisfies Partial<RouteRow>

/** The part of a row that a browser gets. */
export const browserKeys = ['paths', 'redirect', 'isDocument', 'topic', 'about', 'editions'] as const
export type BrowserRow = Pick<RouteRow, (typeof browserKeys)[number]>
