import type { Edition } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import type { RegionRule } from './region-rules.ts'
import { decideVisit, type PromptName, promptsFor, type VisitorClass } from './visit-decision.ts'
import type { Visitor } from './visitor.ts'

/** Why this visitor sees what they see: everything that "Why am I seeing this?" tells. Never the address. */
export interface RegionExplanation {
  visitor: Visitor
  /** null: the whitelist. */
  rule: RegionRule | null
  /** Date of the location data, ISO 8601. */
  dataDate: string
  /** What customer support can look this up by. */
  code: string
  effects: RegionEffects
}

/** What a rule turns off on an edition. */
export interface RegionEffects {
  areDownloadsOff: boolean
  /** closed: the page without its form; refused: the 403 page. */
  signUp: 'open' | 'closed' | 'refused'
  /** The dialogs that open by themselves. */
  prompts: PromptName[]
}

/** Returns what follows for a visitor of this class on all of a site, by the decision that each page takes (region-rules.md). */
export function describeEffects(site: {
  visitor: VisitorClass
  edition: Pick<Edition, 'id' | 'isGeneralSiteDialog'>
}): RegionEffects {
  const decideAt = (id: 'about-us' | 'sign-up') =>
    decideVisit({ ...site, route: { ...routes[id], id }, isClosed: () => false, isLighthouse: false })
  const isRefused = decideAt('sign-up').isRefused
  return {
    areDownloadsOff: decideAt('about-us').isDownloadBlocked,
    signUp: isRefused ? 'refused' : site.visitor.ruleType ? 'closed' : 'open',
    prompts: promptsFor(site),
  }
}
