import type { FastifyBaseLogger } from 'fastify'
import type { PageQuery } from '#client/entry-server.tsx'
import type { Edition } from '#shared/editions.ts'
import type { Leaderboard } from '#shared/navigation.ts'
import type { QueryName } from '#shared/routes.ts'
import { type SectionKind, sectionQueries } from '#shared/sections.ts'
import { selectSchedule, selectTimetable } from '#shared/tournaments.ts'
import type { Upstream } from '../upstream/upstream.ts'

interface LoaderInput {
  upstream: Upstream
  edition: Edition
  /** Time of day, in ms since 1970. */
  now: number
}

const MINUTE_MS = 60_000

/**
 * Remembers what was made last of an answer of the back end: the same answer in the same minute gives the same object, so
 * that what was rendered from it stays good (client/live-html.tsx).
 */
function keepLast<T extends object, R>(derive: (source: T, now: number) => R): (source: T, now: number) => R {
  const kept = new WeakMap<T, { minute: number; derived: R }>()
  return (source, now) => {
    const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
    const found = kept.get(source)
    if (found?.minute === minute) return found.derived
    const derived = derive(source, minute)
    kept.set(source, { minute, derived })
    return derived
  }
}

// Without the days before, which only a still section draws.
const withoutHistory = keepLast((boards: readonly Leaderboard[]) => boards.map(({ history: _, ...board }) => board))
const timetableAt = keepLast(selectTimetable)
const scheduleAt = keepLast(selectSchedule)

const loaders: Record<QueryName, (input: LoaderInput) => Promise<unknown>> = {
  ambassadors: async ({ upstream, edition }) => (await upstream.loadBrandAmbassadors(edition.siteId)).value,
  giveaways: async ({ upstream, edition }) => (await upstream.loadGiveaways(edition.siteId)).value,
  leaderboards: async ({ upstream, edition, now }) =>
    withoutHistory((await upstream.loadLeaderboards(edition.siteId)).value, now),
  schedule: async ({ upstream, edition, now }) =>
    scheduleAt((await upstream.loadTournaments(edition.siteId)).value, now),
  timetable: async ({ upstream, edition, now }) =>
    timetableAt((await upstream.loadTournaments(edition.siteId)).value, now),
}

interface PageQueriesInput extends LoaderInput {
  names: readonly QueryName[]
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts a page's queries. None rejects: data that could not be loaded is null, and its panel says so. */
export function startPageQueries({ names, log, ...input }: PageQueriesInput): PageQuery[] {
  return names.map((name) => {
    const query: PageQuery = { name, settled: null, promise: Promise.resolve(null) }
    query.promise = loaders[name](input)
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

/** Those of a route's queries that one of the page's sections shows: what an edition leaves out, it does not load. */
export function selectQueries(names: readonly QueryName[], kinds: readonly SectionKind[]): QueryName[] {
  const shown = new Set(kinds.flatMap((kind) => sectionQueries[kind] ?? []))
  return names.filter((name) => shown.has(name))
}

/** Whether every query has its data: only such a page may be kept. */
export function areComplete(queries: readonly PageQuery[]): boolean {
  return queries.every(({ settled }) => settled !== null && settled.data !== null)
}
