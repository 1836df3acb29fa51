import { type Market, placeOf } from '#shared/law/jurisdictions-in-force.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import { isDownloadBlocked } from './download-rule.ts'
import type { RuleType, Visitor } from './visitor.ts'

/** The dialogs that open by themselves, in the order of their priority; numbers refer to `region-rules.md`. */
export const visitorDialogs = ['region-warning', 'ontario', 'general-site'] as const
export type VisitorDialog = (typeof visitorDialogs)[number]

/** The cookie that keeps each dialog closed when its value is 1 (specification, section 9). */
export const visitorDialogCookies = {
  'region-warning': 'closeRM',
  ontario: 'closeON',
  'general-site': 'closeGS',
} as const satisfies Record<VisitorDialog, string>

/** How long a closed dialog stays closed, in seconds: 30 days. */
export const DIALOG_COOKIE_SECONDS = 2_592_000

const warningPageIds: readonly string[] = ['index', 'download']

/** What of a visitor a page may depend on: visitors alike in this share stored pages. */
export interface VisitorClass {
  ruleType: RuleType | null
  /** Id of the rule that restricts them, whose reason pages give; null: none does. */
  ruleId: string | null
  /** Id of the jurisdiction in which they are; null: the edition's own or none, and for the whitelist, whom no dialog concerns (R14). */
  place: string | null
}

/** Of whom nothing special is known. */
export const openVisitor: VisitorClass = Object.freeze({ ruleType: null, ruleId: null, place: null })

interface Site {
  visitor: VisitorClass
  edition: Pick<Edition, 'id' | 'isGeneralSiteDialog'>
}

export interface VisitInput extends Site {
  /** null: an error page stands in the page's place. */
  route: ({ id: string } & Pick<RouteRow, 'topic' | 'needsOpenRegion'>) | null
  isClosed: (dialog: VisitorDialog) => boolean
  isLighthouse: boolean
}

export interface VisitDecision {
  isDownloadBlocked: boolean
  isRefused: boolean
  dialog: VisitorDialog | null
}

export function decideVisit(input: VisitInput): VisitDecision {
  const { visitor, route, isClosed } = input
  const dialogs = visitorDialogsFor(input)
  return {
    // R06
    isDownloadBlocked: isDownloadBlocked({ ruleType: visitor.ruleType, pageId: route?.id ?? null }),
    // R07
    isRefused: visitor.ruleType === 'BLOCKED' && route?.needsOpenRegion === true,
    // R11, R13
    dialog: dialogs.find((name) => opensAt(name, input) && !isClosed(name)) ?? null,
  }
}

/** The dialogs that concern a visitor of this class somewhere in this edition, in the order of their priority. */
export function visitorDialogsFor({ visitor, edition }: Site): VisitorDialog[] {
  const isOntarioCase = visitor.place === 'ontario'
  const concerns: Record<VisitorDialog, boolean> = {
    'region-warning': visitor.ruleType === 'WARNING',
    ontario: isOntarioCase && !edition.isGeneralSiteDialog,
    'general-site': isOntarioCase && edition.isGeneralSiteDialog,
  }
  return visitorDialogs.filter((name) => concerns[name])
}

/** R08, R09, R12: whether a dialog belongs on a page. */
function opensAt(name: VisitorDialog, { route, isLighthouse }: VisitInput): boolean {
  if (!route || route.topic) return false
  return name !== 'region-warning' || (warningPageIds.includes(route.id) && !isLighthouse)
}

/** The class of a visitor of a site. */
export function visitorClassOf(visitor: Visitor, market: Market): VisitorClass {
  const { ruleType, ruleId, isWhitelisted } = visitor
  return { ruleType, ruleId: ruleType && ruleId, place: isWhitelisted ? null : placeOf(visitor, market) }
}
