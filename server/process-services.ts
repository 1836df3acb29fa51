import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { calmSensor, type LoadSensor } from '#server/http/load-sensor.ts'
import { createVisitorLimits, type RateLimits } from '#server/http/plugins/rate-limits.ts'
import { createRateLimits } from '#server/http/rate-limit.ts'
import { observeGeoip } from '#server/ops/metrics/geoip-metrics.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { createVisitMetrics } from '#server/ops/metrics/visit-metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import { type Assets, loadAssets } from '#server/pages/assets.ts'
import type { Entry } from '#server/pages/entry.ts'
import { noOtherBuilds, openOtherBuilds } from '#server/pages/other-builds.ts'
import { createRenderSlots } from '#server/pages/render-slots.ts'
import type { ContentReloads } from '#server/site/content/content-reloads.ts'
import { loadAll } from '#server/site/content/load-all.ts'
import { resources } from '#server/site/features.ts'
import { createIcons } from '#server/site/icons/icons.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Config } from './config.ts'
import { root } from './root.ts'
import { createBackEnd } from './upstream/back-end.ts'
import { createChatCapacity } from './upstream/chat-capacity.ts'
import { createConnections, isLoopbackHost } from './visitor/connections.ts'
import { embeddedGeoipPath, openGeoipDatabase } from './visitor/geoip-database.ts'
import { createMissingHops } from './visitor/missing-hops.ts'

export interface ProcessOverrides {
  assets?: Assets
  loadEntry?: () => Promise<Entry>
  /** Monotonic, in ms; what freshness is measured with. */
  clock?: { now(): number }
  /** Time of day, in ms since 1970; what decides which tournaments lie ahead. */
  wallClock?: { now(): number }
  /** What tells that there is too much to do; absent, nobody is turned away. */
  load?: LoadSensor
  /** What one address may ask for; absent, anything. */
  limits?: RateLimits
  /** Nothing that was rendered is cached. */
  isDevelopment?: boolean
  /** What became of other contents; absent, none comes. */
  contentReloads?: Readonly<ContentReloads>
}

export type ProcessServices = Awaited<ReturnType<typeof createProcessServices>>

/**
 * What stays while contents come and go: what is counted, remembered of visitors, and open to the outside.
 * @throws Error that names file or variable when something that is needed at start is missing or wrong.
 */
export async function createProcessServices(config: Config, log: FastifyBaseLogger, overrides: ProcessOverrides = {}) {
  const { clock = performance, wallClock = Date, load = calmSensor } = overrides
  const [assets, geoip] = await loadAll([
    overrides.assets ?? loadAssets(join(root, 'dist')),
    openGeoipDatabase({ path: config.geoipDatabase ?? embeddedGeoipPath, lastGoodFolder: config.geoipLastGood, log }),
  ])
  const { assetsPrevious: folder } = config
  const otherBuilds = folder ? await openOtherBuilds({ folder, clock, log }) : noOtherBuilds
  const loadEntry = overrides.loadEntry ?? (await createBuiltEntry(join(root, 'dist')))
  const metrics = createMetrics(assets.buildId)
  observeGeoip(metrics.registry, geoip)
  const backEnd = createBackEnd({
    baseUrl: config.upstreamUrl,
    timeoutMs: config.upstreamTimeoutMs,
    resources,
    metrics,
    log,
    clock,
    wallClock,
  })
  const slots = createRenderSlots({ load, onRefused: (type) => metrics.shed.inc({ type }) })
  metrics.observe('ssr_renders_in_flight', 'Renders under way', () => slots.inFlight)
  const connections = createConnections(config)
  if (isLoopbackHost(config.host) && config.trustedProxies.length === 0) {
    const message =
      'Visitors on this machine count as at home: the site listens on loopback only, and TRUSTED_PROXIES is empty'
    log.warn({ host: config.host }, message)
  }
  const { contentReloads = { swapped: 0, refused: 0, isRefused: false } } = overrides
  const isMissingHop = createMissingHops({ ...config, ...connections, log, clock })
  const icons = createIcons({ loadSprite: async () => (await loadEntry()).iconSprite, metrics, clock, log })
  return {
    assets,
    loadEntry,
    clock,
    wallClock,
    load,
    limits: overrides.limits ? createVisitorLimits({ limits: overrides.limits, clock }) : null,
    rateLimits: createRateLimits(clock),
    /** Makes everything anew, and shows the caller what failed. */
    isDevelopment: overrides.isDevelopment ?? false,
    metrics,
    visits: createVisitMetrics(metrics.registry, assets.buildId),
    otherBuilds,
    icons,
    chatCapacity: createChatCapacity({ clock, random: Math.random, log }),
    /** Votes on answers of the help centre, by edition and answer. */
    voteCounts: new Map<string, { yes: number; no: number }>(),
    contentReloads,
    backEnd,
    slots,
    connections,
    geoip,
    locate: (address: string, edition: EditionId) =>
      inSpan('location', {}, (span) => {
        const location = geoip.lookup(address)
        const failure = () => (isMissingHop(address) ? 'private' : 'unknown')
        const result = location.country !== null ? 'found' : failure()
        metrics.countGeoLookup({ edition, result })
        span.setAttribute('result', result)
        return location
      }),
    closeProcess: async () => {
      geoip.close()
      await Promise.all([backEnd.close(), icons.close()])
    },
  }
}

async function createBuiltEntry(dist: string): Promise<() => Promise<Entry>> {
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Entry
  return async () => entry
}
