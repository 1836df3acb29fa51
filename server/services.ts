import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createPageRenderer } from '#server/pages/page-renderer.ts'
import { createStoredPages } from '#server/pages/stored-pages.ts'
import { contentIdOf } from '#server/site/content/content-id.ts'
import { loadAll } from '#server/site/content/load-all.ts'
import { type Content, loadContent } from '#server/site/content/load-content.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import { loadJson } from '#server/site/content/load-json.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import { PageDatesSchema } from '#server/site/discovery/page-dates.ts'
import type { Feature, FeatureServices } from '#server/site/feature.ts'
import { features, resources } from '#server/site/features.ts'
import { loadMoveOrigins } from '#server/site/public-origins.ts'
import { HelpLinksSchema } from '#shared/law/help-links.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { Config } from './config.ts'
import { createHelpVotes } from './help/help-votes.ts'
import type { Help } from './help/load-help.ts'
import { createProcessServices, type ProcessOverrides, type ProcessServices } from './process-services.ts'
import { root } from './root.ts'
import { createSearch, makeSearchFile } from './search/create-search.ts'
import { writeSearchFiles } from './search/write-search-files.ts'
import { type ChangeEmbedded, loadEmbeddedUpstream } from './upstream/embedded.ts'
import { targetOf } from './upstream/navigation-targets.ts'
import { createUpstream } from './upstream/upstream.ts'
import { createExplainVisitor } from './visitor/explain-visitor.ts'
import { loadVisitors } from './visitor/region-rules.ts'

export interface ServiceOverrides extends ProcessOverrides {
  dataFolder?: string
  /** What was loaded of the same data before. */
  content?: Content
  /** What a build makes of its own content, made of this one. */
  madeFolder?: string
  table?: RouteTable
  sites?: Sites
  /** Makes other editions of those that were loaded: with vendors to try the site with. */
  changeSites?: (sites: Sites) => Sites
  /** Makes others of the back end's embedded answers. */
  changeEmbedded?: ChangeEmbedded
  pages?: Pages
  policiesFolder?: string
  /** What is there for a time only is there at any time. */
  showsScheduled?: boolean
  /** That of a content whose help, policies, editions and articles are the same. */
  help?: Help
}

export type Services = Awaited<ReturnType<typeof createServices>>

/**
 * The composition root: everything that the application uses with one content, typed by what it returns. What stays while
 * contents come and go is made here as well, unless the caller has it.
 * @throws Error that names file or variable when something that is needed at start is missing or wrong.
 */
export async function createServices(
  config: Config,
  log: FastifyBaseLogger,
  overrides: ServiceOverrides = {},
  kept?: ProcessServices | Promise<ProcessServices>,
) {
  const readAt = Date.now()
  const { wallClock = Date, madeFolder } = overrides
  const data = overrides.dataFolder ?? join(root, 'data')
  const moveOrigins = await loadMoveOrigins(join(data, 'markets'), config.publicOrigins)
  const changeEmbedded: ChangeEmbedded = (resource, key, value) => {
    const moved = moveOrigins(value)
    return overrides.changeEmbedded?.(resource, key, moved) ?? moved
  }
  const [ofProcess, contentId, content, helpLinks, pageDates, embedded] = await loadAll([
    kept ?? createProcessServices(config, log, overrides),
    contentIdOf(data),
    overrides.content ?? loadContent({ dataFolder: data, moveOrigins, ...overrides }),
    loadJson(join(data, 'help-links.json'), HelpLinksSchema),
    loadJson(join(data, 'page-dates.json'), PageDatesSchema),
    loadEmbeddedUpstream(join(data, 'upstream'), resources, wallClock, changeEmbedded),
  ])
  const unfit = features.flatMap((feature: Feature) => feature.checkEmbedded?.(embedded) ?? [])
  if (unfit.length > 0) throw new Error(unfit.join('\n'))
  const { assets, backEnd, clock, geoip, isDevelopment, load, loadEntry, metrics, slots } = ofProcess
  const { sites, policies, help, pages, articles, biographies, glossaries } = content
  const version = `${assets.buildId}-${contentId}`
  const builtFolders = [assets.folder, madeFolder].filter((folder) => typeof folder === 'string')
  const builtAt = madeFolder === undefined ? assets.builtAt : wallClock.now()
  const search = createSearch({ content, builtFolders, builtAt, version, wallClock })
  const upstream = createUpstream({
    backEnd,
    metrics,
    log,
    editions: Object.values(sites.byId).map(({ edition }) => edition),
    routeOf: (siteId, path) => {
      const site = Object.values(sites.byId).find(({ edition }) => edition.siteId === siteId)
      return site ? targetOf(sites, site, path) : null
    },
    embedded,
    clock,
    wallClock,
  })
  await nextTurn()
  const visitors = await loadVisitors(data, ofProcess.locate)
  await nextTurn()
  const explainVisitor = createExplainVisitor({ visitors, geoip, wallClock })
  const featureServices: FeatureServices = {
    upstream,
    pages,
    explainVisitor,
    reasonOf: visitors.reasonOf,
    siblingOf: visitors.siblingOf,
    ruleOf: visitors.ruleOf,
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
    isCached: !isDevelopment,
    load,
    slots,
    metrics,
    log,
  })
  return {
    ...ofProcess,
    ...featureServices,
    contentId,
    /** Of the build and of its content: what browsers may keep for ever has it in its address. */
    version,
    dataFolder: data,
    builtFolders,
    /** When the content was read, in ms since 1970. */
    readAt,
    sites,
    pageDates,
    makeSearchFile: (input: Omit<Parameters<typeof makeSearchFile>[0], 'content'>) =>
      makeSearchFile({ content, ...input }),
    writeSearchFiles: (folder: string, madeAt: number) => writeSearchFiles({ content, folder, version, madeAt }),
    helpVotes: createHelpVotes(help, ofProcess.voteCounts),
    renderer,
    storedPages: createStoredPages({ renderer, metrics, wallClock, contentId }),
    // A whitelist may hold one address of a network that all others share.
    networkOf: (address: string, editionId: EditionId) =>
      geoip.networkOf(address, { isAlone: visitors.hasWhitelist(editionId) }),
    visitors,
    /** Ends what goes on by itself, and what was made here. */
    close: async () => {
      renderer.cache.close()
      if (!kept) await ofProcess.closeProcess()
    },
  }
}
