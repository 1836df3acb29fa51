import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { calmSensor, type LoadSensor } from '#server/http/load-sensor.ts'
import type { RateLimits } from '#server/http/plugins/rate-limits.ts'
import { observeGeoip } from '#server/ops/metrics/geoip-metrics.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { createVisitMetrics, observeHelpVotes } from '#server/ops/metrics/visit-metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import { type Assets, loadAssets } from '#server/pages/assets.ts'
import type { Entry } from '#server/pages/entry.ts'
import { noOtherBuilds, openOtherBuilds } from '#server/pages/other-builds.ts'
import { createPageRenderer } from '#server/pages/page-renderer.ts'
import { createStoredPages } from '#server/pages/stored-pages.ts'
import { contentIdOf } from '#server/site/content/content-id.ts'
import { loadAll } from '#server/site/content/load-all.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import { loadJson } from '#server/site/content/load-json.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { PageDatesSchema } from '#server/site/discovery/page-dates.ts'
import type { Feature, FeatureServices } from '#server/site/feature.ts'
import { features, resources } from '#server/site/features.ts'
import { createIcons } from '#server/site/icons/icons.ts'
import { loadMoveOrigins } from '#server/site/public-origins.ts'
import { HelpLinksSchema } from '#shared/law/help-links.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { Config } from './config.ts'
import { createHelpVotes } from './help/help-votes.ts'
import { root } from './root.ts'
import { createSearch, makeSearchFile } from './search/create-search.ts'
import { createChatCapacity } from './upstream/chat-capacity.ts'
import { type ChangeEmbedded, loadEmbeddedUpstream } from './upstream/embedded.ts'
import { routeOfPath } from './upstream/navigation-targets.ts'
import { createUpstream } from './upstream/upstream.ts'
import { createConnections, isLoopbackHost } from './visitor/connections.ts'
import { createExplainVisitor } from './visitor/explain-visitor.ts'
import { embeddedGeoipPath, openGeoipDatabase } from './visitor/geoip-database.ts'
import { createMissingHops } from './visitor/missing-hops.ts'
import { loadVisitors } from './visitor/region-rules.ts'

export interface ServiceOverrides {
  dataFolder?: string
  table?: RouteTable
  sites?: Sites
  /** Makes other editions of those that were loaded: with vendors to try the site with. */
  changeSites?: (sites: Sites) => Sites
  /** Makes others of the back end's embedded answers. */
  changeEmbedded?: ChangeEmbedded
  pages?: Pages
  policiesFolder?: string
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
}

export type Services = Awaited<ReturnType<typeof createServices>>

/**
 * The composition root: everything that the application uses, made once and typed by what it returns.
 * @throws Error that names file or variable when something that is needed at start is missing or wrong.
 */
