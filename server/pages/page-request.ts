import type { Site } from '#server/site/content/load-editions.ts'
import type { ShownPreview } from '#server/visitor/preview-token.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { EmbeddedMode } from '#shared/site/embedded.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { ErrorModel } from '#shared/site/page-model.ts'
import type { RouteParams, RouteRow } from '#shared/site/route-row.ts'
import type { Consent, ConsentView } from '#shared/visitor/consent.ts'
import { openVisitor, type PromptName, type VisitorClass } from '#shared/visitor/visit-decision.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'

/** What is one visitor's own; only pages that are never stored get to know it. */
export interface Person {
  visitor: Visitor
  /** The dialogs that they have closed. */
  closed: PromptName[]
  /** The address's query, with its question mark. */
  query: string
  /** What they have chosen; null before. */
  consent: Consent | null
  /** Whether their browser sends Global Privacy Control. */
  hasPrivacySignal: boolean
}

/** A page as everybody may be given it: what differs by the visitor is asked for by itself, and embedding is the browser's own. */
export function neutralRequest(page: Pick<PageRequest, 'site' | 'locale' | 'path' | 'target'>): PageRequest {
  return { ...page, visitor: openVisitor, prompt: null, embedded: null, preview: null }
}

/** Which page for whom: everything that a page's HTML may depend on. */
export interface PageRequest {
  site: Site
  locale: Locale
  path: string
  visitor: VisitorClass
  person?: Person
  /** The dialog that opens by itself. */
  prompt: PromptName | null
  /** Whether the page asks for consent, and what it may do; absent: neither. */
  consent?: ConsentView
  /** Shown inside the poker client. Decides the frame of the document, never a section. */
  embedded: EmbeddedMode | null
  /** A reviewer's, which says what day it is. */
  preview: ShownPreview | null
  /** What the address asks of the page's calculator: such a page is nobody else's. */
  entries?: CalculatorEntries | null
  /** The page of the route table, or the error that stands in its place. */
  target: { pageId: string; params: RouteParams; row: RouteRow } | { error: ErrorModel }
}
