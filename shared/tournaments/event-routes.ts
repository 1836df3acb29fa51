import type { RouteRow } from '#shared/site/route-row.ts'

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

const promoted = { ...page, editions: international } as const
/** Their calculators answer the query, and keep to the law of the place that the visitor is in. */
const calculated = { ...promoted, isDocument: true } as const
const ranked = { ...promoted, queries: ['leaderboards', 'giveaways'] } as const

/** The pages about promotions, which Ontario may not show to the public (decision 0013). */
export const promotionRows = {
  promotions: { ...promoted, paths: { nl: '/promoties/', en: '/promotions/' } },
  'welcome-bonus': { ...calculated, paths: { nl: '/promoties/welkomstbonus/', en: '/promotions/welcome-bonus/' } },
  'daily-promos': { ...promoted, paths: { nl: '/promoties/dagelijkse-promoties/', en: '/promotions/daily-promos/' } },
  'daily-leaderboards': {
    ...ranked,
    paths: { nl: '/promoties/dagranglijsten/', en: '/promotions/daily-leaderboards/' },
  },
  'monthly-giveaways': {
    ...ranked,
    paths: { nl: '/promoties/maandelijkse-giveaways/', en: '/promotions/monthly-giveaways/' },
  },
  'red-envelope': { ...promoted, paths: { nl: '/promoties/rode-envelop/', en: '/promotions/red-envelope/' } },
  jackpots: { ...promoted, paths: { nl: '/promoties/jackpots/', en: '/promotions/jackpots/' } },
  'past-promotions': { ...promoted, paths: { nl: '/promoties/archief/', en: '/promotions/archive/' } },
  loyalty: { ...calculated, paths: { nl: '/loyaliteit/', en: '/loyalty/' } },
} as const satisfies Record<string, RouteRow>
