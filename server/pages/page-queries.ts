import type { FastifyBaseLogger } from 'fastify'
import type { PageQuery } from '#client/site/entry-server.tsx'
import { inSpan } from '#server/ops/tracing/spans.ts'
import type { Feature, QueryInput } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import { TTL_MS } from '#server/upstream/cache.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { type Merged, mergeTables } from '#shared/site/merge-tables.ts'
import type { QueryName } from '#shared/site/route-row.ts'
import { type SectionKind, sectionQueries } from '#shared/site/sections.ts'

type LoadQuery = (input: QueryInput) => Promise<unknown>

type Loaders = Merged<Extract<(typeof features)[number], { queries: unknown }>['queries']>
const loaders: Readonly<Record<QueryName, LoadQuery>> = mergeTables<LoadQuery>(
  'query',
  (features as readonly Feature[]).map(({ queries }) => queries),
) as Loaders

interface PageQueriesInput extends QueryInput {
  names: readonly QueryName[]
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts a page's queries. None rejects: data that could not be loaded is null, and its panel says so. */
export function startPageQueries({ names, log, ...input }: PageQueriesInput): PageQuery[] {
  // What is late is left to the browser, another time than this.
  if (names.length > 0) input.clock.refreshAfter(TTL_MS)
  return names.map((name) => {
    const query: PageQuery = { name, settled: null, promise: Promise.resolve(null) }
    query.promise = inSpan('query', { query: name }, () => loaders[name](input))
      .catch((error: unknown) => {
        if (!(error instanceof UpstreamError))
          log.warn({ err: error, query: name }, 'A page is rendered without one of its queries')
        return null
      })
      .then((data) => {
        query.settled = { data }
        return data
      })
    return query
  })
}

/** Those of a route's queries that one of the page's sections shows: what an edition leaves out, it does not load. */
export function selectQueries(names: readonly QueryName[], kinds: readonly SectionKind[]): QueryName[] {
  const shown = new Set(kinds.flatMap((kind) => sectionQueries[kind] ?? []))
  return names.filter((name) => shown.has(name))
}

/** Whether every query has its data: only such a page may be stored. */
export function areComplete(queries: readonly PageQuery[]): boolean {
  return queries.every(({ settled }) => settled !== null && settled.data !== null)
}
