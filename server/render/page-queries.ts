import type { FastifyBaseLogger } from 'fastify'
import type { PageQuery } from '#client/entry-server.tsx'
import type { Edition } from '#shared/editions.ts'
import type { QueryName } from '#shared/routes.ts'
import type { Upstream } from '../upstream/upstream.ts'

const loaders: Record<QueryName, (upstream: Upstream, edition: Edition) => Promise<unknown>> = {
  leaderboards: async (upstream, edition) => (await upstream.loadLeaderboards(edition.siteId)).value,
}

interface PageQueriesInput {
  names: readonly QueryName[]
  upstream: Upstream
  edition: Edition
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts a page's queries. None rejects: data that could not be loaded is null, and its panel says so. */
export function startPageQueries({ names, upstream, edition, log }: PageQueriesInput): PageQuery[] {
  return names.map((name) => {
    const query: PageQuery = { name, settled: null, promise: Promise.resolve(null) }
    query.promise = loaders[name](upstream, edition)
      .catch((error: unknown) => {
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

/** Whether every query has its data: only such a page may be kept. */
export function areComplete(queries: readonly PageQuery[]): boolean {
  return queries.every(({ settled }) => settled !== null && settled.data !== null)
}
