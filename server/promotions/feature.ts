import type { ContentSection } from '#server/site/content/load-pages.ts'
import type { DataInput, Feature, LoadedData } from '#server/site/feature.ts'
import { calculatorLawOf } from '#shared/law/calculator-law.ts'
import type { CalculatorMarket } from '#shared/law/calculator-market.ts'
import { bonusTermsOf } from '#shared/promotions/bonus-terms.ts'
import type { GiveawayMonth } from '#shared/promotions/giveaways.ts'
import type { Jackpot } from '#shared/promotions/jackpots.ts'
import type { Leaderboard } from '#shared/promotions/leaderboards.ts'
import { type PromotionId, periodOf, promotionIds, promotionStatesBy } from '#shared/promotions/promotions.ts'
import { keepWhileTrue } from '#shared/site/content-clock.ts'
import { lastTurnOf } from '#shared/site/period.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { jackpotResource } from './jackpot-resource.ts'
import { giveawayResource, leaderboardResource } from './promotion-resources.ts'

// Without the days before, which only a static section draws.
const withoutHistory = keepWhileTrue((boards: readonly Leaderboard[]) =>
  boards.map(({ history: _, ...board }) => board),
)

export const promotions = {
  resources: { giveaways: giveawayResource, jackpots: jackpotResource, leaderboards: leaderboardResource },
  data: {
    'leaderboard-history': async ({ upstream, site: { edition }, clock }) => {
      const { value, version } = await upstream.load('leaderboards', edition.siteId, clock)
      return { value, version }
    },
    'jackpot-hits': async ({ upstream, site: { edition }, clock }) => {
      const { value, version } = await upstream.load('jackpots', edition.siteId, clock)
      return { value: value[0] ?? null, version }
    },
    'promotion-terms': loadPromotionStates,
    'promotion-list': loadPromotionStates,
    doors: loadPromotionStates,
  },
  interactive: {
    'bonus-calculator': ({ site: { edition, jurisdiction }, entries }) => {
      const law = calculatorLawOf(jurisdiction)
      return { market: { law, entries, terms: bonusTermsOf(edition.id, law) } satisfies CalculatorMarket<unknown> }
    },
  },
  queries: {
    giveaways: async ({ upstream, site: { edition }, clock }) =>
      (await upstream.load('giveaways', edition.siteId, clock)).value,
    leaderboards: async ({ upstream, site: { edition }, clock }) =>
      withoutHistory((await upstream.load('leaderboards', edition.siteId, clock)).value, clock),
  },
  dateOf: (pageId, { pages, site: { edition }, locale, clock }) => {
    const { sections } = pages.contentOf(pageId, locale, edition.id, { params: {}, clock })
    return lastTurnOf(sections.flatMap(promotionsIn).map(periodOf), (date) => clock.hasBegun(date, edition.timeZone))
  },
} as const satisfies Feature

declare module '#server/upstream/resource.ts' {
  interface ResourceValues {
    giveaways: readonly GiveawayMonth[]
    jackpots: readonly Jackpot[]
    leaderboards: readonly Leaderboard[]
  }
}

async function loadPromotionStates({ clock, site: { edition } }: DataInput): Promise<LoadedData> {
  return { value: promotionStatesBy((date) => clock.hasBegun(date, edition.timeZone)), version: '' }
}

/** The promotions of which a section says where they stand. */
function promotionsIn({ kind, content }: ContentSection): PromotionId[] {
  if (kind === 'promotion-list') {
    return (content as SectionContent<'promotion-list'>).items.map(({ promotion }) => promotion)
  }
  if (kind !== 'doors') return []
  const named = (content as SectionContent<'doors'>).items.map(({ page }) => page)
  return promotionIds.filter((id) => named.includes(id))
}
