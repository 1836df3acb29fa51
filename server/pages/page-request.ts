import type { Site } from '#server/site/content/load-editions.ts'
import type { ShownPreview } from '#server/visitor/preview-token.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { EmbeddedMode } from '#shared/site/embedded.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { ErrorModel } from '#shared/site/page-model.ts'
import type { RouteParams, RouteRow } from '#shared/site/route-row.ts'
import type { Consent, ConsentView } from '#shared/visitor/consent.ts'
import { openVisitor, type VisitorClass, type VisitorDialog } from '#shared/visitor/visit-decision.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'

/** What is one visitor's own; only pages that are never stored get to know it. */
export interface Person {
  visitor: Visitor
  /** The dialogs that they have closed. */
  closed: VisitorDialog[]
  /** The address's query, with its question mark. */
  query: string
  /** What they have chosen; null before. */
  consent: Consent | null
  /** Whether their browser sends Global Privacy Control. */
  hasPrivacySignal: boolean
}

/** A page as everybody may be given it: what differs by the visitor is asked for by itself, and embedding is the browser's own. */
export function neutralRequest({
  site,
  locale,
  path,
  target,
}: Pick<PageRequest, 'site' | 'locale' | 'path' | 'target'>): PageRequest {
  // Each by its name: what a visitor’s own request has besides, such as consent, must not come along.
  return {
    site: site.neutral ?? site,
    locale,
    path,
    target,
    visitor: openVisitor,
    dialog: null,
    embedded: null,
    preview: null,
  }
}

/** Which page for whom: everything that a page's HTML may depend on. */
export interface PageRequest {
  site: Site
  locale: Locale
  path: string
  visitor: VisitorClass
  person?: Person
  /** The dialog that opens by itself. */
  dialog: VisitorDialog | null
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

/** What most pages cost the processor, in ms, the error page as well: rendered, and compressed for this one request. */
const RENDER_MS = 3.3

/** What making a page costs the processor, in ms. */
export function renderCostOf({ target }: Pick<PageRequest, 'target'>): number {
  return ('row' in target && target.row.renderMs) || RENDER_MS
}
