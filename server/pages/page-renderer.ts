import type { FastifyBaseLogger } from 'fastify'
import { encodeChunks, type LiveEncoding } from '#server/http/encodings.ts'
import type { LoadSensor } from '#server/http/load-sensor.ts'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import { siteOn } from '#server/site/content/schedule.ts'
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
import type { RenderSlots } from './render-slots.ts'
import { createStaticSections } from './static-sections.ts'

/** How long a payload waits for its queries, in ms: a navigation must not be slower than a full load would be. */
const PAYLOAD_WAIT_MS = 100

interface PageRendererOptions {
  assets: Assets
  /** Of the build and of its content. */
  version: string
  /** Asked for at every render, so that development can give a newer one. */
  loadEntry: () => Promise<Entry>
  sites: Sites
  services: FeatureServices
  timeoutMs: number
  clock: { now(): number }
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
  /** False renders everything anew each time. */
  isCached: boolean
  load: LoadSensor
  /** Of the process: another content's renders count as well. */
  slots: RenderSlots
  metrics: Metrics
  log: FastifyBaseLogger
}

/** What the headers of a document say of it. */
interface DocumentHeads {
  csp: string
  link: string | null
  /** For `Server-Timing`: until the first byte could be sent. */
  timing: string
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
    version,
    loadEntry,
    sites,
    services: featureServices,
    timeoutMs,
    clock,
    wallClock,
    isCached,
    load,
    slots,
    metrics,
    log,
  } = options
  const staticSections = createStaticSections({ isCached })
  const cache = createPageCache({
    clock,
    wallClock,
    isCached,
    isIdle: () => slots.inFlight === 0 && !load.isFullyBusy(),
    onRefreshError: (err) => {
      if (!(err instanceof UpstreamError)) log.warn({ err }, 'A stored page could not be refreshed')
    },
  })
  /** A render with its span. Counts what fails, also when nobody waits for it, as when a stored page is made anew. */
  const observed = async <T>(request: PageRequest, work: () => Promise<T>): Promise<T> => {
    const labels = labelsOf(request)
    try {
      return await inSpan('render', { ...labels, locale: request.locale }, work)
    } catch (error) {
      metrics.pageErrors.inc({ ...labels, status: 'render' })
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
    const services = { ...featureServices, entry, assets, version, sites, staticSections, log }
    const contentClock = createContentClock(request.preview?.now ?? wallClock.now())
    const startedAt = performance.now()
    // A stored page is made anew by the request that it was made for first.
    const site = siteOn(request.site, contentClock)
    const built = await buildPage(services, { ...request, site }, contentClock)
    const labels = labelsOf(request)
    const watch: RenderWatch = {
      onPhase: (phase, seconds) => metrics.renderDuration.observe({ ...labels, phase }, seconds),
      onAbort: (reason) => metrics.renderAborts.inc({ reason }),
    }
    const timing = () => renderTiming(performance.now() - startedAt, built.queriesMs())
    return { built, validity: contentClock, entry, assets, paths: site.paths, timeoutMs, watch, log, timing }
  }

  const render = (request: PageRequest): Promise<PageRender> =>
    observed(request, async () => {
      const { timing, ...input } = await build(request)
      const { built, validity } = input
      const csp = contentSecurityPolicy(policyOf(built, request))
      return { ...(await renderDocument(input)), csp, link: built.link, timing: timing(), validity }
    })

  return {
    cache,
    buildId: assets.buildId,
    version,

    /** A whole document, without the cache. */
    render: (request: PageRequest): Promise<PageRender> => inSlot(() => render(request)),

    /**
     * The same for one visitor. Compressing belongs to the work: it takes longer than the render itself, and if those who wait
     * for it did not count, nobody would be turned away in a flood.
     */
    renderOnce: (request: PageRequest, encoding: LiveEncoding): Promise<EncodedDocument> =>
      inSlot(async () => {
        const { chunks, csp, link, timing } = await render(request)
        return { pieces: await encodeChunks(chunks, encoding), csp, link, timing }
      }),

    /** A document whose shell is ready to be sent; one that is whole at once is encoded. */
    async start(request: PageRequest, encoding: LiveEncoding): Promise<EncodedDocument | StreamedDocument> {
      const giveBack = slots.take()
      let isStreamed = false
      try {
        const { document, built, timing } = await observed(request, async () => {
          const { timing: readTiming, ...input } = await build(request)
          const started = await startDocument(input)
          return { document: started, built: input.built, timing: readTiming() }
        })
        const { link } = built
        const policy = policyOf(built, request)
        if ('chunks' in document) {
          const pieces = await encodeChunks(document.chunks, encoding)
          return { pieces, csp: contentSecurityPolicy(policy), link, timing }
        }
        const csp = contentSecurityPolicy({ ...policy, nonce: document.nonce })
        const streamed = { ...document, csp, link, timing }
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
    payload: (request: PageRequest, encoding: LiveEncoding): Promise<EncodedPayload> =>
      inSlot(async () => {
        const { built, validity } = await observed(request, async () => {
          const input = await build(request)
          await firstWithin(Promise.all(input.built.queries.map(({ promise }) => promise)), PAYLOAD_WAIT_MS)
          return input
        })
        const queries: QueryData = {}
        for (const { name, settled } of built.queries) if (settled?.data != null) queries[name] = settled.data
        const payload: Payload = { page: built.page, queries, html: built.html }
        return { pieces: await encodeChunks([JSON.stringify(payload)], encoding), validity }
      }),
  }
}

function labelsOf({ site, target }: PageRequest) {
  return { edition: site.edition.id, page: 'pageId' in target ? target.pageId : 'none' }
}

/** Entries of `Server-Timing` (W3C), in ms: the whole render, and the part of it that waited for the back end's data. */
function renderTiming(renderMs: number, queriesMs: number): string {
  return `render;dur=${renderMs.toFixed(1)}, queries;dur=${queriesMs.toFixed(1)}`
}

function policyOf({ styles, formOrigin, outside }: BuiltPage, { embedded, site }: PageRequest) {
  return { styleHash: styles.cspHash, formOrigin, outside, embedders: embedded ? site.edition.embedderOrigins : [] }
}
