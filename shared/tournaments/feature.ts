import Type from 'typebox'
import { AmountText } from '#shared/site/amount-text.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { MoreLinks } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { darkPage, type RouteRow } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, Texts } from '#shared/site/schema.ts'
import { filterNames } from './schedule-filters.ts'
import type { BuyInFee, NamedStructure, PayoutExample } from './timetable-figures.ts'
import type { Schedule, Timetable, TournamentSeries } from './tournaments.ts'

/** In characters: `mystery-battle-royale` and no more than it needs. */
const LONGEST_FORMAT = 32

const Entry = exactly({ term: Text, ...AmountText })
const Step = exactly({ title: Text, ...AmountText })

const page = {
  ...darkPage,
  shelf: 'events',
} as const satisfies Omit<RouteRow, 'paths'>
const timetabled = { ...page, queries: ['schedule'] } as const
/** Events of the international pool, which Ontario is no part of (decision 0002). */
const international = ['nl', 'global'] as const

export const tournaments = {
  routes: {
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
    'tournament-fees': {
      ...page,
      paths: { nl: '/toernooien/toernooikosten/', en: '/tournaments/fees/' },
    },
    'past-series': { ...page, paths: { nl: '/toernooien/series/archief/', en: '/tournaments/series/archive/' } },
    wsop: { ...page, paths: { nl: '/toernooien/wsop/', en: '/tournaments/wsop/' }, editions: international },
    'wsop-express': {
      ...timetabled,
      paths: { nl: '/toernooien/wsop-express/', en: '/tournaments/wsop-express/' },
      editions: international,
    },
  },
  sections: {
    schedule: exactly({
      title: Text,
      lead: Text,
      /** Tournaments of these names only. */
      names: Type.Optional(Texts),
      /** Series whose id begins like this only. */
      series: Type.Optional(Text),
      /** The series that comes first only. */
      isNext: Type.Optional(Type.Boolean()),
      hasFilters: Type.Boolean(),
      /** What the address chooses. */
      given: Type.Optional(Type.Unsafe<CalculatorEntries>(Type.Never())),
      /** Says why an amount is not in the edition's currency; shown where one is not. */
      currencyNote: Text,
      empty: exactly({ title: Text, text: Text }),
    }),
    ladder: exactly({
      title: Text,
      lead: Text,
      /** From the first to the last; the picture has a stair for each. */
      steps: Type.Array(Step, { minItems: 2, maxItems: 5 }),
      passes: exactly({ title: Text, items: atLeast(1, Entry) }),
      note: Text,
    }),
    'payout-plot': exactly({
      title: Text,
      /** Names of the tournament in the timetable: the last that was played is shown, or what the next one promises. */
      names: Texts,
      /** `{name}` is the tournament, `{pool}` its prize pool, `{places}` how many of `{entrants}` won, `{top}` the first two’s part. */
      paragraphs: Texts,
      label: Text,
      note: Text,
    }),
    'past-series': exactly({ title: Text, lead: Text }),
    /** What each buy-in of the timetable is made of. */
    'fee-table': exactly({
      title: Text,
      /** `{low}` and `{high}` are the parts of buy-ins up to `{limit}` and above. */
      lead: Text,
      caption: Text,
      /** Over buy-in, its part for the pool, the fee, the fee as a part, and tournaments that cost this. */
      columns: Type.Tuple([Text, Text, Text, Text, Text]),
      note: Text,
    }),
    /** What each way to begin means: chips, levels and blinds. */
    'blind-table': exactly({
      title: Text,
      lead: Text,
      caption: Text,
      /** Over tournaments that begin so, chips, the length of a level, and blinds at the start, after one hour and after two. */
      columns: Type.Tuple([Text, Text, Text, Text, Text, Text]),
      note: Text,
    }),
    series: exactly({
      /** While no series is known. */
      title: Text,
      lead: Text,
      /** Says why an amount is not in the edition's currency; shown where one is not. */
      currencyNote: Text,
      links: MoreLinks,
    }),
  },
  interactive: ['schedule', 'series'],
  forms: { 'tournament-schedule': { fields: filterNames, longest: { format: LONGEST_FORMAT } } },
  queries: {
    series: ['timetable'],
    schedule: ['schedule'],
    // Loaded with the page itself; no query of its own.
    'past-series': ['schedule'],
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    /** The latest first. */
    'past-series': TournamentSeries[]
    'fee-table': readonly BuyInFee[]
    'blind-table': readonly NamedStructure[]
    /** The tournament that the page is about, where one of that name promises a prize pool. */
    'payout-plot': PayoutExample | null
  }
}

declare module '#shared/site/route-row.ts' {
  interface Queries {
    schedule: Schedule
    timetable: Timetable
  }
}
