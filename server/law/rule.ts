import type { Document, Element } from 'domhandler'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import type { VisitorClass } from '#shared/visitor/visit-decision.ts'
import type { DataFiles } from './data-files.ts'

/** error: the run fails; warning: somebody has to look, the run does not fail (decision 0010). */
export type Severity = 'error' | 'warning'

export interface Finding {
  ruleId: string
  severity: Severity
  /** null: it concerns every edition. */
  editionId: string | null
  locale: Locale | null
  /** null: it concerns the data, not a page. */
  path: string | null
  /** null: it concerns the data, which everybody gets. */
  visitorClass: VisitorClass | null
  message: string
  /** Title and address of the law or of the document that asks for it. */
  source: string
  file: string
  /** The words that break the rule, folded as rules read them (fold-text.ts); absent where no words do. */
  said?: string
}

export interface CheckedPage {
  site: Site
  locale: Locale
  path: string
  pageId: string
  row: RouteRow | null
  status: number
  /** Whether the visitor's region keeps the page from them, so that it has to answer 403. */
  isRefused: boolean
  document: Document
  /** All that is shown, or read out, of an element of it. */
  textOf: (element: Element | null) => string
  text: () => string
  /** The same as pitch, a line for each block, not folded. */
  words: () => string
  /** All of its words, folded, in its head and its state too, without the names of pages that are there for duty, which may hold any word. */
  pitch: () => string
  answered: () => ReadonlySet<number>
  kindOf: ReadonlyMap<string, string>
  /** Texts of which nobody knows the words. */
  unread: readonly string[]
  /** null: a page. Else only its words count: a feed's, an answer's of the API. */
  answer: AnswerSource | null
}

export interface AnswerSource {
  /** What to change when no data file has the words. */
  file: string
  /** Whether its figures are the back end's. */
  isData: boolean
  /** Whether it only describes an interface, which has names for what an edition may not show. */
  isReference: boolean
}

export interface RuleContext {
  files: DataFiles
  sites: readonly Site[]
  ambassadorNames: readonly string[]
  /** Day of the check, ISO 8601. */
  today: string
}

export interface Breach {
  message: string
  /** Id of the source among the jurisdiction's, or words of their own. */
  law: string
  file: string
  said?: string
  severity?: Severity
  editionId?: string
  locale?: Locale
}

interface RuleBase {
  id: string
  sentence: string
}
export interface PageRule extends RuleBase {
  checkPage: (page: CheckedPage, context: RuleContext) => Breach[]
}
export interface DataRule extends RuleBase {
  checkData: (context: RuleContext) => Breach[]
}
