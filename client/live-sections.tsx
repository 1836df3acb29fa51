import { componentName } from '#shared/section-names.ts'
import type { LiveSectionKind } from '#shared/sections.ts'
import { type LiveModule, liveModule } from './live-section.tsx'
import * as ambassadors from './sections/ambassadors.tsx'
import * as bonusCalculator from './sections/bonus-calculator.tsx'
import * as budgetPlanner from './sections/budget-planner.tsx'
import * as formatFinder from './sections/format-finder.tsx'
import * as leaderboards from './sections/leaderboards.tsx'
import * as loyaltyCalculator from './sections/loyalty-calculator.tsx'
import * as netDeposit from './sections/net-deposit.tsx'
import * as oddsCalculator from './sections/odds-calculator.tsx'
import * as potOddsTrainer from './sections/pot-odds-trainer.tsx'
import * as schedule from './sections/schedule.tsx'
import * as selfTest from './sections/self-test.tsx'
import * as series from './sections/series.tsx'
import * as streamLinkCheck from './sections/stream-link-check.tsx'
import * as streamerCheck from './sections/streamer-check.tsx'
import * as streamerPayout from './sections/streamer-payout.tsx'

const modules: Record<LiveSectionKind, Record<string, unknown>> = {
  'format-finder': formatFinder,
  leaderboards,
  series,
  ambassadors,
  'self-test': selfTest,
  'budget-planner': budgetPlanner,
  schedule,
  'streamer-payout': streamerPayout,
  'streamer-check': streamerCheck,
  'stream-link-check': streamLinkCheck,
  'net-deposit': netDeposit,
  'bonus-calculator': bonusCalculator,
  'loyalty-calculator': loyaltyCalculator,
  'odds-calculator': oddsCalculator,
  'pot-odds-trainer': potOddsTrainer,
}

/** The live sections as the server renders them; a browser loads each by its URL. */
export const liveSections = Object.fromEntries(
  Object.entries(modules).map(([kind, exports]) => [kind, liveModule(exports, componentName(kind))]),
) as Record<LiveSectionKind, LiveModule>
