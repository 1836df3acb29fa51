import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { type CachedValue, createUpstreamCache, type LoadedValue, loadedValue } from './cache.ts'
import { createUpstreamClient } from './client.ts'
import { createEditionNames, MAX_KEYS, splitKey, type UpstreamSite } from './key-space.ts'
import { type Resource, type ResourceName, type Resources, type ResourceValues, ShapeError } from './resource.ts'
import { isRefused, UpstreamError } from './upstream-error.ts'

interface BackEndOptions {
  /** null: the embedded data is the back end, and nothing is called. */
  baseUrl: string | null
  timeoutMs: number
  resources: Resources
  metrics: Pick<Metrics, 'upstreamDuration' | 'upstreamRefused' | 'upstreamRetries' | 'observe'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  clock?: { now(): number }
  wallClock?: { now(): number }
  random?: () => number
}

export type AnyValue = ResourceValues[ResourceName]

interface CallCounts {
  calls: number
  failures: number
}

/** The back end itself, with its answers of the last day: they outlive the content that asked for them. */
export interface BackEnd {
  /** null: there is none. */
  answers: { load(key: string): Promise<CachedValue<AnyValue>> } | null
  /** Whose answers are counted under which edition, from now on. */
  know(editions: readonly UpstreamSite[]): void
  counts: Readonly<Record<ResourceName, Readonly<CallCounts>>>
  close(): Promise<void>
}

export const emptyList: readonly never[] = Object.freeze([])

/** Returns the back end of a process, with its breaker and what it has answered. */
export function createBackEnd(options: BackEndOptions): BackEnd {
  const { baseUrl, timeoutMs, metrics, log, clock = performance, wallClock = Date, random = Math.random } = options
  const resources: Readonly<Record<ResourceName, Resource<AnyValue>>> = options.resources
  const names = Object.keys(resources) as ResourceName[]
  const counts = Object.fromEntries(names.map((name) => [name, { calls: 0, failures: 0 }])) as Record<
    ResourceName,
    CallCounts
  >
  const editions = createEditionNames()
  const client =
    baseUrl === null
      ? null
      : createUpstreamClient({
          baseUrl,
          timeoutMs,
          clock,
          random,
          onAttempt: ({ resource, query, outcome, seconds }) =>
            metrics.upstreamDuration.observe(
              { edition: editions.editionOf(query), upstream: resource, outcome },
              seconds,
            ),
          onRetry: () => metrics.upstreamRetries.inc(),
          onRefused: (upstream, query) => metrics.upstreamRefused.inc({ edition: editions.editionOf(query), upstream }),
          log,
        })
  const breakerStates = { closed: 0, 'half-open': 1, open: 2 }
  metrics.observe('bff_breaker_state', 'The back end is called: 0, tried: 1, left alone: 2', () =>
    client ? breakerStates[client.breakerState] : 0,
  )
  const answers =
    client &&
    createUpstreamCache<AnyValue>({
      maxEntries: MAX_KEYS,
      async load(key): Promise<LoadedValue<AnyValue>> {
        const { resource, query } = splitKey(key)
        counts[resource].calls += 1
        const answer = await client.loadJson(resource, query)
        const { none = emptyList } = resources[resource]
        return loadedValue(answer.status === 404 ? none : parseAnswer(resource, resources[resource], answer.json))
      },
      clock,
      wallClock,
      random,
      onFailure({ key, error, servesStale }) {
        counts[splitKey(key).resource].failures += 1
        if (isRefused(error)) return
        log.warn({ err: error, key, servesStale }, 'Upstream call failed')
      },
    })
  return {
    answers,
    know: (sites) => editions.add(sites),
    counts,
    close: async () => client?.close(),
  }
}

function parseAnswer(resource: ResourceName, { parse }: Resource<AnyValue>, json: unknown): AnyValue {
  try {
    return parse(json)
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause
    throw new UpstreamError({ reason: 'schema', resource, status: 200, detail: cause.message, cause })
  }
}
