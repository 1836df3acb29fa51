import { gameRoutes } from '#shared/games/game-routes.ts'
import { helpRows, readHelpPage } from '#shared/help/help-routes.ts'
import { policyRows, readPolicyPage } from '#shared/policies/policy-routes.ts'
import { schoolRoutes } from '#shared/school/school-routes.ts'
import { streamerRows } from '#shared/streaming/streamer-routes.ts'
import { eventRows, promotionRows } from '#shared/tournaments/event-routes.ts'

import type { RouteRow } from './route-row.ts'

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
  ...helpRows,
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
