import type { FastifyBaseLogger } from 'fastify'
import { type Encoding, encodeChunks } from '#server/http/encodings.ts'
import type { LoadSensor } from '#server/http/load-sensor.ts'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import type { FeatureServices } from '#server/site/feature.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { createContentClock, type Validity } from '#shared/site/content-clock.ts'
import type { Payload, QueryData } from '#shared/site/page-model.ts'
import type { Assets } from './assets.ts'
import { type BuiltPage, buildPage } from './build-page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Entry } from './entry.ts'
import { firstWithin } from './first-within.ts'
import { createPageCache, type PageRender } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import { type DocumentStream, type RenderWatch, renderDocument, startDocument } from './render-page.ts'
import { createRenderSlots } from './render-slots.ts'
import { createStaticSections } from './static-sections.ts'

/** How long a payload waits for its queries, in ms: a navigation must not be slower than a full load would be. */
const PAYLOAD_WAIT_MS = 100

interface PageRendererOptions {
  assets: Assets
  /** Asked for at every render, so that development can give a newer one. */
  loadEntry: () => Promise<Entry>
  sites: Sites
  services: FeatureServices
  timeoutMs: number
  clock: { now(): number }
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
  /** False renders everything anew each time. */
  isKept: boolean
  load: LoadSensor
  metrics: Metrics
  log: FastifyBaseLogger
}

/** What the headers of a document say of it. */
interface DocumentHeads {
  csp: string
  link: string | null
}

/** A whole document as it is sent. */
export interface EncodedDocument extends DocumentHeads {
  pieces: Uint8Array[]
}

/** A page's data as it is sent. */
export interface EncodedPayload {
  pieces: Uint8Array[]
  /** How long it holds. */
  validity: Validity
}

/** A document on its way. */
export type StreamedDocument = DocumentStream & DocumentHeads

export type PageRenderer = ReturnType<typeof createPageRenderer>

/** How a page is made: whole, streamed, or as payload; and the cache of whole ones. */
export function createPageRenderer(options: PageRendererOptions) {
  const {
    assets,
    loadEntry,
    sites,
    services: featureServices,
    timeoutMs,
    clock,
    wallClock,
    isKept,
    load,
    metrics,
    log,
  } = options
  const staticSections = createStaticSections({ isKept })
  const cache = createPageCache({
    clock,
    wallClock,
    isKept,
    onRefreshError: (err) => {
      if (!(err instanceof UpstreamError)) log.warn({ err }, 'A stored page could not be refreshed')
    },
  })
  const slots = createRenderSlots({ load, onRefused: (type) => metrics.shed.inc({ type }) })
  metrics.observe('ssr_renders_in_flight', 'Renders under way', () => slots.inFlight)
  metrics.observe('bff_page_cache_entries', 'Finished pages that are kept', () => cache.size.entries)
  metrics.observe('bff_page_cache_bytes', 'Their bytes, in all encodings', () => cache.size.bytes)
  const watch: RenderWatch = {
    onPhase: (phase, seconds) => metrics.renderDuration.observe({ phase }, seconds),
    onAbort: (reason) => metrics.renderAborts.inc({ reason }),
  }
  /** Counts what fails, also when nobody waits for it, as when a kept page is made anew. */
  const countFailed = async <T>({ site, target }: PageRequest, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const page = 'pageId' in target ? target.pageId : 'none'
      metrics.pageErrors.inc({ edition: site.edition.id, page, status: 'render' })
      throw error
    }
  }
  /** With a place for as long as the work takes. */
  const inSlot = async <T>(work: () => Promise<T>): Promise<T> => {
    const giveBack = slots.take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
  const build = async (request: PageRequest) => {
    const entry = await loadEntry()
    const services = { ...featureServices, entry, assets, sites, staticSections, log }
    const contentClock = createContentClock(request.preview?.now ?? wallClock.now())
    const built = await buildPage(services, request, contentClock)
    return { built, validity: contentClock, entry, assets, paths: request.site.paths, timeoutMs, watch, log }
  }

  const render = async (request: PageRequest): Promise<PageRender> => {
    const input = await countFailed(request, () => build(request))
    const { built, validity } = input
    const csp = contentSecurityPolicy(policyOf(built, request))
    return { ...(await countFailed(request, () => renderDocument(input))), csp, link: built.link, validity }
  }

  return {
    cache,
    buildId: assets.buildId,

    /** A whole document, without the cache. */
    render: (request: PageRequest): Promise<PageRender> => inSlot(() => render(request)),

    /**
     * The same for one visitor. Compressing belongs to the work: it takes longer than the render itself, and if those who wait
     * for it did not count, nobody would be turned away in a flood.
     */
    renderOnce: (request: PageRequest, encoding: Encoding): Promise<EncodedDocument> =>
      inSlot(async () => {
        const { chunks, csp, link } = await render(request)
        return { pieces: await encodeChunks(chunks, encoding), csp, link }
      }),

    /** A document whose shell is ready to be sent; one that is whole at once is encoded. */
    async start(request: PageRequest, encoding: Encoding): Promise<EncodedDocument | StreamedDocument> {
      const giveBack = slots.take()
      let isStreamed = false
      try {
        const input = await countFailed(request, () => build(request))
        const document = await countFailed(request, () => startDocument(input))
        const { link } = input.built
        const policy = policyOf(input.built, request)
        if ('chunks' in document) {
          return { pieces: await encodeChunks(document.chunks, encoding), csp: contentSecurityPolicy(policy), link }
        }
        const streamed = { ...document, csp: contentSecurityPolicy({ ...policy, nonce: document.nonce }), link }
        document.stream.once('close', giveBack)
        isStreamed = true
        return streamed
      } finally {
        if (!isStreamed) giveBack()
      }
    },

    /** How long a page would hold that is made now. */
    validityOf: async (request: PageRequest): Promise<Validity> => (await build(request)).validity,

    /** The same page for a visitor who is on the site already. Without what is late: its panel asks for itself. */
    payload: (request: PageRequest, encoding: Encoding): Promise<EncodedPayload> =>
      inSlot(async () => {
        const { built, validity } = await countFailed(request, () => build(request))
        await firstWithin(Promise.all(built.queries.map(({ promise }) => promise)), PAYLOAD_WAIT_MS)
        const queries: QueryData = {}
        for (const { name, settled } of built.queries) if (settled?.data != null) queries[name] = settled.data
        const payload: Payload = { page: built.page, queries, html: built.html }
        return { pieces: await encodeChunks([JSON.stringify(payload)], encoding), validity }
      }),
  }
}

function policyOf({ styles, formOrigin, outside }: BuiltPage, { embedded, site }: PageRequest) {
  return { styleHash: styles.cspHash, formOrigin, outside, embedders: embedded ? site.edition.embedderOrigins : [] }
}
