import type { ReactNode } from 'react'
import type { StillSectionKind } from '#shared/sections.ts'
import { Ages } from './sections/ages.tsx'
import { Banner } from './sections/banner.tsx'
import { BlogArticle } from './sections/blog-article.tsx'
import { BlogIndex } from './sections/blog-index.tsx'
import { CareHelp } from './sections/care-help.tsx'
import { CareLimits } from './sections/care-limits.tsx'
import { ChancePlot } from './sections/chance-plot.tsx'
import { Channel } from './sections/channel.tsx'
import { ChipSteps } from './sections/chip-steps.tsx'
import { CitedNote } from './sections/cited-note.tsx'
import { Claims } from './sections/claims.tsx'
import { Community } from './sections/community.tsx'
import { Conformance } from './sections/conformance.tsx'
import { ConsentChoice } from './sections/consent-choice.tsx'
import { ContactRoutes } from './sections/contact-routes.tsx'
import { Doors } from './sections/doors.tsx'
import { Download } from './sections/download.tsx'
import { DownloadBand } from './sections/download-band.tsx'
import { Faces } from './sections/faces.tsx'
import { Facts } from './sections/facts.tsx'
import { FeatureHero } from './sections/feature-hero.tsx'
import { Features } from './sections/features.tsx'
import { FormatHero } from './sections/format-hero.tsx'
import { Glossary } from './sections/glossary.tsx'
import { Hall } from './sections/hall.tsx'
import { HandPoster } from './sections/hand-poster.tsx'
import { HelpCategory } from './sections/help-category.tsx'
import { HelpHub } from './sections/help-hub.tsx'
import { HelpLinks } from './sections/help-links.tsx'
import { Hero } from './sections/hero.tsx'
import { Ladder } from './sections/ladder.tsx'
import { LeaderboardHistory } from './sections/leaderboard-history.tsx'
import { LessonHead } from './sections/lesson-head.tsx'
import { LessonQuiz } from './sections/lesson-quiz.tsx'
import { LessonText } from './sections/lesson-text.tsx'
import { LinkShapes } from './sections/link-shapes.tsx'
import { NetworkStatus } from './sections/network-status.tsx'
import { OutsGrid } from './sections/outs-grid.tsx'
import { PageHead } from './sections/page-head.tsx'
import { PageHero } from './sections/page-hero.tsx'
import { PageStrip } from './sections/page-strip.tsx'
import { PastSeries } from './sections/past-series.tsx'
import { PayoutPlot } from './sections/payout-plot.tsx'
import { PayoutRefusal } from './sections/payout-refusal.tsx'
import { PenaltyLadder } from './sections/penalty-ladder.tsx'
import { Policy } from './sections/policy.tsx'
import { PolicyComparison } from './sections/policy-comparison.tsx'
import { PotSplit } from './sections/pot-split.tsx'
import { PromotionList } from './sections/promotion-list.tsx'
import { PromotionTerms } from './sections/promotion-terms.tsx'
import { Prose } from './sections/prose.tsx'
import { Questions } from './sections/questions.tsx'
import { RegionExplanation } from './sections/region-explanation.tsx'
import { RelatedPages } from './sections/related-pages.tsx'
import { Representative } from './sections/representative.tsx'
import { SchoolBoard } from './sections/school-board.tsx'
import { SearchResults } from './sections/search-results.tsx'
import { SeatRing } from './sections/seat-ring.tsx'
import type { StillSectionProps } from './sections/section-props.ts'
import { SignUp } from './sections/sign-up.tsx'
import { SiteMap } from './sections/site-map.tsx'
import { Spotlight } from './sections/spotlight.tsx'
import { Stages } from './sections/stages.tsx'
import { StartChart } from './sections/start-chart.tsx'
import { Steps } from './sections/steps.tsx'
import { StreamerFigures } from './sections/streamer-figures.tsx'
import { StreamerHero } from './sections/streamer-hero.tsx'
import { StreamerPath } from './sections/streamer-path.tsx'
import { StreamerPerks } from './sections/streamer-perks.tsx'
import { StreamerRules } from './sections/streamer-rules.tsx'
import { StructureTable } from './sections/structure-table.tsx'
import { Support } from './sections/support.tsx'
import { Team } from './sections/team.tsx'
import { TeamMember } from './sections/team-member.tsx'
import { Tips } from './sections/tips.tsx'
import { TournamentOutcomes } from './sections/tournament-outcomes.tsx'
import { WelcomeBonus } from './sections/welcome-bonus.tsx'
import { WorkedExample } from './sections/worked-example.tsx'

/** The sections that exist on the server only. */
export const stillSections: { [K in StillSectionKind]: (props: StillSectionProps<K>) => ReactNode } = {
  hero: Hero,
  'welcome-bonus': WelcomeBonus,
  features: Features,
  community: Community,
  'download-band': DownloadBand,
  support: Support,
  banner: Banner,
  prose: Prose,
  facts: Facts,
  'contact-routes': ContactRoutes,
  download: Download,
  'sign-up': SignUp,
  'region-explanation': RegionExplanation,
  'care-help': CareHelp,
  'care-limits': CareLimits,
  ages: Ages,
  tips: Tips,
  'help-links': HelpLinks,
  doors: Doors,
  ladder: Ladder,
  'page-head': PageHead,
  'page-hero': PageHero,
  'past-series': PastSeries,
  questions: Questions,
  steps: Steps,
  'promotion-list': PromotionList,
  'payout-plot': PayoutPlot,
  'leaderboard-history': LeaderboardHistory,
  'promotion-terms': PromotionTerms,
  representative: Representative,
  'blog-index': BlogIndex,
  'blog-article': BlogArticle,
  'network-status': NetworkStatus,
  'tournament-outcomes': TournamentOutcomes,
  claims: Claims,
  stages: Stages,
  channel: Channel,
  team: Team,
  'team-member': TeamMember,
  spotlight: Spotlight,
  'related-pages': RelatedPages,
  'format-hero': FormatHero,
  'feature-hero': FeatureHero,
  faces: Faces,
  hall: Hall,
  'chip-steps': ChipSteps,
  'structure-table': StructureTable,
  'worked-example': WorkedExample,
  'chance-plot': ChancePlot,
  'school-board': SchoolBoard,
  'lesson-head': LessonHead,
  'lesson-text': LessonText,
  'lesson-quiz': LessonQuiz,
  'hand-poster': HandPoster,
  'seat-ring': SeatRing,
  'outs-grid': OutsGrid,
  'pot-split': PotSplit,
  'start-chart': StartChart,
  glossary: Glossary,
  'help-hub': HelpHub,
  'help-category': HelpCategory,
  'search-results': SearchResults,
  'site-map': SiteMap,
  conformance: Conformance,
  'page-strip': PageStrip,
  'streamer-hero': StreamerHero,
  'streamer-figures': StreamerFigures,
  'streamer-perks': StreamerPerks,
  'streamer-path': StreamerPath,
  'streamer-rules': StreamerRules,
  'penalty-ladder': PenaltyLadder,
  'cited-note': CitedNote,
  'link-shapes': LinkShapes,
  'payout-refusal': PayoutRefusal,
  'consent-choice': ConsentChoice,
  policy: Policy,
  'policy-comparison': PolicyComparison,
}
