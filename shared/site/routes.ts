import { features } from './features.ts'
import { type Merged, mergeTables } from './merge-tables.ts'
import type { RouteRow } from './route-row.ts'

/** The one table of pages, by id. The browser's build has its rows only (`scripts/route-table-plugin.ts`). */
export const routes = mergeTables<RouteRow>(
  'page',
  features.map((feature) => feature.routes),
) as Merged<(typeof features)[number]['routes']>

export type RouteTable = Readonly<Record<string, RouteRow>>
export type PageId = keyof typeof routes

export function contentPageIds(table: RouteTable): string[] {
  return Object.keys(table).filter((id) => {
    const row = table[id]
    return row && !row.redirect && !row.madeFrom && !row.paths.en.includes(':')
  })
}
