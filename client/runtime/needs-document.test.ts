import { afterEach, expect, it, vi } from 'vitest'
import { browserRoutes } from '#shared/site/browser-routes.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { needsDocument } from './needs-document.ts'

afterEach(() => vi.unstubAllGlobals())

/** Rows are those that the build writes for browsers. */
it.each([
  { pageId: 'download', served: 'legal', hasOutside: false, needs: true },
  { pageId: 'terms-conditions', served: 'legal', hasOutside: true, needs: false },
  // Payloads know nothing of the law of a place.
  { pageId: 'games', served: null, hasOutside: false, place: 'ontario', needs: true },
  // What third parties do on other pages must not come along to these.
  { pageId: 'responsible-gaming', served: 'legal', hasOutside: true, needs: true },
  { pageId: 'responsible-gaming', served: 'legal', hasOutside: false, needs: false },
  { pageId: 'responsible-gaming-limits', served: 'responsible-gaming', hasOutside: true, needs: false },
] as const)(
  '$pageId from a page about $served, third parties: $hasOutside, in $place, needs a document: $needs',
  (visit) => {
    vi.stubGlobal('document', { documentElement: { dataset: visit.hasOutside ? { outside: '' } : {} } })
    const row = browserRoutes[visit.pageId]
    if (!row) throw new Error(`Expected a row of ${visit.pageId}`)
    const place = 'place' in visit ? visit.place : null
    expect(needsDocument(row, { topic: visit.served, place } as PageContext)).toBe(visit.needs)
  },
)
