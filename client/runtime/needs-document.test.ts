import { afterEach, expect, it, vi } from 'vitest'
import type { PageContext } from '#shared/site/page-context.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import { needsDocument } from './needs-document.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  { row: { isDocument: true }, served: 'legal', hasOutside: false, needs: true },
  { row: { topic: 'legal' }, served: 'legal', hasOutside: true, needs: false },
  // Payloads know nothing of the law of a place.
  { row: {}, served: null, hasOutside: false, place: 'ontario', needs: true },
  // What third parties do on other pages must not come along to these.
  { row: { topic: 'responsible-gaming' }, served: 'legal', hasOutside: true, needs: true },
  { row: { topic: 'responsible-gaming' }, served: 'legal', hasOutside: false, needs: false },
  { row: { topic: 'responsible-gaming' }, served: 'responsible-gaming', hasOutside: true, needs: false },
])('$row from a page about $served, third parties: $hasOutside, in $place, needs a document: $needs', (visit) => {
  vi.stubGlobal('document', { documentElement: { dataset: visit.hasOutside ? { outside: '' } : {} } })
  expect(
    needsDocument(visit.row as unknown as RouteRow, { topic: visit.served, place: visit.place ?? null } as PageContext),
  ).toBe(visit.needs)
})
