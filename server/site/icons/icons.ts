import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { BACK_OFF_MS } from '#server/upstream/cache.ts'
import { createIconService, type IconData, type IconService } from '#server/upstream/icon-service.ts'
import { isRefused } from '#server/upstream/upstream-error.ts'
import { ICON_HOURS, MAX_CACHED_ICONS } from '#shared/site/limits.ts'

const LOCAL_COLLECTION = 'site'
const HOUR_MS = 3_600_000
/** How long an icon that its service does not have is not asked for again, in ms. */
const ABSENT_MS = 60_000
/** Names of such icons that are remembered, and of those whose call has failed; visitors may think of any. */
const MAX_ABSENT = 1_000

type FoundIcons = ReadonlyMap<string, IconData>

interface IconsOptions {
  loadSprite: () => Promise<string>
  metrics: Pick<Metrics, 'upstreamDuration' | 'upstreamRetries'>
  clock: { now(): number }
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export type Icons = ReturnType<typeof createIcons>

export function createIcons({ loadSprite, metrics, clock, log }: IconsOptions) {
  const time = { ttlResolution: 0, perf: clock }
  const cached = new LRUCache<string, IconData>({ max: MAX_CACHED_ICONS, ttl: ICON_HOURS * HOUR_MS, ...time })
  const absent = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: ABSENT_MS, ...time })
  const calls = new Map<string, Promise<FoundIcons>>()
  const services = new Map<string, IconService>()
  let local: Promise<FoundIcons> | null = null

  function serviceAt(baseUrl: string): IconService {
    const service = services.get(baseUrl) ?? createIconService(baseUrl, { metrics, clock, log })
    services.set(baseUrl, service)
    return service
  }

  async function loadFromService(baseUrl: string, collection: string, names: readonly string[]): Promise<FoundIcons> {
    const keyOf = (name: string) => `${baseUrl}|${collection}|${name}`
    const held = new Map(names.map((name) => [name, cached.get(keyOf(name))]))
    const missing = names.filter((name) => !held.get(name) && !absent.has(keyOf(name)))
    const unasked = missing.filter((name) => !calls.has(keyOf(name)))
    if (unasked.length > 0) {
      const call = ask(unasked).finally(() => unasked.forEach((name) => void calls.delete(keyOf(name))))
      for (const name of unasked) calls.set(keyOf(name), call)
    }
    const underWay = missing.map((name) => [name, calls.get(keyOf(name))] as const)
    // From the calls' results: the cache may have dropped them by now.
    for (const [name, call] of underWay) held.set(name, (await call)?.get(name))
    return new Map([...held].flatMap(([name, icon]) => (icon ? [[name, icon]] : [])))

    async function ask(wanted: readonly string[]): Promise<FoundIcons> {
      try {
        const icons = await serviceAt(baseUrl).load(collection, wanted)
        for (const name of wanted) {
          const icon = icons.get(name)
          if (icon) cached.set(keyOf(name), icon)
          else absent.set(keyOf(name), true)
        }
        return icons
      } catch (err) {
        if (!isRefused(err)) log.warn({ err, collection, names: wanted }, 'Icons could not be loaded')
        for (const name of wanted) absent.set(keyOf(name), true, { ttl: BACK_OFF_MS })
        return new Map()
      }
    }
  }

  return {
    async load(serviceUrl: string | null, collection: string, names: readonly string[]): Promise<FoundIcons> {
      if (collection === LOCAL_COLLECTION) {
        local ??= loadSprite().then(readSprite)
        const icons = await local
        return new Map([...icons].filter(([name]) => names.includes(name)))
      }
      return serviceUrl === null ? new Map() : loadFromService(serviceUrl, collection, names)
    },
    close: async () => void (await Promise.all([...services.values()].map((service) => service.close()))),
  }
}

/** The look that the site's style sheet gives its own illustrations. */
const look = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'

function readSprite(sprite: string): FoundIcons {
  const symbols = sprite.matchAll(/<symbol id="icon-([a-z0-9-]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/gs)
  return new Map(
    [...symbols].map(([, name = '', shapes]) => [name, { body: `<g ${look}>${shapes}</g>`, width: 24, height: 24 }]),
  )
}
