import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import { type ContentClock, createContentClock } from '#shared/site/content-clock.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { type CachedValue, createUpstreamCache, type LoadedValue } from './cache.ts'
import { createUpstreamClient } from './client.ts'
import type { EmbeddedUpstream } from './embedded.ts'
import { createKeySpace, type DownloadQuery, type ReleaseQuery, type UpstreamSite } from './key-space.ts'
import {
  type BrandResource,
  emptyList,
  type ResourceName,
  type ResourceValues,
  resourceNames,
  resourceParsers,
  ShapeError,
} from './resources.ts'
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
  metrics: Pick<Metrics, 'countCache' | 'upstreamDuration' | 'upstreamRefused' | 'upstreamRetries' | 'observe'>
  timeoutMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  editions: readonly UpstreamSite[]
  embedded: EmbeddedUpstream
  clock?: { now(): number }
  wallClock?: { now(): number }
  random?: () => number
}

export type Upstream = ReturnType<typeof createUpstream>

type AnyValue = ResourceValues[ResourceName]
type SiteResource = Exclude<ResourceName, BrandResource>

/** Without these no page is of use, so they outlive the back end; for figures and links, sample data would be a lie. */
const resourcesWithFallback = ['navigations', 'util-navigations'] as const

/**
 * Returns the loaders of everything that comes from the back end; each tells the clock of what it is loaded for how long the
 * answer holds, and that it lacks what could not be had. They throw UpstreamError when there is neither an
 * answer nor one of the last day, and RangeError for a site, brand, platform or country outside the configured ones.
 */
