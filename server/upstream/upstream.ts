import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { CacheCount, Metrics } from '#server/ops/metrics/metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import { type ContentClock, createContentClock } from '#shared/site/content-clock.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { type CachedValue, createUpstreamCache, type LoadedValue } from './cache.ts'
import { createUpstreamClient } from './client.ts'
import type { EmbeddedUpstream } from './embedded.ts'
import { createKeySpace, type DownloadQuery, type ReleaseQuery, type UpstreamSite } from './key-space.ts'
import { type RouteOf, resolveTargets } from './navigation-targets.ts'
import { type Resource, type ResourceName, type ResourceValues, ShapeError, type SiteResource } from './resource.ts'
import { isRefused, UpstreamError } from './upstream-error.ts'

/** Where a value comes from: the files, the back end now or a while ago, or the files because it has failed. */
export type UpstreamSource = 'embedded' | 'upstream' | 'stale' | 'fallback'

export interface Loaded<Value> {
  value: Value
  source: UpstreamSource
  version: string
  wasHeld: boolean
}

export interface UpstreamOptions {
  /** null: the embedded data is the back end. */
  baseUrl: string | null
  metrics: Pick<
    Metrics,
    'countCache' | 'upstreamDuration' | 'upstreamRefused' | 'upstreamRetries' | 'navigationDropped' | 'observe'
  >
  timeoutMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  editions: readonly UpstreamSite[]
  embedded: EmbeddedUpstream
  /** What a path in a menu names; absent, menus stay as they come. */
  routeOf?: RouteOf
  clock?: { now(): number }
  wallClock?: { now(): number }
  random?: () => number
}

export type Upstream = ReturnType<typeof createUpstream>

type AnyValue = ResourceValues[ResourceName]

const emptyList: readonly never[] = Object.freeze([])

/** Without these no page is of use, so they outlive the back end; for figures and links, sample data would be a lie. */
const resourcesWithFallback = ['navigations', 'util-navigations'] as const

/**
 * Returns the loaders of everything that comes from the back end; each tells the clock of what it is loaded for how long the
 * answer holds, and that it lacks what could not be had. They throw UpstreamError when there is neither an
 * answer nor one of the last day, and RangeError for a site, brand, platform or country outside the configured ones.
 */
