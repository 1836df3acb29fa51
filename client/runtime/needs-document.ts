import type { PageContext } from '#shared/site/page-context.ts'
import type { BrowserRow } from '#shared/site/route-row.ts'

/**
 * Whether a page can be reached only by loading its document. Third parties are allowed by document: those of other pages
 * must not run on pages about responsible gaming, and the chat of those is not allowed elsewhere (decision 0014).
 * Payloads are those of visitors whose place adds no law of its own.
 */
export function needsDocument({ isDocument, topic }: BrowserRow, served: PageContext): boolean {
  const hasOutside = 'outside' in document.documentElement.dataset
  return (
    isDocument === true ||
    served.place !== null ||
    (hasOutside && topic === 'responsible-gaming' && served.topic !== topic)
  )
}
