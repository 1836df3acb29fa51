import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EditionId } from '#shared/site/editions.ts'
import { createRequestDurations } from './request-durations.ts'

export type Metrics = ReturnType<typeof createMetrics>

export type CacheCount = 'hit' | 'stale' | 'miss' | 'negative' | 'fallback'
export type CacheName = 'pages' | 'shared' | 'upstream'
export type GeoLookupResult = 'found' | 'unknown' | 'private'

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(build: string) {
  const registers = [new Registry()]
  /** Of a counter whose labels are known, so that it is zero before it first counts: a rate sees the first one as well. */
  const fromZero = <Label extends string>(counter: Counter<Label>, label: Label, values: readonly string[]) => {
    for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0)
    return counter
  }
  const [registry] = registers as [Registry]

  // What nearly every request counts is a plain number: prom-client's counters are filled when somebody reads them.
  const plainCounter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => {
    const series = new Map<string, { labels: Record<Label, string>; count: number }>()
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const { labels, count } of series.values()) this.inc(labels, count)
      },
    })
    return (labels: Record<Label, string>) => {
      let key = ''
      for (const name of labelNames) key += `${labels[name]} `
      const found = series.get(key)
      if (found) found.count += 1
      else series.set(key, { labels, count: 1 })
    }
  }
  new Gauge({ name: 'bff_build_info', help: 'The build that runs', labelNames: ['build'], registers }).set({ build }, 1)

  return {
    registry,
    countRequest: createRequestDurations(registry),

    countCache: plainCounter('bff_cache_requests_total', 'What the caches did for those who asked', [
      'edition',
      'cache',
      'result',
    ]) as (sample: { edition: EditionId; cache: CacheName; result: CacheCount }) => void,

    countGeoLookup: plainCounter(
      'bff_geo_lookups_total',
      'Addresses that were looked up; of an unknown one, nobody knows the country, and a private one is that of a proxy',
      ['edition', 'result'],
    ) as (sample: { edition: EditionId; result: GeoLookupResult }) => void,

    upstreamDuration: new Histogram({
      name: 'bff_upstream_request_duration_seconds',
      help: 'Calls to the back end, by edition, resource and how they ended; those for icons are of no edition',
      labelNames: ['edition', 'upstream', 'outcome'],
      buckets: durations,
      registers,
    }),
    upstreamRefused: new Counter({
      name: 'bff_upstream_refused_total',
      help: 'Calls to the back end that were not made because the breaker is open',
      labelNames: ['edition', 'upstream'],
      registers,
    }),
    navigationDropped: new Counter({
      name: 'bff_navigation_dropped_total',
      help: 'Entries of menus that were left out because their path names no page of this build, or a host that nobody named',
      labelNames: ['edition', 'upstream'],
      registers,
    }),
    upstreamRetries: new Counter({
      name: 'bff_upstream_retries_total',
      help: 'Calls to the back end that were made once more',
      registers,
    }),
    renderDuration: new Histogram({
      name: 'bff_ssr_duration_seconds',
      help: 'Renders of pages, until the shell could be sent and until all was there',
      labelNames: ['edition', 'page', 'phase'],
      buckets: [0.0025, 0.01, 0.025, 0.1, 0.5, 1, 5],
      registers,
    }),
    renderAborts: new Counter({
      name: 'bff_ssr_aborts_total',
      help: 'Renders that were stopped: too late, or nobody left to read them',
      labelNames: ['reason'],
      registers,
    }),
    pageErrors: new Counter({
      name: 'bff_page_errors_total',
      help: 'Pages that were answered with 400 or above, or whose render failed, by edition and id in the route table',
      labelNames: ['edition', 'page', 'status'],
      registers,
    }),
    browserReports: new Counter({
      name: 'bff_browser_reports_total',
      help: 'What browsers reported of documents: violations of the content security policy, and deprecations',
      labelNames: ['edition', 'type', 'directive', 'page'],
      registers,
    }),
    shed: fromZero(
      new Counter({
        name: 'bff_shed_total',
        help: 'Requests refused with 503 to keep the others fast',
        labelNames: ['type'],
        registers,
      }),
      'type',
      ['busy', 'late', 'renders', 'waiting', 'saturated', 'posts-of-one', 'work-of-one'],
    ),

    closedConnections: fromZero(
      new Counter({
        name: 'bff_closed_connections_total',
        help: 'Connections that were closed because they held too much: many answers at once, unread ones, or a place',
        labelNames: ['reason'],
        registers,
      }),
      'reason',
      ['pipelined', 'unread', 'idle', 'crowded'],
    ),

    observe(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },

    /** The process's own: memory, processor, event loop, garbage, and lines that its log has dropped. Once per process. */
    observeProcess: ({ droppedLines }: { droppedLines: () => number }): void => {
      collectDefaultMetrics({ register: registry })
      new Counter({
        name: 'bff_log_lines_dropped_total',
        help: 'Log lines that were lost: nobody read them, or the disk was full',
        registers,
        collect() {
          this.reset()
          this.inc(droppedLines())
        },
      })
    },
  }
}