export async function createServices(config: Config, log: FastifyBaseLogger, overrides: ServiceOverrides = {}) {
  const { clock = performance, wallClock = Date, load = calmSensor } = overrides
  const data = overrides.dataFolder ?? join(root, 'data')
  const moveOrigins = await loadMoveOrigins(join(data, 'markets'), config.publicOrigins)
  const changeEmbedded: ChangeEmbedded = (resource, key, value) => {
    const moved = moveOrigins(value)
    return overrides.changeEmbedded?.(resource, key, moved) ?? moved
  }
  const [contentId, content, helpLinks, pageDates, assets, embedded, geoip] = await loadAll([
    contentIdOf(data),
    loadContent({ dataFolder: data, moveOrigins, ...overrides }),
    loadJson(join(data, 'help-links.json'), HelpLinksSchema),
    loadJson(join(data, 'page-dates.json'), PageDatesSchema),
    overrides.assets ?? loadAssets(join(root, 'dist')),
    loadEmbeddedUpstream(join(data, 'upstream'), resources, wallClock, changeEmbedded),
    openGeoipDatabase({ path: config.geoipDatabase ?? embeddedGeoipPath, lastGoodFolder: config.geoipLastGood, log }),
  ])
  const unfit = features.flatMap((feature: Feature) => feature.checkEmbedded?.(embedded) ?? [])
  if (unfit.length > 0) throw new Error(unfit.join('\n'))
  const { assetsPrevious: folder } = config
  const otherBuilds = folder ? await openOtherBuilds({ folder, clock, log }) : noOtherBuilds
  const { sites, policies, help, pages, articles, biographies, glossaries } = content
  const version = `${assets.buildId}-${contentId}`
  const search = createSearch({ content, assets, version, wallClock })
  const loadEntry = overrides.loadEntry ?? (await createBuiltEntry(join(root, 'dist')))
  const metrics = createMetrics(assets.buildId)
  observeGeoip(metrics.registry, geoip)
  const helpVotes = createHelpVotes(help)
  observeHelpVotes(metrics.registry, () => helpVotes.counts())
  const upstream = createUpstream({
    metrics,
    baseUrl: config.upstreamUrl,
    timeoutMs: config.upstreamTimeoutMs,
    log,
    editions: Object.values(sites.byId).map(({ edition }) => edition),
    routeOf: (siteId, path) => {
      const site = Object.values(sites.byId).find(({ edition }) => edition.siteId === siteId)
      return site ? routeOfPath(site.paths, path) : null
    },
    embedded,
    clock,
    wallClock,
  })
  const connections = createConnections(config)
  if (isLoopbackHost(config.host) && config.trustedProxies.length === 0) {
    const message =
      'Visitors on this machine count as at home: the site listens on loopback only, and TRUSTED_PROXIES is empty'
    log.warn({ host: config.host }, message)
  }
  const isMissingHop = createMissingHops({ ...config, ...connections, log, clock })
  const visitors = await loadVisitors(data, (address, edition) =>
    inSpan('location', {}, (span) => {
      const location = geoip.lookup(address)
      const failure = () => (isMissingHop(address) ? 'private' : 'unknown')
      const result = location.country !== null ? 'found' : failure()
      metrics.countGeoLookup({ edition, result })
      span.setAttribute('result', result)
      return location
    }),
  )
  const explainVisitor = createExplainVisitor({ visitors, geoip, wallClock })
  const featureServices: FeatureServices = {
    upstream,
    pages,
    explainVisitor,
    reasonOf: visitors.reasonOf,
    siblingOf: visitors.siblingOf,
    helpLinks,
    glossaries,
    articles,
    biographies,
    help,
    policies,
    search,
  }
  const renderer = createPageRenderer({
    assets,
    version,
    loadEntry,
    sites,
    services: featureServices,
    timeoutMs: config.renderTimeoutMs,
    clock,
    wallClock,
    isCached: !overrides.isDevelopment,
    load,
    metrics,
    log,
  })
  const icons = createIcons({ loadSprite: async () => (await loadEntry()).iconSprite, metrics, clock, log })
  return {
    ...featureServices,
    assets,
    /** Of the build and of its content: what browsers may keep for ever has it in its address. */
    version,
    load,
    limits: overrides.limits ?? null,
    /** Makes everything anew, and shows the caller what failed. */
    isDevelopment: overrides.isDevelopment ?? false,
    metrics,
    otherBuilds,
    icons,
    dataFolder: data,
    clock,
    chatCapacity: createChatCapacity({ clock, random: Math.random, log }),
    visits: createVisitMetrics(metrics.registry, assets.buildId),
    sites,
    pageDates,
    makeSearchFile: (input: Omit<Parameters<typeof makeSearchFile>[0], 'content'>) =>
      makeSearchFile({ content, ...input }),
    helpVotes,
    wallClock,
    renderer,
    storedPages: createStoredPages({ renderer, metrics, wallClock, contentId }),
    // A whitelist may hold one address of a network that all others share.
    networkOf: (address: string, editionId: EditionId) =>
      geoip.networkOf(address, { isAlone: visitors.hasWhitelist(editionId) }),
    loadEntry,
    connections,
    visitors,
    close: async () => {
      geoip.close()
      await Promise.all([upstream.close(), icons.close()])
    },
  }
}

async function createBuiltEntry(dist: string): Promise<() => Promise<Entry>> {
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Entry
  return async () => entry
}
