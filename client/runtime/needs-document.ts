import type { PageContext } from '#shared/site/page-context.ts'
import type { RouteRow } from '#shared/site/route-row.ts'

/**
 * Whether a page can be reached only by loading its document. Third parties are allowed by document: those of other pages
 * must not run on pages about responsible gaming, and the chat of those is not allowed elsewhere (decision 0030).
 */
export function needsDocument({ isDocument, topic }: RouteRow, served: PageContext): boolean {
  const hasOutside = 'outside' in document.documentElement.dataset
  return isDocument === true || (hasOutside && topic === 'responsible-gaming' && served.topic !== topic)
}
