import Type from 'typebox'
import { market } from '#shared/law/calculator-market.ts'
import { Amount, AmountText } from '#shared/site/amount-text.ts'
import { ContentLink, MoreLinks } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { darkPage, type RouteRow } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, texts } from '#shared/site/schema.ts'
import type { BonusTerms } from './bonus-release.ts'
import type { GiveawayMonth } from './giveaways.ts'
import type { Jackpot } from './jackpots.ts'
import type { Leaderboard } from './leaderboards.ts'
import { type PromotionStates, periodOf, promotionIds } from './promotions.ts'

const Entry = exactly({ term: Text, ...AmountText })

/** Who gets nothing of a promotion. */
const Exclusions = Type.Optional(exactly({ term: Text, items: atLeast(2, Text) }))

/** What the figures of a promotion depend on. */
const Conditions = exactly({
  title: Text,
  items: atLeast(1, Entry),
  exclusions: Exclusions,
  link: ContentLink,
})

/** Ontario may not show promotions to the public (decision 0012). */
const promoted = {
  ...darkPage,
  about: ['publicInducement'],
  editions: ['nl', 'global'],
  shelf: 'offers',
} as const satisfies Omit<RouteRow, 'paths'>
const ranked = { ...promoted, queries: ['leaderboards', 'giveaways'] } as const

export const promotions = {
  routes: {
    promotions: { ...promoted, paths: { nl: '/promoties/', en: '/promotions/' } },
    'welcome-bonus': {
      ...promoted,
      isDocument: true,
      paths: { nl: '/promoties/welkomstbonus/', en: '/promotions/welcome-bonus/' },
    },
    'daily-promos': { ...promoted, paths: { nl: '/promoties/dagelijkse-promoties/', en: '/promotions/daily-promos/' } },
    'daily-leaderboards': {
      ...ranked,
      paths: { nl: '/promoties/dagranglijsten/', en: '/promotions/daily-leaderboards/' },
    },
    'monthly-giveaways': {
      ...ranked,
      paths: { nl: '/promoties/maandelijkse-giveaways/', en: '/promotions/monthly-giveaways/' },
    },
    'red-envelope': {
      ...promoted,
      period: periodOf('red-envelope'),
      paths: { nl: '/promoties/rode-envelop/', en: '/promotions/red-envelope/' },
    },
    jackpots: { ...promoted, paths: { nl: '/promoties/jackpots/', en: '/promotions/jackpots/' } },
    'past-promotions': { ...promoted, paths: { nl: '/promoties/archief/', en: '/promotions/archive/' } },
  },
  sections: {
    'welcome-bonus': exactly(
      {
        title: Text,
        /** What stands above the figure: what it is the most of. */
        label: Text,
        figure: Amount,
        paragraphs: atLeast(1, exactly(AmountText)),
        conditions: Conditions,
      },
      { about: ['publicInducement'] },
    ),
    leaderboards: exactly(
      {
        ...texts('title lead'),
        /** Who may take part in the giveaways; their panel stands beside the leaderboard where an edition has this. */
        giveaways: Type.Optional(exactly({ conditions: Text })),
        links: MoreLinks,
      },
      { about: ['publicInducement'] },
    ),
    'promotion-terms': exactly(
      {
        promotion: Type.Enum([...promotionIds]),
        conditions: Conditions,
      },
      { about: ['publicInducement'] },
    ),
    'leaderboard-history': exactly(
      {
        title: Text,
        lead: Text,
        /** `{name}` is the leaderboard. */ label: Text,
      },
      { about: ['publicInducement'] },
    ),
    /** Who won the jackpot; nothing where nobody did, or the back end tells nothing. */
    'jackpot-hits': exactly(
      {
        title: Text,
        /** `{hits}` of `{hands}`, from `{from}` to `{to}`: `{chance}` is the hands among which one won it. */
        lead: Text,
        caption: Text,
        /** Over the day, the hand that lost, the hand that won, the board, what was in it, and the parts of the loser, the winner and each other player. */
        columns: Type.Tuple([Text, Text, Text, Text, Text, Text, Text, Text]),
        /** Of what is in it at the end of the last day. */
        open: Text,
        note: Text,
      },
      { about: ['publicInducement'] },
    ),
    'promotion-list': exactly(
      {
        title: Text,
        lead: Type.Optional(Text),
        /** current: what runs or is still to come on the day on which it is read, by state; ended: what is over by then. */
        shows: Type.Enum(['current', 'ended']),
        items: atLeast(
          1,
          exactly({
            promotion: Type.Enum([...promotionIds]),
            /** Page of its own; left out where it has none. */
            page: Type.Optional(Text),
            name: Text,
            ...AmountText,
            /** Who may take part. */
            who: Text,
            /** Everything that its figures depend on, beside them. */
            conditions: atLeast(1, Entry),
            exclusions: Exclusions,
          }),
        ),
        /** Said where nothing of it is to be shown. */
        empty: Text,
      },
      { about: ['publicInducement'] },
    ),
    'bonus-calculator': exactly({
      title: Text,
      lead: Text,
      fields: exactly({ deposit: Text, fees: Text, days: Text, young: Type.Optional(Text) }),
      /** Where each figure of the result comes from. */
      sources: exactly({ match: ContentLink, release: ContentLink, deposit: ContentLink, expiry: ContentLink }),
      /** Clause that says who gets nothing. */
      refusal: ContentLink,
      note: Text,
      market: market<BonusTerms>(),
    }),
  },
  interactive: ['leaderboards', 'bonus-calculator'],
  queries: {
    leaderboards: ['leaderboards', 'giveaways'],
    // Loaded with the page itself; no query of its own.
    'leaderboard-history': ['leaderboards'],
  },
  forms: { 'welcome-bonus': { fields: ['deposit', 'fees', 'days', 'young'] } },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'leaderboard-history': readonly Leaderboard[]
    'jackpot-hits': Jackpot | null
    'promotion-terms': PromotionStates
    'promotion-list': PromotionStates
    doors: PromotionStates
  }
}

declare module '#shared/site/route-row.ts' {
  interface Queries {
    leaderboards: readonly Leaderboard[]
    giveaways: readonly GiveawayMonth[]
  }
}
