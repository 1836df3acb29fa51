import { isDownloadBlocked } from './download-action.ts'
import type { Edition } from './editions.ts'
import type { RouteRow } from './routes.ts'
import type { Visitor } from './visitor.ts'

/** The dialogs that open by themselves, in the order of their priority; numbers refer to `region-rules.md`. */
export const promptNames = ['region-warning', 'ontario', 'general-site'] as const
export type PromptName = (typeof promptNames)[number]

/** The cookie that keeps each dialog closed when its value is 1 (specification, section 9; design, 5.4). */
const promptCookies: Readonly<Record<PromptName, string>> = {
  'region-warning': 'closeRM',
  ontario: 'closeON',
  'general-site': 'closeGS',
}

/** Pages on which the region warning opens. */
const warningPageIds: readonly string[] = ['index', 'download']

/** What of a visitor a page may depend on: visitors alike in this share stored pages. */
export type VisitorClass = Pick<Visitor, 'ruleType' | 'isWhitelisted'> & { isInOntario: boolean }

export interface VisitInput {
  visitor: VisitorClass
  edition: Pick<Edition, 'id' | 'isGeneralSiteDialog'>
  /** null: an error page stands in the page's place. */
  route: ({ id: string } & Pick<RouteRow, 'topic' | 'needsOpenRegion'>) | null
  /** Cookies of the request by name. */
  cookies: Readonly<Record<string, string | undefined>>
  isLighthouse: boolean
}

export interface VisitDecision {
  isDownloadBlocked: boolean
  /** Whether the page answers 403. */
  isRefused: boolean
  /** The one dialog that opens by itself. */
  prompt: PromptName | null
}

/** Returns what follows for a visit from the visitor's rule, the edition, the page and the cookies. */
export function decideVisit(input: VisitInput): VisitDecision {
  const { visitor, route } = input
  const isBlocked = visitor.ruleType === 'BLOCKED'
  return {
    // R06
    isDownloadBlocked: isDownloadBlocked({ ruleType: visitor.ruleType, pageId: route?.id ?? null }),
    // R07
    isRefused: isBlocked && route?.needsOpenRegion === true,
    prompt: decidePrompt(input),
  }
}

/** R08 to R14: the dialog of the highest priority that this visit asks for. */
function decidePrompt({ visitor, edition, route, cookies, isLighthouse }: VisitInput): PromptName | null {
  // R12, R14
  if (!route || route.topic || visitor.isWhitelisted) return null
  const isOntarioCase = visitor.isInOntario && edition.id !== 'ca'
  const wanted: Record<PromptName, boolean> = {
    'region-warning': visitor.ruleType === 'WARNING' && warningPageIds.includes(route.id) && !isLighthouse,
    ontario: isOntarioCase && !edition.isGeneralSiteDialog,
    'general-site': isOntarioCase && edition.isGeneralSiteDialog,
  }
  return promptNames.find((name) => wanted[name] && cookies[promptCookies[name]] !== '1') ?? null
}

/** The class of a visitor. */
export function visitorClassOf({ country, region, ruleType, isWhitelisted }: Visitor): VisitorClass {
  return { ruleType, isWhitelisted, isInOntario: country === 'CA' && region === 'ON' }
}
