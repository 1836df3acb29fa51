import type { FastifyBaseLogger } from 'fastify'
import type { PageQuery } from '#client/site/entry-server.tsx'
import type { Upstream } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { type ContentClock, keepWhileTrue } from '#shared/site/content-clock.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { Leaderboard } from '#shared/site/navigation.ts'
import type { QueryName } from '#shared/site/route-row.ts'
import { type SectionKind, sectionQueries } from '#shared/site/sections.ts'
import { selectSchedule, selectTimetable, type TournamentSeries } from '#shared/tournaments/tournaments.ts'

interface LoaderInput {
  upstream: Upstream
  edition: Edition
  clock: ContentClock
}

// Without the days before, which only a static section draws.
const withoutHistory = keepWhileTrue((boards: readonly Leaderboard[]) =>
  boards.map(({ history: _, ...board }) => board),
)
const timetableAt = keepWhileTrue((all: readonly TournamentSeries[], { hasCome }) => selectTimetable(all, hasCome))
const scheduleAt = keepWhileTrue((all: readonly TournamentSeries[], { hasCome }) => selectSchedule(all, hasCome))

const loaders: Record<QueryName, (input: LoaderInput) => Promise<unknown>> = {
  ambassadors: async ({ upstream, edition, clock }) =>
    (await upstream.loadBrandAmbassadors(edition.siteId, clock)).value,
  giveaways: async ({ upstream, edition, clock }) => (await upstream.loadGiveaways(edition.siteId, clock)).value,
  leaderboards: async ({ upstream, edition, clock }) =>
    withoutHistory((await upstream.loadLeaderboards(edition.siteId, clock)).value, clock),
  schedule: async ({ upstream, edition, clock }) =>
    scheduleAt((await upstream.loadTournaments(edition.siteId, clock)).value, clock),
  timetable: async ({ upstream, edition, clock }) =>
    timetableAt((await upstream.loadTournaments(edition.siteId, clock)).value, clock),
}

interface PageQueriesInput extends LoaderInput {
  names: readonly QueryName[]
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts a page's queries. None rejects: data that could not be loaded is null, and its panel says so. */
export function startPageQueries({ names, log, ...input }: PageQueriesInput): PageQuery[] {
  // What is late is left to the browser, another time than this.
  if (names.length > 0) input.clock.markVolatile()
  return names.map((name) => {
    const query: PageQuery = { name, settled: null, promise: Promise.resolve(null) }
    query.promise = loaders[name](input)
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

/** Whether every query has its data: only such a page may be kept. */
export function areComplete(queries: readonly PageQuery[]): boolean {
  return queries.every(({ settled }) => settled !== null && settled.data !== null)
}
