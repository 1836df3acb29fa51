import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ICON_HOURS, MAX_KEPT_ICONS } from '#shared/limits.ts'
import type { IconData, LoadIcons } from '../upstream/icon-service.ts'
import { isRefused } from '../upstream/upstream-error.ts'

/** Name of the site's own drawings, `client/art/icons/`. */
const LOCAL_COLLECTION = 'site'
const HOUR_MS = 3_600_000

interface IconsOptions {
  /** The file of symbols that the build makes of the site's own drawings. */
  loadSprite: () => Promise<string>
  /** Asks an edition's icon service. */
  createService: (baseUrl: string) => LoadIcons
  clock: { now(): number }
  log: Pick<FastifyBaseLogger, 'warn'>
}

export type Icons = ReturnType<typeof createIcons>

/** Returns what finds icons by name: in our own set, and only where an edition names a service, there. */
export function createIcons({ loadSprite, createService, clock, log }: IconsOptions) {
  const kept = new LRUCache<string, IconData>({
    max: MAX_KEPT_ICONS,
    ttl: ICON_HOURS * HOUR_MS,
    ttlResolution: 0,
    perf: clock,
  })
  const services = new Map<string, LoadIcons>()
  let local: Promise<Map<string, IconData>> | null = null

  async function loadFromService(baseUrl: string, collection: string, names: readonly string[]) {
    const keyOf = (name: string) => `${baseUrl}|${collection}|${name}`
    const missing = names.filter((name) => !kept.has(keyOf(name)))
    if (missing.length > 0) {
      const service = services.get(baseUrl) ?? createService(baseUrl)
      services.set(baseUrl, service)
      for (const [name, icon] of await service(collection, missing)) kept.set(keyOf(name), icon)
    }
    return new Map(
      names.flatMap((name): [string, IconData][] => {
        const icon = kept.get(keyOf(name))
        return icon ? [[name, icon]] : []
      }),
    )
  }

  return {
    /** The icons that there are among these; none, with a warning in the log, when the service fails. */
    async load(
      serviceUrl: string | null,
      collection: string,
      names: readonly string[],
    ): Promise<Map<string, IconData>> {
      if (collection === LOCAL_COLLECTION) {
        local ??= loadSprite().then(readSprite)
        const icons = await local
        return new Map([...icons].filter(([name]) => names.includes(name)))
      }
      if (serviceUrl === null) return new Map()
      try {
        return await loadFromService(serviceUrl, collection, names)
      } catch (err) {
        if (!isRefused(err)) log.warn({ err, collection, names }, 'Icons could not be loaded')
        return new Map()
      }
    },
  }
}

/** The look that the site's style sheet gives its own drawings. */
const look = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'

function readSprite(sprite: string): Map<string, IconData> {
  const symbols = sprite.matchAll(/<symbol id="icon-([a-z0-9-]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/gs)
  return new Map(
    [...symbols].map(([, name = '', shapes]) => [name, { body: `<g ${look}>${shapes}</g>`, width: 24, height: 24 }]),
  )
}
