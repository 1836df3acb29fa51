import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import type { Readiness } from '#server/ops/probes.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Connections } from '#server/visitor/connections.ts'
import type { Visitors } from '#server/visitor/region-rules.ts'
import { PREVIEW_COOKIE } from '#shared/visitor/preview-mark.ts'
import { splitUrl } from './destination.ts'
import type { Hosts } from './hosts.ts'
import type { LoadSensor } from './load-sensor.ts'
import type { LogAnswer } from './plugins/request-log.ts'
import type { SiteRequest } from './site-request.ts'
import { inTraceOf } from './trace-context.ts'

/** Serves cached responses before Fastify (decision 0043). Routes register entries, and answer whatever is out of the ordinary. */
export interface ResponseCache {
  /** False when nothing is cached: the request is left, untouched, to the routes. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Asks what `createLookup` returns first for responses to `path`, from now on; the first registration stays. The path is the
   * site's own spelling, never the visitor's: there is no end of those that a route takes for the same.
   */
  register(request: Pick<FastifyRequest, 'site' | 'routeOptions'>, path: string, createLookup: () => Lookup): void
}

/** Whole, with every header. The same object may be given again and again, and is never changed. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** The same, name and value by turns: what Node writes fastest. */
  headerList: readonly string[]
  body: Buffer | undefined
}

/** Returns a response that may be served again and again. */
export function cachedResponse(input: Omit<CachedResponse, 'headerList'>): CachedResponse {
  return { ...input, headerList: Object.entries(input.headers).flat() }
}

/** Returns the response that the route would give; null when it is not cached. */
export type Lookup = (request: DirectRequest) => CachedResponse | null

/** A request that the framework has not seen. */
export interface DirectRequest extends SiteRequest {
  /** Whether the visitor has come over https. */
  isSecure: boolean
}

interface ResponseCacheOptions {
  hosts: Hosts
  connections: Connections
  visitors: Pick<Visitors, 'resolve'>
  load: LoadSensor
  readiness: Readiness
  metrics: Pick<Metrics, 'countRequest'>
  logAnswer: LogAnswer
  log: FastifyBaseLogger
}

interface Entry {
  /** The pattern that metrics know the address by. */
  route: string
  logLevel: string | undefined
  lookup: Lookup
}

/** Entries of one site at most; it has fewer addresses. */
const MAX_ENTRIES = 20_000
/** A request with one of these is not as simple as it looks: it has a body, or wants something else. */
const unusualHeaders = ['content-length', 'transfer-encoding', 'expect', 'upgrade'] as const

/** Returns the response cache of an application. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { hosts, connections, visitors, load, readiness, metrics, logAnswer, log } = options
  const entries = new Map<Site, Map<string, Entry>>()

  return {
    serve(request, response) {
      try {
        return serveCached(request, response)
      } catch (error) {
        log.error({ err: error }, 'The response cache failed')
        // The route answers instead; nothing of ours is below to catch what it throws, as the framework does for routes.
        if (!response.headersSent) return false
        response.destroy()
        return true
      }
    },
    register(request, path, createLookup) {
      const ofSite = entries.get(request.site) ?? new Map<string, Entry>()
      entries.set(request.site, ofSite)
      if (ofSite.has(path) || ofSite.size >= MAX_ENTRIES) return
      const { url = '', logLevel } = request.routeOptions
      ofSite.set(path, { route: url, logLevel, lookup: createLookup() })
    },
  }

  function serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now()
    if (!isOrdinary(request) || readiness.state === 'draining' || load.isSaturated()) return false
    const site = hosts.known(request)
    const { method = '', url = '', headers } = request
    const entry = site && entries.get(site)?.get(splitUrl(url).pathname)
    if (!entry) return false
    const { edition } = site
    const address = connections.addressOf(request)
    const visitor = visitors.resolve({
      address: address ?? '',
      isAtHome: connections.isAtHome(request),
      editionId: edition.id,
    })
    const isSecure = connections.isSecure(request)
    // What is stale is made anew behind it.
    const kept = inTraceOf(request, () =>
      entry.lookup({ headers, url, site, edition, visitor, preview: null, isSecure }),
    )
    if (!kept) return false
    const { status, body } = kept
    response.writeHead(status, kept.headerList as string[])
    const report = () => {
      const ms = performance.now() - startedAt
      metrics.countRequest({ method, route: entry.route, status, seconds: ms / 1000 })
      logAnswer({ id: randomUUID(), method, url, status, ms, address, logLevel: entry.logLevel })
    }
    // Of an answer without a body, nothing is left that could take its time.
    if (body !== undefined) response.once('finish', report)
    response.end(body)
    if (body === undefined) report()
    return true
  }
}

function isOrdinary({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.cookie?.includes(`${PREVIEW_COOKIE}=`)) return false
  for (const name of unusualHeaders) if (headers[name] !== undefined) return false
  return true
}
