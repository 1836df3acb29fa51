import { isDownloadBlocked } from '#shared/downloads/download-action.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import type { RuleType, Visitor } from './visitor.ts'

/** The dialogs that open by themselves, in the order of their priority; numbers refer to `region-rules.md`. */
export const promptNames = ['region-warning', 'ontario', 'general-site'] as const
export type PromptName = (typeof promptNames)[number]

/** The cookie that keeps each dialog closed when its value is 1 (specification, section 9). */
export const promptCookies = {
  'region-warning': 'closeRM',
  ontario: 'closeON',
  'general-site': 'closeGS',
} as const satisfies Record<PromptName, string>

/** How long a closed dialog stays closed, in seconds: 30 days. */
export const PROMPT_COOKIE_SECONDS = 2_592_000

/** Pages on which the region warning opens. */
const warningPageIds: readonly string[] = ['index', 'download']

/** What of a visitor a page may depend on: visitors alike in this share stored pages. */
export interface VisitorClass {
  ruleType: RuleType | null
  /** False for the whitelist, whom no dialog concerns (R14). */
  isInOntario: boolean
}

/** Of whom nothing special is known. */
export const openVisitor: VisitorClass = Object.freeze({ ruleType: null, isInOntario: false })

interface Site {
  visitor: VisitorClass
  edition: Pick<Edition, 'id' | 'isGeneralSiteDialog'>
}

export interface VisitInput extends Site {
  /** null: an error page stands in the page's place. */
  route: ({ id: string } & Pick<RouteRow, 'topic' | 'needsOpenRegion'>) | null
  /** Whether the visitor has closed a dialog before. */
  isClosed: (prompt: PromptName) => boolean
  isLighthouse: boolean
}

export interface VisitDecision {
  isDownloadBlocked: boolean
  /** Whether the page answers 403. */
  isRefused: boolean
  /** The one dialog that opens by itself. */
  prompt: PromptName | null
}

/** Returns what follows for a visit from the visitor's rule, the edition, the page and the dialogs that were closed. */
export function decideVisit(input: VisitInput): VisitDecision {
  const { visitor, route, isClosed } = input
  const prompts = promptsFor(input)
  return {
    // R06
    isDownloadBlocked: isDownloadBlocked({ ruleType: visitor.ruleType, pageId: route?.id ?? null }),
    // R07
    isRefused: visitor.ruleType === 'BLOCKED' && route?.needsOpenRegion === true,
    // R11, R13
    prompt: prompts.find((name) => opensAt(name, input) && !isClosed(name)) ?? null,
  }
}

/** The dialogs that concern a visitor of this class somewhere in this edition, in the order of their priority. */
export function promptsFor({ visitor, edition }: Site): PromptName[] {
  const isOntarioCase = visitor.isInOntario && edition.id !== 'ca'
  const concerns: Record<PromptName, boolean> = {
    'region-warning': visitor.ruleType === 'WARNING',
    ontario: isOntarioCase && !edition.isGeneralSiteDialog,
    'general-site': isOntarioCase && edition.isGeneralSiteDialog,
  }
  return promptNames.filter((name) => concerns[name])
}

/** R08, R09, R12: whether a dialog belongs on a page. */
function opensAt(name: PromptName, { route, isLighthouse }: VisitInput): boolean {
  if (!route || route.topic) return false
  return name !== 'region-warning' || (warningPageIds.includes(route.id) && !isLighthouse)
}

/** The class of a visitor. */
export function visitorClassOf({ country, region, ruleType, isWhitelisted }: Visitor): VisitorClass {
  return { ruleType, isInOntario: country === 'CA' && region === 'ON' && !isWhitelisted }
}
