import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { siteOn } from '#server/site/content/schedule.ts'
import { siteAt } from '#server/site/site-at.ts'
import { type ContentClock, createContentClock, holdsAt, type Validity } from '#shared/site/content-clock.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import { selectEncoding } from './accept-encoding.ts'
import { brotliOptions } from './brotli.ts'
import { capCacheControl } from './cache-policies.ts'
import { splitUrl } from './destination.ts'
import { type Encoding, ownMemory } from './encodings.ts'
import { isKnownTag } from './entity-tags.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import {
  type CachedResponse,
  type CachedRoute,
  cachedResponse,
  type ResponseCache,
  sendCached,
} from './response-cache.ts'
import type { SiteRequest } from './site-request.ts'

/** What is the same for all visitors of a site. */
export interface SharedResource {
  /** A text, or an object that is written by the route's schema. */
  body: string | object
  /** Media type, without its charset. */
  type: string
  /** One of `cachePolicies`. */
  control: string
  headers?: Readonly<Record<string, string>>
  /** Whose data it is, by the name of their cache; absent: its own. */
  origin?: ResourceOrigin
}

export interface ResourceOrigin {
  cache: string
  /** What is special about it: `stale`, say. */
  detail: string | null
  /** Whether it was there before it was asked for. */
  wasHeld: boolean
}

interface MakeInput {
  /** Under the law of the visitor's place too, where the route follows it. */
  site: Site
  clock: ContentClock
  params: Readonly<Record<string, string | undefined>>
}

/** Makes a resource. @throws Problem for parameters that name none. */
export type MakeResource = (input: MakeInput) => SharedResource | Promise<SharedResource>

interface SharedRouteOptions {
  schema?: FastifySchema
  /** Whether it is made for each law that a visitor can be under; its `control` is private then. */
  followsPlace?: boolean
}

export interface SharedResponses {
  /** Registers a route whose resource is made once for each site and set of parameters, until the moment at which it changes. */
  get(app: FastifyInstance, path: string, make: MakeResource, options?: SharedRouteOptions): void
}

interface SharedResponsesOptions {
  responseCache: Pick<ResponseCache, 'mount'>
  metrics: Pick<Metrics, 'countCache'>
  wallClock: { now(): number }
  isDevelopment: boolean
}

interface Entry extends Pick<SharedResource, 'control'> {
  bodies: Readonly<Record<Encoding, Buffer>>
  headers: Readonly<Record<string, string>>
  etag: string
  validity: Validity
  /** Of the answer for which it is made, and of those after (RFC 9211). */
  cacheStatus: { made: string; hit: string }
  /** Composed before, by encoding and result. */
  composed: Map<string, CachedResponse>
}

