import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import type { Readiness } from '#server/ops/probes.ts'
import { endRequest, inRequest, traceIdOf } from '#server/ops/tracing/spans.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { siteNow } from '#server/site/content/schedule.ts'
import type { Connections } from '#server/visitor/connections.ts'
import type { Visitors } from '#server/visitor/region-rules.ts'
import { PREVIEW_COOKIE } from '#shared/visitor/preview-mark.ts'
import { splitUrl } from './destination.ts'
import type { Hosts } from './hosts.ts'
import type { LoadSensor } from './load-sensor.ts'
import { PAGE_PATTERN, pageIdOf } from './page-id.ts'
import type { LogAnswer } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { createRequestIds, REQUEST_ID_HEADER } from './request-id.ts'
import type { SiteRequest } from './site-request.ts'

/** Answers from caches, before Fastify and inside, by the same function of a route (decision 0006). */
export interface ResponseCache {
  /** Registers a GET route. Once it has found the response to an address, it is asked for that address before Fastify as well. */
  mount(app: FastifyInstance, path: string, route: CachedRoute, options?: RouteShorthandOptions): void
  /** False when nothing is cached: the request is left, untouched, to the routes. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
}

/** A route whose responses are cached. */
export interface CachedRoute {
  /** Returns the cached response to a request; null when there is none. */
  find: (request: SiteRequest) => FoundResponse | null
  /** Answers all other requests, previews among them. */
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown
}

export interface FoundResponse {
  /** The address in the site's own spelling, never the visitor's: there is no end of those that a route takes for the same. */
  address: string
  response: CachedResponse
}

/** A whole response with every header; shared, never changed. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** The same, name and value by turns: what Node writes fastest. */
  headerList: readonly string[]
  body: Buffer | undefined
}

/** Returns a response with its headers also in the form that Node writes fastest. */
export function cachedResponse(input: Omit<CachedResponse, 'headerList'>): CachedResponse {
  return { ...input, headerList: Object.entries(input.headers).flat() }
}

interface ResponseCacheOptions {
  hosts: Hosts
  connections: Connections
  visitors: Pick<Visitors, 'resolve'>
  load: LoadSensor
  readiness: Readiness
  metrics: Pick<Metrics, 'countRequest'>
  logAnswer: LogAnswer
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
  log: FastifyBaseLogger
}

interface Mounted {
  /** The pattern that metrics know the address by. */
  pattern: string
  /** Id in the route table; null: it is no page. */
  page: string | null
  logLevel: string | undefined
  find: CachedRoute['find']
}

/** Addresses of one site at most; it has fewer. */
const MAX_ADDRESSES = 20_000
/** A request with one of these has a body, or wants something else. */
const unusualHeaders = ['content-length', 'transfer-encoding', 'expect', 'upgrade'] as const

/** Returns the response cache of an application. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { hosts, connections, visitors, load, readiness, metrics, logAnswer, log, wallClock } = options
  const idOf = createRequestIds(connections)
  const mounted = new Map<Site, Map<string, Mounted>>()

  return {
    serve(request, response) {
      try {
        return serveCached(request, response)
      } catch (error) {
        log.error({ err: error }, 'The response cache failed')
        // The route answers instead: nothing below would catch the error.
        if (!response.headersSent) return false
        response.destroy()
        return true
      }
    },
    mount(app, path, { find, handle }, options = {}) {
      app.get(path, options, (request, reply) => {
        const found = request.preview ? null : find(request)
        if (!found) return handle(request, reply)
        register(request, found.address, find)
        sendCached(reply, found.response)
        return undefined
      })
    },
  }

  function register(request: FastifyRequest, address: string, find: Mounted['find']) {
    const { url = '', logLevel } = request.routeOptions
    const ofSite = mounted.get(request.site) ?? new Map<string, Mounted>()
    mounted.set(request.site, ofSite)
    if (ofSite.has(address) || ofSite.size >= MAX_ADDRESSES) return
    ofSite.set(address, { pattern: url, page: url === PAGE_PATTERN ? pageIdOf(request) : null, logLevel, find })
  }

  function serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now()
    if (!isOrdinary(request) || readiness.state === 'draining' || load.isSaturated()) return false
    const known = hosts.known(request)
    const site = known && siteNow(known, wallClock.now())
    const { method = '', url = '', headers } = request
    const route = site && mounted.get(site)?.get(splitUrl(url).pathname)
    if (!route) return false
    const { edition } = site
    const address = connections.addressOf(request)
    const isAtHome = connections.isAtHome(request)
    const protocol = connections.isSecure(request) ? 'https' : 'http'
    const find = () => {
      const visitor = visitors.resolve({ address: address ?? '', isAtHome, editionId: edition.id })
      return route.find({ headers, url, site, edition, visitor, preview: null, protocol })
    }
    // A stale page is refreshed within this trace.
    const found = inRequest(request, find, { isStored: true })
    if (!found) return false
    const { status, headers: sent, headerList, body } = found.response
    const id = idOf(request)
    response.writeHead(status, [...headerList, REQUEST_ID_HEADER, id])
    const report = () => {
      const ms = performance.now() - startedAt
      metrics.countRequest({ edition: edition.id, method, route: route.pattern, status, seconds: ms / 1000 })
      const answered = {
        id,
        method,
        url,
        status,
        ms,
        address,
        logLevel: route.logLevel,
        edition: edition.id,
        page: route.page,
        cache: sent['cache-status'] ?? null,
        bytes: body?.length ?? null,
        traceId: traceIdOf(request),
      }
      logAnswer(answered)
      endRequest(request, route.pattern, answered)
    }
    // Without a body it is finished at once.
    if (body !== undefined) response.once('finish', report)
    response.end(body)
    if (body === undefined) report()
    return true
  }
}

/** Sends a cached response inside Fastify, without what every answer is given and this one must not have: a page may be framed. */
export function sendCached(reply: FastifyReply, { status, headers, body }: CachedResponse): FastifyReply {
  for (const name of Object.keys(securityHeaders)) if (!(name in headers)) reply.removeHeader(name)
  return reply.headers(headers).code(status).send(body)
}

function isOrdinary({ method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie?.includes(`${PREVIEW_COOKIE}=`)) return false
  for (const name of unusualHeaders) if (headers[name] !== undefined) return false
  return true
}
