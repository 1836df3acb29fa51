import type { RouteRow } from './routes.ts'

const page = {
  layout: 'default',
  world: 'stage',
  queries: [],
  cache: 'stored',
  hydration: 'delayed',
} as const satisfies Omit<RouteRow, 'paths'>
const timetabled = { ...page, queries: ['schedule'] } as const
/** Events of the international pool, which Ontario is no part of (decision 0002). */
const international = ['nl', 'global'] as const

/** The pages about tournaments. */
export const eventRows = {
  tournaments: { ...timetabled, paths: { nl: '/toernooien/', en: '/tournaments/' } },
  'tournament-schedule': { ...timetabled, paths: { nl: '/toernooien/rooster/', en: '/tournaments/schedule/' } },
  ggmasters: {
    ...timetabled,
    paths: { nl: '/toernooien/ggmasters/', en: '/tournaments/ggmasters/' },
    editions: international,
  },
  ggmillions: {
    ...timetabled,
    paths: { nl: '/toernooien/ggmillions/', en: '/tournaments/ggmillions/' },
    editions: international,
  },
  'flip-and-go-millionaire': {
    ...timetabled,
    paths: { nl: '/toernooien/flip-and-go-millionaire/', en: '/tournaments/flip-and-go-millionaire/' },
    editions: international,
  },
  'tournament-series': { ...timetabled, paths: { nl: '/toernooien/series/', en: '/tournaments/series/' } },
  'winter-series': {
    ...timetabled,
    paths: { nl: '/toernooien/series/winterreeks/', en: '/tournaments/series/winter-series/' },
  },
  'past-series': { ...page, paths: { nl: '/toernooien/series/archief/', en: '/tournaments/series/archive/' } },
  wsop: { ...page, paths: { nl: '/toernooien/wsop/', en: '/tournaments/wsop/' }, editions: international },
  'wsop-express': {
    ...timetabled,
    paths: { nl: '/toernooien/wsop-express/', en: '/tournaments/wsop-express/' },
    editions: international,
  },
} as const satisfies Record<string, RouteRow>
