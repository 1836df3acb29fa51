import type { BlogEntry } from '#shared/blog/blog.ts'
import type { HelpShelf } from '#shared/help/help.ts'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import type { PromotionStates } from '#shared/promotions/promotions.ts'
import type { HelpLinks } from '#shared/responsible-gaming/help-links.ts'
import type { Glossary } from '#shared/school/glossary.ts'
import type { SearchHit } from '#shared/search/search.ts'
import type { SiteMapGroup } from '#shared/search/site-map.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'
import type { Consent, ConsentView } from '#shared/visitor/consent.ts'
import type { RegionExplanation } from '#shared/visitor/region-explanation.ts'
import type { PromptName } from '#shared/visitor/visit-decision.ts'
import type { Money } from './money.ts'
import type { BrandAmbassador, Leaderboard, Platform, Release } from './navigation.ts'

/** What static sections show of the back end's data, of the site's own lists or of one visitor, by their kind. */
export interface SectionData {
  /** The newest release for each platform; null where there is none. */
  download: Readonly<Record<Platform, Release | null>>
  'help-links': HelpLinks
  glossary: Glossary
  'help-hub': readonly HelpShelf[]
  'search-results': { question: string; hits: readonly SearchHit[] }
  'site-map': readonly SiteMapGroup[]
  'blog-index': readonly BlogEntry[]
  'network-status': NetworkStatus | null
  team: readonly BrandAmbassador[]
  /** The latest first. */
  'past-series': TournamentSeries[]
  'leaderboard-history': readonly Leaderboard[]
  /** The tournament that the page is about, where one of that name promises a prize pool. */
  'payout-plot': { name: string; guarantee: Money } | null
  'promotion-terms': PromotionStates
  'promotion-list': PromotionStates
  'consent-choice': {
    /** null: nothing was chosen yet. */
    consent: Consent | null
    view: ConsentView
    /** Whether the browser sends Global Privacy Control. */
    hasSignal: boolean
  }
  'region-explanation': RegionExplanation & {
    /** The dialogs that stay closed. */
    closed: PromptName[]
  }
}