const COST = 'stored answers cost nothing; each that is made is charged by itself'
/** Processor time of making one, its compression included, in ms. */
const MAKE_COST_MS = 3
/** Above the number of addresses that there are. */
const MAX_ENTRIES = 5_000
/** Higher quality than for pages: compressed once. */
const brotli = brotliOptions(6)
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Returns what registers routes for resources that everybody shares. */
export function createSharedResponses(options: SharedResponsesOptions): SharedResponses {
  const { responseCache, metrics, wallClock, isDevelopment } = options
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  const making = new Map<string, Promise<Entry>>()
  const lookup = (key: string) =>
    inSpan('cache', { cache: 'shared' }, (span) => {
      const entry = entries.get(key)
      const found = entry && isFresh(entry, wallClock.now()) ? entry : null
      span.setAttribute('result', found ? 'hit' : 'miss')
      return found
    })
  const makeAndStore = async (key: string, make: () => Promise<Entry>) => {
    let entry = await make()
    // A request at midnight may share work that began before.
    if (!holdsAt(entry.validity, wallClock.now())) entry = await make()
    if (isFresh(entry, wallClock.now())) entries.set(key, entry)
    else entries.delete(key)
    return entry
  }
  /** Concurrent misses share the work. */
  const fill = (key: string, make: () => Promise<Entry>) => {
    const started = making.get(key) ?? makeAndStore(key, make).finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  return {
    get(app, path, make, { schema, followsPlace = false } = {}) {
      // A visitor is looked up when asked for, and not for what is the same everywhere.
      const siteFor = (request: Pick<SiteRequest, 'site' | 'visitor'>) =>
        followsPlace ? siteAt(visitorClassOf(request.visitor, request.site).place, request.site) : request.site
      /** Under the address in the site's own spelling: what is spelled otherwise is found by its parameters. */
      const find: CachedRoute['find'] = (request) => {
        const address = splitUrl(request.url).pathname
        const entry = lookup(keyOf(siteFor(request), address))
        if (!entry) return null
        metrics.countCache({ edition: request.site.edition.id, cache: 'shared', result: 'hit' })
        return { address, response: respond(entry, { headers: request.headers, isHit: true, now: wallClock.now() }) }
      }
      const handle = async (request: FastifyRequest, reply: FastifyReply) => {
        const { headers } = request
        const site = siteFor(request)
        const params = request.params as MakeInput['params']
        const textOf = (body: string | object) => (typeof body === 'string' ? body : String(reply.serialize(body)))
        if (isDevelopment || request.preview) {
          const { body, type, control, headers: own } = await make({ site, clock: request.clock, params })
          reply.headers({ ...own, 'cache-control': control, vary: 'Host' }).type(`${type}; charset=utf-8`)
          return reply.send(textOf(body))
        }
        const key = keyOf(site, addressOf(request))
        const found = lookup(key)
        if (!found) await app.chargeWork(request, MAKE_COST_MS)
        const makeEntry = async () => {
          const clock = createContentClock(wallClock.now())
          const resource = await make({ site: siteOn(site, clock), clock, params })
          return composeEntry(resource, textOf(resource.body), clock)
        }
        const entry = found ?? (await fill(key, makeEntry))
        metrics.countCache({ edition: site.edition.id, cache: 'shared', result: found ? 'hit' : 'miss' })
        return sendCached(reply, respond(entry, { headers, isHit: found !== null, now: wallClock.now() }))
      }
      responseCache.mount(app, path, { find, handle }, { ...(schema && { schema }), config: { cost: COST } })
    },
  }
}

const keyOf = ({ edition, jurisdiction }: Site, address: string) => `${edition.id} ${jurisdiction.id} ${address}`

/** The address in the site's own spelling. */
function addressOf({ routeOptions: { url = '' }, params }: FastifyRequest): string {
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as MakeInput['params'])[name] ?? ''))
}

async function composeEntry(resource: SharedResource, text: string, clock: ContentClock): Promise<Entry> {
  const { type, control, headers, origin = { cache: 'shared', detail: null, wasHeld: false } } = resource
  const identity = ownMemory(Buffer.from(text))
  const [br, gzipped] = await Promise.all([compressBrotli(identity, brotli), compressGzip(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    bodies: { identity, br: ownMemory(br), gzip: ownMemory(gzipped) },
    headers: { ...headers, 'content-type': `${type}; charset=utf-8`, vary: 'Host, Accept-Encoding', etag },
    control,
    etag,
    validity: clock,
    cacheStatus: { made: writeCacheStatus(origin, origin.wasHeld), hit: writeCacheStatus(origin, true) },
    composed: new Map(),
  }
}

/** RFC 9211 */
export function writeCacheStatus({ cache, detail }: ResourceOrigin, isHit: boolean): string {
  return `${cache}; ${isHit ? 'hit' : 'fwd=miss'}${detail === null ? '' : `; detail=${detail}`}`
}

/** Whether an entry is still valid and fresh. */
function isFresh({ validity }: Entry, now: number): boolean {
  return holdsAt(validity, now) && now - validity.madeAt < validity.freshMs
}

/** The response in the encoding that the client takes, or 304; cached until its content changes at most. */
function respond(
  entry: Entry,
  { headers, isHit, now }: { headers: FastifyRequest['headers']; isHit: boolean; now: number },
): CachedResponse {
  const encoding = isKnownTag(headers['if-none-match'], entry.etag) ? null : selectEncoding(headers['accept-encoding'])
  const { changesAt, freshMs, madeAt } = entry.validity
  const control = capCacheControl(entry.control, { changesAt, freshMs: freshMs - (now - madeAt) }, now)
  const key = `${encoding} ${isHit} ${control}`
  const known = entry.composed.get(key)
  if (known) return known
  const body = encoding === null ? undefined : entry.bodies[encoding]
  const composed = cachedResponse({
    status: body ? 200 : 304,
    headers: {
      ...securityHeaders,
      ...entry.headers,
      'cache-control': control,
      'cache-status': isHit ? entry.cacheStatus.hit : entry.cacheStatus.made,
      'server-timing': `cache;desc=${isHit ? 'hit' : 'miss'}`,
      ...(body && { 'content-length': String(body.length) }),
      ...(body && encoding !== 'identity' && { 'content-encoding': String(encoding) }),
    },
    body,
  })
  // Each second would be an entry.
  if (control === entry.control) entry.composed.set(key, composed)
  return composed
}
