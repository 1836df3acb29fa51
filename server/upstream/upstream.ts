import type { FastifyBaseLogger } from 'fastify'
import type { CacheCount, Metrics } from '#server/ops/metrics/metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import { type ContentClock, createContentClock } from '#shared/site/content-clock.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import { type AnyValue, type BackEnd, emptyList } from './back-end.ts'
import { type CachedValue, createUpstreamCache, loadedValue } from './cache.ts'
import type { EmbeddedUpstream } from './embedded.ts'
import { createKeySpace, type DownloadQuery, type ReleaseQuery, splitKey, type UpstreamSite } from './key-space.ts'
import { type RouteOf, resolveTargets } from './navigation-targets.ts'
import type { ResourceName, ResourceValues, SiteResource } from './resource.ts'

/** Where a value comes from: the files, the back end now or a while ago, or the files because it has failed. */
export type UpstreamSource = 'embedded' | 'upstream' | 'stale' | 'fallback'

export interface Loaded<Value> {
  value: Value
  source: UpstreamSource
  version: string
  wasHeld: boolean
}

export interface UpstreamOptions {
  backEnd: BackEnd
  metrics: Pick<Metrics, 'countCache' | 'navigationDropped'>
  log: Pick<FastifyBaseLogger, 'warn'>
  editions: readonly UpstreamSite[]
  embedded: EmbeddedUpstream
  /** What a path in a menu names; absent, menus stay as they come. */
  routeOf?: RouteOf
  clock?: { now(): number }
  wallClock?: { now(): number }
}

export type Upstream = ReturnType<typeof createUpstream>

/** Without these no page is of use, so they outlive the back end; for figures and links, sample data would be a lie. */
const resourcesWithFallback = ['navigations', 'util-navigations'] as const

/**
 * Returns the loaders of everything that comes from the back end; each tells the clock of what it is loaded for how long the
 * answer holds, and that it lacks what could not be had. They throw UpstreamError when there is neither an
 * answer nor one of the last day, and RangeError for a site, brand, platform or country outside the configured ones.
 */
export function createUpstream(options: UpstreamOptions) {
  const { backEnd, log, metrics, editions, embedded, routeOf, clock = performance, wallClock = Date } = options
  /** Labels of each menu that have no text. */
  const unnamed = new Map<string, number>()
  /** What was said of each menu: once is enough until it changes. */
  const warned = new Map<string, string>()
  /** Menus as they are shown, each with that of which it was made. */
  const shown = new Map<string, { of: AnyValue; shown: Versioned }>()
  const keys = createKeySpace(editions, Object.keys(embedded.resources) as ResourceName[])
  backEnd.know(editions)
  const fallbacks = createFallbacks({ editions, embedded, keys, toShown })
  const answers =
    backEnd.answers ??
    createUpstreamCache<AnyValue>({
      maxEntries: keys.size,
      async load(key) {
        const { resource, query } = splitKey(key)
        const today = createContentClock(wallClock.now())
        const { none = emptyList } = embedded.resources[resource]
        return { ...loadedValue(embedded.select(resource, query, today) ?? none), validity: today }
      },
      clock,
      wallClock,
      random: Math.random,
      onFailure: () => {},
    })

  /** A menu with what this build can lead to; any other value as it is. */
  function toShown(key: string, loaded: Versioned): Versioned {
    const { resource } = splitKey(key)
    if (resource !== 'navigations' && resource !== 'util-navigations') return loaded
    const known = shown.get(key)
    if (known?.of === loaded.value) return known.shown
    const menu = loaded.value as readonly NavigationItem[]
    const labels = embedded.labels.missingOf(menu)
    unnamed.set(key, labels.length)
    const message = 'Entries of a menu have no text and are left out: expected a message for each label'
    warnOnce(key, 'labels', labels, message)
    const made = routeOf ? loadedValue(resolved(key, menu, routeOf)) : loaded
    shown.set(key, { of: loaded.value, shown: made })
    return made
  }

  function resolved(key: string, menu: readonly NavigationItem[], find: RouteOf): readonly NavigationItem[] {
    const { resource, query } = splitKey(key)
    const { items, unknown } = resolveTargets(menu, (path) => find(query.get('siteId') ?? '', path))
    metrics.navigationDropped.inc({ edition: keys.editionOf(query), upstream: resource }, unknown.length)
    warnOnce(
      key,
      'paths',
      unknown,
      'Entries of a menu name no page of this build, or a host that nobody named, and are left out',
    )
    return items
  }

  function warnOnce(key: string, name: string, list: readonly string[], message: string): void {
    const known = `${key} ${name}`
    if (list.length > 0 && warned.get(known) !== list.join()) log.warn({ key, [name]: list }, message)
    warned.set(known, list.join())
  }

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
      const cached = await answers.load(key)
      content.include({
        changesAt: cached.changesAt,
        freshMs: backEnd.answers ? cached.freshMs : Number.POSITIVE_INFINITY,
      })
      count(cached.isStale ? 'stale' : cached.wasHeld ? 'hit' : 'miss')
      const { value, version } = toShown(key, cached)
      return { value, version, wasHeld: cached.wasHeld, source: sourceOf(cached) } as Of<Name>
    } catch (error) {
      const fallback = fallbacks.get(key)
      count(fallback ? 'fallback' : 'negative')
      content.refreshAfter(0)
      if (!fallback) throw error
      return { ...fallback, source: 'fallback', wasHeld: false } as Of<Name>
    }
  }
  function sourceOf({ isStale }: CachedValue<AnyValue>): UpstreamSource {
    if (!backEnd.answers) return 'embedded'
    return isStale ? 'stale' : 'upstream'
  }
  const sitesWithAmbassadors = new Set(editions.filter((site) => site.hasAmbassadors).map((site) => site.siteId))
  const nobody: Loaded<AnyValue> = {
    value: emptyList,
    source: 'embedded',
    version: loadedValue(emptyList).version,
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
    /** Labels of the menus that have no text. */
    countUnnamed: () => [...unnamed.values()].reduce((sum, count) => sum + count, 0),
  }
}

interface LoadInput {
  key: string
  content: ContentClock
  count: (result: CacheCount) => void
}

interface Versioned {
  value: AnyValue
  version: string
}

function createFallbacks({ editions, embedded, keys, toShown }: FallbackInput): ReadonlyMap<string, Versioned> {
  const fallbacks = new Map<string, Versioned>()
  for (const { siteId } of editions) {
    for (const resource of resourcesWithFallback) {
      const key = keys.siteKey(resource, siteId)
      const value = embedded.select(resource, new URLSearchParams({ siteId }))
      if (!value) throw new Error(`data/upstream/${resource}.json: expected /sites/${siteId}, an edition's siteId`)
      const { version, value: menu } = toShown(key, loadedValue<AnyValue>(value))
      fallbacks.set(key, { version, value: menu })
    }
  }
  return fallbacks
}

interface FallbackInput extends Pick<UpstreamOptions, 'editions' | 'embedded'> {
  keys: ReturnType<typeof createKeySpace>
  toShown: (key: string, loaded: Versioned) => Versioned
}
