import type { Edition } from '#shared/site/editions.ts'
import type { RegionRule } from './region-rules.ts'
import { decideVisit, type VisitorClass, type VisitorDialog, visitorDialogsFor } from './visit-decision.ts'
import type { Visitor } from './visitor.ts'

/** Why this visitor sees what they see: everything that "Why am I seeing this?" tells. Never the address. */
export interface RegionExplanation {
  visitor: Visitor
  /** null: the whitelist. */
  rule: RegionRule | null
  dataDate: string
  /** What customer support can look this up by. */
  code: string
  effects: RegionEffects
}

export interface RegionEffects {
  areDownloadsOff: boolean
  /** closed: the page without its form; refused: the 403 page. */
  signUp: 'open' | 'closed' | 'refused'
  dialogs: VisitorDialog[]
}

/** Returns what follows for a visitor of this class on all of a site, by the decision that each page takes (region-rules.md). */
export function describeEffects(site: {
  visitor: VisitorClass
  edition: Pick<Edition, 'id' | 'isGeneralSiteDialog'>
}): RegionEffects {
  const decideAt = (needsOpenRegion: boolean) =>
    decideVisit({ ...site, route: { id: '', needsOpenRegion }, isClosed: () => false, isLighthouse: false })
  return {
    areDownloadsOff: decideAt(false).isDownloadBlocked,
    signUp: decideAt(true).isRefused ? 'refused' : site.visitor.ruleType ? 'closed' : 'open',
    dialogs: visitorDialogsFor(site),
  }
}
