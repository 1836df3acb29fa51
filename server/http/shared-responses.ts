import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { type ContentClock, createContentClock, holdsAt, type Validity } from '#shared/site/content-clock.ts'
import { selectEncoding } from './accept-encoding.ts'
import { brotliOptions } from './brotli.ts'
import { capCacheControl } from './cache-policies.ts'
import type { Encoding } from './encodings.ts'
import { isKnownTag } from './entity-tags.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { type CachedResponse, cachedResponse, type ResponseCache } from './response-cache.ts'

/** What is the same for everybody who asks a site for an address. */
export interface SharedResource {
  body: string
  /** Media type, without its charset. */
  type: string
  /** One of `cachePolicies`. */
  control: string
}

interface MakeInput {
  site: Site
  clock: ContentClock
  params: Readonly<Record<string, string | undefined>>
}

/** Makes a resource. @throws Problem for parameters that name none. */
export type MakeResource = (input: MakeInput) => SharedResource | Promise<SharedResource>

export interface SharedResponses {
  /** Registers a route whose resource is made once for each site and set of parameters, until the moment at which it changes. */
  get(app: FastifyInstance, path: string, make: MakeResource): void
}

interface SharedResponsesOptions {
  responseCache: Pick<ResponseCache, 'register'>
  metrics: Pick<Metrics, 'countCache'>
  wallClock: { now(): number }
  /** Makes each response anew. */
  isDevelopment: boolean
}

interface Entry extends Pick<SharedResource, 'control'> {
  bodies: Readonly<Record<Encoding, Buffer>>
  headers: Readonly<Record<string, string>>
  etag: string
  validity: Pick<Validity, 'madeAt' | 'changesAt'>
  /** In ms since 1970; earlier than it changes where a back end may change it at any time. */
  keptUntil: number
  /** Composed before, by encoding and result. */
  composed: Map<string, CachedResponse>
}

type Result = 'hit' | 'miss'

/** How long a resource is kept that shows what a back end said, in ms. */
const VOLATILE_MS = 60_000
/** Slower than for pages, because it is done once. */
const brotli = brotliOptions(6)
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** RFC 9211 */
const cacheStatus: Record<Result, string> = { hit: 'shared; hit', miss: 'shared; fwd=miss' }

/** Returns what registers routes for resources that everybody shares. */
export function createSharedResponses(options: SharedResponsesOptions): SharedResponses {
  const { responseCache, metrics, wallClock, isDevelopment } = options

  return {
    get(app, path, make) {
      const entries = new WeakMap<Site, Map<string, Entry>>()
      const making = new Map<string, Promise<Entry>>()
      const lookup = (site: Site, address: string) => {
        const entry = entries.get(site)?.get(address)
        const now = wallClock.now()
        return entry && now < entry.keptUntil && holdsAt(entry.validity, now) ? entry : null
      }
      const makeAndKeep = async (address: string, { site, params }: Omit<MakeInput, 'clock'>) => {
        const clock = createContentClock(wallClock.now())
        const entry = await composeEntry(await make({ site, clock, params }), clock)
        const ofSite = entries.get(site) ?? new Map<string, Entry>()
        entries.set(site, ofSite.set(address, entry))
        return entry
      }
      /** Whoever misses it at the same time shares the making. */
      const fill = (address: string, input: Omit<MakeInput, 'clock'>) => {
        const key = `${input.site.edition.id} ${address}`
        const started = making.get(key) ?? makeAndKeep(address, input).finally(() => making.delete(key))
        making.set(key, started)
        return started
      }

      app.get(path, async (request, reply) => {
        const { site, headers } = request
        const params = request.params as MakeInput['params']
        if (isDevelopment || request.preview) {
          const { body, type, control } = await make({ site, clock: request.clock, params })
          return reply.headers({ 'cache-control': control, vary: 'Host' }).type(`${type}; charset=utf-8`).send(body)
        }
        const address = addressOf(request)
        const found = lookup(site, address)
        const entry = found ?? (await fill(address, { site, params }))
        metrics.countCache('shared', found ? 'hit' : 'miss')
        responseCache.register(request, address, () => (direct) => {
          const kept = lookup(direct.site, address)
          if (!kept) return null
          metrics.countCache('shared', 'hit')
          return respond(kept, { headers: direct.headers, result: 'hit', now: wallClock.now() })
        })
        const response = respond(entry, { headers, result: found ? 'hit' : 'miss', now: wallClock.now() })
        return reply.headers(response.headers).code(response.status).send(response.body)
      })
    },
  }
}

/** The address in the site's own spelling: a visitor may write it in many. */
function addressOf({ routeOptions: { url = '' }, params }: FastifyRequest): string {
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as MakeInput['params'])[name] ?? ''))
}

async function composeEntry({ body, type, control }: SharedResource, clock: ContentClock): Promise<Entry> {
  const identity = Buffer.from(body)
  const [br, gzipped] = await Promise.all([compressBrotli(identity, brotli), compressGzip(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const { madeAt, changesAt } = clock
  return {
    bodies: { identity, br, gzip: gzipped },
    headers: { 'content-type': `${type}; charset=utf-8`, vary: 'Host, Accept-Encoding', etag },
    control,
    etag,
    validity: { madeAt, changesAt },
    keptUntil: clock.isVolatile ? madeAt + VOLATILE_MS : Number.POSITIVE_INFINITY,
    composed: new Map(),
  }
}

/** The response in the encoding that the client takes, or 304; nobody may keep it for longer than it holds from `now` on. */
function respond(
  entry: Entry,
  { headers, result, now }: { headers: FastifyRequest['headers']; result: Result; now: number },
): CachedResponse {
  const encoding = isKnownTag(headers['if-none-match'], entry.etag) ? null : selectEncoding(headers['accept-encoding'])
  const control = capCacheControl(entry.control, { madeAt: now, changesAt: entry.validity.changesAt })
  const key = `${encoding} ${result} ${control}`
  const known = entry.composed.get(key)
  if (known) return known
  const body = encoding === null ? undefined : entry.bodies[encoding]
  const composed = cachedResponse({
    status: body ? 200 : 304,
    headers: {
      ...securityHeaders,
      ...entry.headers,
      'cache-control': control,
      'cache-status': cacheStatus[result],
      ...(body && { 'content-length': String(body.length) }),
      ...(body && encoding !== 'identity' && { 'content-encoding': String(encoding) }),
    },
    body,
  })
  // Of what is cut to the second there is no end.
  if (control === entry.control) entry.composed.set(key, composed)
  return composed
}
