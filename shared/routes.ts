import type { EditionId } from './editions.ts'
import { eventRows, promotionRows } from './event-routes.ts'
import { gameRoutes } from './game-routes.ts'
import { findingRows, readHelpPage } from './help-routes.ts'
import type { Locale } from './locales.ts'
import type { Layout, World } from './page-context.ts'
import { policyRows, readPolicyPage } from './policy-routes.ts'
import { schoolRoutes } from './school-routes.ts'
import { streamerRows } from './streamer-routes.ts'

export type RouteParams = Readonly<Record<string, string>>

/** Data from upstream that a page shows if it comes in time; a page never waits for more than its render deadline. */
export type QueryName = 'ambassadors' | 'giveaways' | 'leaderboards' | 'schedule' | 'timetable'

/** One row of the one URL table: server, client, sitemap and tests are loops over it. */
export interface RouteRow {
  /** Canonical path per locale without the locale's prefix, with a trailing slash; `:name` is a parameter. */
  paths: Readonly<Record<Locale, string>>
  /** Paths that answer 301 to the canonical one, in every locale of which they are not a path themselves (design, 6.2). */
  aliases?: readonly string[]
  layout: Layout
  world: World
  queries: readonly QueryName[]
  /** stored: kept in the page cache; live: rendered for every request, because its paths cannot be counted or its text is one visitor's own. */
  cache: 'stored' | 'live'
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
  /** Editions that have this page; all of them when absent. */
  editions?: readonly EditionId[]
}

export const routes = {
  index: {
    paths: { nl: '/', en: '/' },
    layout: 'default',
    world: 'stage',
    queries: ['giveaways', 'leaderboards', 'timetable', 'ambassadors'],
    cache: 'stored',
    hydration: 'delayed',
    middleware: ['root-redirect'],
  },
  'about-us': {
    paths: { nl: '/over-ons/', en: '/about-us/' },
    aliases: ['/about-us/'],
    layout: 'contents-banner',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  contact: {
    paths: { nl: '/contact/', en: '/contact/' },
    layout: 'contents-banner',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  ...gameRoutes,
  download: {
    paths: { nl: '/download/', en: '/download/' },
    layout: 'default',
    world: 'stage',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
    isDocument: true,
  },
  'sign-up': {
    paths: { nl: '/aanmelden/', en: '/sign-up/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
    needsOpenRegion: true,
    isDocument: true,
  },
  'responsible-gaming': {
    paths: { nl: '/responsible-gaming/', en: '/responsible-gaming/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
    topic: 'responsible-gaming',
  },
  ...eventRows,
  ...promotionRows,
  ...schoolRoutes,
  'region-explanation': {
    paths: { nl: '/waarom-zie-ik-dit/', en: '/why-am-i-seeing-this/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'live',
    hydration: 'delayed',
    topic: 'legal',
    isDocument: true,
  },
  ...streamerRows,
  ...policyRows(),
  ...findingRows,
  blog: {
    paths: { nl: '/blog/', en: '/blog/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  // Which articles there are the server knows from `data/blog/`, and validates there.
  'blog-article': {
    paths: { nl: '/blog/:slug/', en: '/blog/:slug/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  'network-status': {
    paths: { nl: '/netwerkstatus/', en: '/network-status/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  'affiliate-programme': {
    paths: { nl: '/affiliateprogramma/', en: '/affiliate-programme/' },
    layout: 'contents-banner',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  'channeling-solution': {
    paths: { nl: '/kanalisatie/', en: '/channeling-solution/' },
    layout: 'contents-banner',
    world: 'paper',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
  },
  ggteam: {
    paths: { nl: '/ggteam/', en: '/ggteam/' },
    layout: 'default',
    world: 'stage',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
    editions: ['global'],
  },
  // Who is of the team the back end knows: the server asks it before it renders.
  'ggteam-member': {
    paths: { nl: '/ggteam/:slug/', en: '/ggteam/:slug/' },
    layout: 'default',
    world: 'stage',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
    editions: ['global'],
  },
  'community-spotlight': {
    paths: { nl: '/community/', en: '/community/' },
    layout: 'default',
    world: 'stage',
    queries: [],
    cache: 'stored',
    hydration: 'delayed',
    editions: ['global'],
  },
  'gambling-help': {
    paths: { nl: '/hulp-bij-gokken/', en: '/gambling-help/' },
    layout: 'contents',
    world: 'paper',
    queries: [],
    cache: 'live',
    hydration: 'at-once',
    redirect: 'https://openovergokken.nl/',
    editions: ['nl'],
  },
  'error-page': {
    paths: { nl: '/_error/:status/', en: '/_error/:status/' },
    layout: 'default',
    world: 'stage',
    queries: [],
    cache: 'live',
    hydration: 'delayed',
    validate: (params) => ['403', '404', '500'].includes(params.status ?? ''),
    middleware: ['show-error'],
  },
} as const satisfies Record<string, RouteRow>

export type RouteTable = Readonly<Record<string, RouteRow>>
export type PageId = keyof typeof routes

/** Ids of the rows whose text is a content file: neither redirects, policies nor help, nor any whose path names what it shows. */
export function contentPageIds(table: RouteTable): string[] {
  return Object.keys(table).filter(
    (id) => !table[id]?.redirect && !table[id]?.paths.en.includes(':') && !readPolicyPage(id) && !readHelpPage(id),
  )
}
