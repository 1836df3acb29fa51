import type { QueryName } from '#shared/site/route-row.ts'

/** A query of the page: its data when it is there already, and the promise of it, which never rejects. */
export interface PageQuery {
  name: QueryName
  promise: Promise<unknown>
  settled: { data: unknown } | null
}