export function createUpstream(options: UpstreamOptions) {
  const { baseUrl, timeoutMs, log, metrics, editions, embedded } = options
  const { clock = performance, wallClock = Date, random = Math.random } = options
  const keys = createKeySpace(editions)
  const counts = Object.fromEntries(resourceNames.map((name) => [name, { calls: 0, failures: 0 }])) as Record<
    ResourceName,
    CallCounts
  >
  const fallbacks = createFallbacks({ editions, embedded, keys })

  const client =
    baseUrl === null
      ? null
      : createUpstreamClient({
          baseUrl,
          timeoutMs,
          clock,
          random,
          onAttempt: ({ resource, outcome, seconds }) =>
            metrics.upstreamDuration.observe({ upstream: resource, outcome }, seconds),
          onRetry: () => metrics.upstreamRetries.inc(),
          onRefused: (upstream) => metrics.upstreamRefused.inc({ upstream }),
          log,
        })
  const breakerStates = { closed: 0, 'half-open': 1, open: 2 }
  metrics.observe('bff_breaker_state', 'The back end is called: 0, tried: 1, left alone: 2', () =>
    client ? breakerStates[client.breakerState] : 0,
  )
  const loadFrom = async (key: string): Promise<LoadedValue<AnyValue>> => {
    const { resource, query } = splitKey(key)
    if (!client) {
      const today = createContentClock(wallClock.now())
      const value = embedded.select(resource, query, today) ?? emptyList
      return { ...describe(value), validity: today }
    }
    counts[resource].calls += 1
    const answer = await client.loadJson(resource, query)
    const value = answer.status === 404 ? emptyList : parseAnswer(resource, answer.json)
    if (resource === 'navigations' || resource === 'util-navigations') warnOfLabels(key, value as NavigationItem[])
    return describe(value)
  }

  /** What was said of each menu: once is enough until it changes. */
  const warned = new Map<string, string>()
  function warnOfLabels(key: string, items: readonly NavigationItem[]): void {
    const labels = embedded.labels.missingOf(items)
    if (labels.length > 0 && warned.get(key) !== labels.join()) {
      log.warn({ key, labels }, 'Entries of a menu have no text and are left out: expected a message for each label')
    }
    warned.set(key, labels.join())
  }

  const cache = createUpstreamCache<AnyValue>({
    maxEntries: keys.size,
    load: loadFrom,
    clock,
    wallClock,
    random,
    onFailure({ key, error, isStaleKept }) {
      counts[splitKey(key).resource].failures += 1
      if (isRefused(error)) return
      log.warn({ err: error, key, isStaleKept }, 'Upstream call failed')
    },
  })

  // One cache holds all resources, and the parser that made a key's value is the one of its resource.
  type Of<Name extends ResourceName> = Loaded<ResourceValues[Name]>
  async function load<Name extends ResourceName>(key: string, content: ContentClock): Promise<Of<Name>> {
    try {
      const cached = await cache.load(key)
      content.include({ changesAt: cached.changesAt, freshMs: client ? cached.freshMs : Number.POSITIVE_INFINITY })
      metrics.countCache('upstream', cached.isStale ? 'stale' : cached.wasHeld ? 'hit' : 'miss')
      return describeSource(cached) as Of<Name>
    } catch (error) {
      const fallback = fallbacks.get(key)
      metrics.countCache('upstream', fallback ? 'fallback' : 'negative')
      content.refreshAfter(0)
      if (!fallback) throw error
      return { value: fallback.value, version: fallback.version, source: 'fallback', wasHeld: false } as Of<Name>
    }
  }
  function describeSource({ value, version, isStale, wasHeld }: CachedValue<AnyValue>): Loaded<AnyValue> {
    return { value, version, wasHeld, source: client === null ? 'embedded' : isStale ? 'stale' : 'upstream' }
  }
  const loadOfSite = async <Name extends SiteResource>(resource: Name, siteId: string, content: ContentClock) =>
    load<Name>(keys.siteKey(resource, siteId), content)

  const sitesWithAmbassadors = new Set(editions.filter((site) => site.hasAmbassadors).map((site) => site.siteId))
  const noAmbassadors: Loaded<ResourceValues['brand-ambassadors']> = {
    value: emptyList,
    source: 'embedded',
    version: describe(emptyList).version,
    wasHeld: true,
  }

  return {
    loadNavigations: (siteId: string, content: ContentClock) => loadOfSite('navigations', siteId, content),
    loadUtilNavigations: (siteId: string, content: ContentClock) => loadOfSite('util-navigations', siteId, content),
    loadBrandAmbassadors: async (siteId: string, content: ContentClock) =>
      sitesWithAmbassadors.has(siteId) ? loadOfSite('brand-ambassadors', siteId, content) : noAmbassadors,
    loadGiveaways: (siteId: string, content: ContentClock) => loadOfSite('giveaways', siteId, content),
    loadLeaderboards: (siteId: string, content: ContentClock) => loadOfSite('leaderboards', siteId, content),
    loadReleases: async (query: ReleaseQuery, content: ContentClock) =>
      load<'releases'>(keys.releaseKey(query), content),
    /** null for a site of whose network the back end knows nothing. */
    loadNetworkStatus: async (siteId: string, content: ContentClock): Promise<Loaded<NetworkStatus | null>> => {
      const loaded = await loadOfSite('network-status', siteId, content)
      return Array.isArray(loaded.value) ? { ...loaded, value: null } : loaded
    },
    loadTournaments: (siteId: string, content: ContentClock) => loadOfSite('tournaments', siteId, content),
    loadDownloadLinks: async (query: DownloadQuery, content: ContentClock) =>
      load<'download-links'>(keys.downloadKey(query), content),
    close: async () => client?.close(),
    counts: counts as Readonly<Record<ResourceName, Readonly<CallCounts>>>,
  }
}

interface CallCounts {
  calls: number
  failures: number
}

function splitKey(key: string): { resource: ResourceName; query: URLSearchParams } {
  const [path, query] = key.split('?')
  const resource = resourceNames.find((name) => name === path)
  if (!resource) throw new RangeError(`Upstream key ${key}: expected one of ${resourceNames.join(', ')}`)
  return { resource, query: new URLSearchParams(query) }
}

function parseAnswer(resource: ResourceName, json: unknown): AnyValue {
  try {
    return resourceParsers[resource](json)
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

function createFallbacks({ editions, embedded, keys }: FallbackInput): ReadonlyMap<string, LoadedValue<AnyValue>> {
  const fallbacks = new Map<string, LoadedValue<AnyValue>>()
  for (const { siteId } of editions) {
    for (const resource of resourcesWithFallback) {
      const value = embedded.select(resource, new URLSearchParams({ siteId }))
      if (!value) throw new Error(`data/upstream/${resource}.json: expected /sites/${siteId}, an edition's siteId`)
      fallbacks.set(keys.siteKey(resource, siteId), describe(value))
    }
  }
  return fallbacks
}

interface FallbackInput extends Pick<UpstreamOptions, 'editions' | 'embedded'> {
  keys: ReturnType<typeof createKeySpace>
}