export function createUpstream(options: UpstreamOptions) {
  const { baseUrl, timeoutMs, log, metrics, editions, embedded, routeOf } = options
  const { clock = performance, wallClock = Date, random = Math.random } = options
  /** Labels of each menu that have no text. */
  const unnamed = new Map<string, number>()
  metrics.observe('bff_menu_labels_missing', 'Labels of menus from the back end that have no text', () =>
    [...unnamed.values()].reduce((sum, count) => sum + count, 0),
  )
  /** What was said of each menu: once is enough until it changes. */
  const warned = new Map<string, string>()
  const resources: Readonly<Record<ResourceName, Resource<AnyValue>>> = embedded.resources
  const resourceNames = Object.keys(resources) as ResourceName[]
  const keys = createKeySpace(editions, resourceNames)
  const counts = Object.fromEntries(resourceNames.map((name) => [name, { calls: 0, failures: 0 }])) as Record<
    ResourceName,
    CallCounts
  >
  const fallbacks = createFallbacks({ editions, embedded, keys, toShown })

  const client =
    baseUrl === null
      ? null
      : createUpstreamClient({
          baseUrl,
          timeoutMs,
          clock,
          random,
          onAttempt: ({ resource, query, outcome, seconds }) =>
            metrics.upstreamDuration.observe({ edition: keys.editionOf(query), upstream: resource, outcome }, seconds),
          onRetry: () => metrics.upstreamRetries.inc(),
          onRefused: (upstream, query) => metrics.upstreamRefused.inc({ edition: keys.editionOf(query), upstream }),
          log,
        })
  const breakerStates = { closed: 0, 'half-open': 1, open: 2 }
  metrics.observe('bff_breaker_state', 'The back end is called: 0, tried: 1, left alone: 2', () =>
    client ? breakerStates[client.breakerState] : 0,
  )
  const loadFrom = async (key: string): Promise<LoadedValue<AnyValue>> => {
    const { resource, query } = splitKey(key)
    const { none = emptyList } = resources[resource]
    if (!client) {
      const today = createContentClock(wallClock.now())
      const value = toShown(key, embedded.select(resource, query, today) ?? none)
      return { ...describe(value), validity: today }
    }
    counts[resource].calls += 1
    const answer = await client.loadJson(resource, query)
    const value = answer.status === 404 ? none : parseAnswer(resource, resources[resource], answer.json)
    return describe(toShown(key, value))
  }

  /** A menu with what this build can lead to; any other value as it is. */
  function toShown(key: string, value: AnyValue): AnyValue {
    const { resource, query } = splitKey(key)
    if (resource !== 'navigations' && resource !== 'util-navigations') return value
    const menu = value as readonly NavigationItem[]
    const labels = embedded.labels.missingOf(menu)
    unnamed.set(key, labels.length)
    warnOnce(
      key,
      'labels',
      labels,
      'Entries of a menu have no text and are left out: expected a message for each label',
    )
    if (!routeOf) return value
    const { items, unknown } = resolveTargets(menu, (path) => routeOf(query.get('siteId') ?? '', path))
    metrics.navigationDropped.inc({ edition: keys.editionOf(query), upstream: resource }, unknown.length)
    warnOnce(key, 'paths', unknown, 'Entries of a menu name no page of this build and are left out')
    return items
  }

  function warnOnce(key: string, name: string, list: readonly string[], message: string): void {
    const known = `${key} ${name}`
    if (list.length > 0 && warned.get(known) !== list.join()) log.warn({ key, [name]: list }, message)
    warned.set(known, list.join())
  }
  const cache = createUpstreamCache<AnyValue>({
    maxEntries: keys.size,
    load: loadFrom,
    clock,
    wallClock,
    random,
    onFailure({ key, error, servesStale }) {
      counts[splitKey(key).resource].failures += 1
      if (isRefused(error)) return
      log.warn({ err: error, key, servesStale }, 'Upstream call failed')
    },
  })

  // One cache holds all resources, and the parser that made a key's value is the one of its resource.
  type Of<Name extends ResourceName> = Loaded<ResourceValues[Name]>
  function load<Name extends ResourceName>(key: string, content: ContentClock): Promise<Of<Name>> {
    return inSpan('cache', { cache: 'upstream', key }, (span) => {
      const edition = keys.editionOf(splitKey(key).query)
      const count = (result: CacheCount) => {
        metrics.countCache({ edition, cache: 'upstream', result })
        span.setAttribute('result', result)
      }
      return loadCounted<Name>({ key, content, count })
    })
  }
  async function loadCounted<Name extends ResourceName>({ key, content, count }: LoadInput): Promise<Of<Name>> {
    try {
      const cached = await cache.load(key)
      content.include({ changesAt: cached.changesAt, freshMs: client ? cached.freshMs : Number.POSITIVE_INFINITY })
      count(cached.isStale ? 'stale' : cached.wasHeld ? 'hit' : 'miss')
      return describeSource(cached) as Of<Name>
    } catch (error) {
      const fallback = fallbacks.get(key)
      count(fallback ? 'fallback' : 'negative')
      content.refreshAfter(0)
      if (!fallback) throw error
      return { value: fallback.value, version: fallback.version, source: 'fallback', wasHeld: false } as Of<Name>
    }
  }
  function describeSource({ value, version, isStale, wasHeld }: CachedValue<AnyValue>): Loaded<AnyValue> {
    return { value, version, wasHeld, source: client === null ? 'embedded' : isStale ? 'stale' : 'upstream' }
  }
  const sitesWithAmbassadors = new Set(editions.filter((site) => site.hasAmbassadors).map((site) => site.siteId))
  const nobody: Loaded<AnyValue> = {
    value: emptyList,
    source: 'embedded',
    version: describe(emptyList).version,
    wasHeld: true,
  }

  return {
    /** Something of a site; nobody where an edition has no ambassadors, which then needs no back end. */
    load: async <Name extends SiteResource>(
      resource: Name,
      siteId: string,
      content: ContentClock,
    ): Promise<Loaded<ResourceValues[Name]>> =>
      resource === 'brand-ambassadors' && !sitesWithAmbassadors.has(siteId)
        ? (nobody as Loaded<ResourceValues[Name]>)
        : load<Name>(keys.siteKey(resource, siteId), content),
    loadReleases: async (query: ReleaseQuery, content: ContentClock) =>
      load<'releases'>(keys.releaseKey(query), content),
    loadDownloadLinks: async (query: DownloadQuery, content: ContentClock) =>
      load<'download-links'>(keys.downloadKey(query), content),
    close: async () => client?.close(),
    counts: counts as Readonly<Record<ResourceName, Readonly<CallCounts>>>,
  }
}

interface LoadInput {
  key: string
  content: ContentClock
  count: (result: CacheCount) => void
}

interface CallCounts {
  calls: number
  failures: number
}

/** A key is made of the resource's name and its query. */
function splitKey(key: string): { resource: ResourceName; query: URLSearchParams } {
  const [resource, query] = key.split('?')
  return { resource: resource as ResourceName, query: new URLSearchParams(query) }
}

function parseAnswer(resource: ResourceName, { parse }: Resource<AnyValue>, json: unknown): AnyValue {
  try {
    return parse(json)
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause
    throw new UpstreamError({ reason: 'schema', resource, status: 200, detail: cause.message, cause })
  }
}

function describe<Value>(value: Value): LoadedValue<Value> {
  const json = JSON.stringify(value)
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  return { value, version, bytes: Buffer.byteLength(json) }
}

function createFallbacks({
  editions,
  embedded,
  keys,
  toShown,
}: FallbackInput): ReadonlyMap<string, LoadedValue<AnyValue>> {
  const fallbacks = new Map<string, LoadedValue<AnyValue>>()
  for (const { siteId } of editions) {
    for (const resource of resourcesWithFallback) {
      const key = keys.siteKey(resource, siteId)
      const value = embedded.select(resource, new URLSearchParams({ siteId }))
      if (!value) throw new Error(`data/upstream/${resource}.json: expected /sites/${siteId}, an edition's siteId`)
      fallbacks.set(key, describe(toShown(key, value)))
    }
  }
  return fallbacks
}

interface FallbackInput extends Pick<UpstreamOptions, 'editions' | 'embedded'> {
  keys: ReturnType<typeof createKeySpace>
  toShown: (key: string, value: AnyValue) => AnyValue
}
