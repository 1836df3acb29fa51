import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createRequestDurations } from './request-durations.ts'

export type Metrics = ReturnType<typeof createMetrics>

export type CacheCount = 'hit' | 'stale' | 'miss' | 'negative' | 'fallback'
export type CacheName = 'pages' | 'shared' | 'upstream'

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(build: string) {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]

  // What nearly every request counts is a plain number: prom-client's counters are filled when somebody reads them.
  const cacheRequests = new Map<string, { cache: CacheName; result: CacheCount; count: number }>()
  const geoLookups = { found: 0, unknown: 0, private: 0 }

  new Counter({
    name: 'bff_cache_requests_total',
    help: 'What the caches did for those who asked',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      for (const { count, ...labels } of cacheRequests.values()) this.inc(labels, count)
    },
  })
  new Counter({
    name: 'bff_geo_lookups_total',
    help: 'Addresses that were looked up; of an unknown one, nobody knows the country, and a private one is that of a proxy',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(geoLookups)) this.inc({ result }, count)
    },
  })
  new Gauge({ name: 'bff_build_info', help: 'The build that runs', labelNames: ['build'], registers }).set({ build }, 1)

  return {
    registry,
    countRequest: createRequestDurations(registry),

    countCache(cache: CacheName, result: CacheCount): void {
      const key = `${cache} ${result}`
      const found = cacheRequests.get(key)
      if (found) found.count += 1
      else cacheRequests.set(key, { cache, result, count: 1 })
    },

    countGeoLookup(result: keyof typeof geoLookups): void {
      geoLookups[result] += 1
    },

    upstreamDuration: new Histogram({
      name: 'bff_upstream_request_duration_seconds',
      help: 'Calls to the back end, by resource and how they ended',
      labelNames: ['upstream', 'outcome'],
      buckets: durations,
      registers,
    }),
    upstreamRefused: new Counter({
      name: 'bff_upstream_refused_total',
      help: 'Calls to the back end that were not made because the breaker is open',
      labelNames: ['upstream'],
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
      labelNames: ['phase'],
      buckets: durations,
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
    shed: new Counter({
      name: 'bff_shed_total',
      help: 'Requests refused with 503 to keep the others fast',
      labelNames: ['type'],
      registers,
    }),

    closedConnections: new Counter({
      name: 'bff_closed_connections_total',
      help: 'Connections that were closed because they held too much: many answers at once, unread ones, or a place',
      labelNames: ['reason'],
      registers,
    }),

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
