import type { Metric, Registry } from 'prom-client'
import { type EditionId, editionIds } from '#shared/site/editions.ts'

const NAME = 'http_server_request_duration_seconds'
/** Upper bounds in seconds, of the OpenTelemetry conventions for HTTP. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** Known by their place in the list. */
const EDITIONS = ['none', ...editionIds] as const
/** Everything else counts as `_OTHER`: clients may invent methods without end. */
const METHODS = ['_OTHER', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

export interface RequestSample {
  /** null: of a host that nobody claims. */
  edition: EditionId | null
  method: string
  /** The route's pattern, never the path: its series would have no end. */
  route: string
  status: number
  seconds: number
}

interface Series {
  labels: Record<string, string | number>
  counts: number[]
  sum: number
}

/**
 * Registers the histogram of answers and returns what counts one. prom-client's own hashes and sorts labels at every
 * sample, which costs as much as a tenth of a stored page; this one makes not even a key for it.
 */
export function createRequestDurations(registry: Registry): (sample: RequestSample) => void {
  const series = new Map<string, Map<number, Series>>()
  registry.registerMetric({
    name: NAME,
    help: 'Time from request to the end of the answer',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name: NAME,
      help: 'Time from request to the end of the answer',
      type: 'histogram',
      aggregator: 'sum',
      values: [...series.values()].flatMap((ofRoute) => [...ofRoute.values()].flatMap(linesOf)),
    }),
    reset: () => series.clear(),
  } as unknown as Metric)

  return ({ edition, method, route, status, seconds }) => {
    const known = Math.max(0, METHODS.indexOf(method))
    const own = EDITIONS.indexOf(edition ?? 'none')
    const key = (status * METHODS.length + known) * EDITIONS.length + own
    let found = series.get(route)?.get(key)
    if (!found) {
      const labels = {
        edition: EDITIONS[own]!,
        http_request_method: METHODS[known]!,
        http_response_status_code: status,
        http_route: route,
      }
      found = { labels, counts: Array.from({ length: BOUNDS.length + 1 }, () => 0), sum: 0 }
      const ofRoute = series.get(route) ?? new Map<number, Series>()
      series.set(route, ofRoute.set(key, found))
    }
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1
    found.counts[bucket]! += 1
    found.sum += seconds
  }
}

function linesOf({ labels, counts, sum }: Series) {
  let count = 0
  const buckets = counts.map((own, index) => {
    count += own
    return { metricName: `${NAME}_bucket`, labels: { le: BOUNDS[index] ?? '+Inf', ...labels }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}
