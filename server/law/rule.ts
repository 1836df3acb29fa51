import type { Site } from '#server/site/content/load-editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import type { DataFiles } from './data-files.ts'

/** error: the run fails; warning: somebody has to look, the run does not fail (decision 0028). */
export type Severity = 'error' | 'warning'

/** What a rule has found wrong, where, by which law, and where to put it right. */
export interface Finding {
  ruleId: string
  severity: Severity
  /** null: it concerns every edition. */
  editionId: string | null
  locale: Locale | null
  /** null: it concerns the data, not a page. */
  path: string | null
  message: string
  /** Title and address of the law or of the document that asks for it. */
  source: string
  /** Path in the repository. */
  file: string
}

/** A page as it was sent to an open visitor. */
export interface CheckedPage {
  site: Site
  locale: Locale
  path: string
  /** Id in the route table; `error` for the 404 page. */
  pageId: string
  row: RouteRow | null
  status: number
  document: Document
  /** All that is shown, or read out, of an element of it. */
  textOf: (element: Element | null) => string
  text: () => string
  /** All of its words, folded, in its head and its state too, without the names of pages that are there for duty, which may hold any word. */
  pitch: () => string
  /** Numbers that the back end has answered for it. */
  answered: () => ReadonlySet<number>
  /** Kinds of its sections by the ids of their elements. */
  kindOf: ReadonlyMap<string, string>
}

/** What rules know besides the page. */
export interface RuleContext {
  files: DataFiles
  sites: readonly Site[]
  /** Names of people who may stand only where role models are allowed. */
  ambassadorNames: readonly string[]
  /** Day of the check, ISO 8601. */
  today: string
}

/** A breach as a rule tells it: the page, the rule and the default severity are added by the run. */
export interface Breach {
  message: string
  /** Id of the source among the jurisdiction's, or words of their own. */
  law: string
  file: string
  severity?: Severity
  editionId?: string
  locale?: Locale
}

interface RuleBase {
  id: string
  /** What holds when the rule is kept. */
  sentence: string
}
/** Looks at one page as it was sent. */
export interface PageRule extends RuleBase {
  checkPage: (page: CheckedPage, context: RuleContext) => Breach[]
}
/** Looks at the data, once. */
export interface DataRule extends RuleBase {
  checkData: (context: RuleContext) => Breach[]
}
