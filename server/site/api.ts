import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowedDownloads } from '#server/downloads/installer-link.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { createProblem, ProblemError, sendProblem } from '#server/http/problems.ts'
import { type CachedResponse, cachedResponse, type Lookup, type ResponseCache } from '#server/http/response-cache.ts'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { formatCalendar } from '#server/tournaments/calendar.ts'
import type { Loaded, Upstream, UpstreamSource } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { ExplainVisitor } from '#server/visitor/explain-visitor.ts'
import { registerVisitApi, type VisitApiOptions } from '#server/visitor/visit-api.ts'
import { keepWhileTrue } from '#shared/site/content-clock.ts'
import { selectSchedule, selectTimetable } from '#shared/tournaments/tournaments.ts'
import { registerApiDocs } from './api-docs.ts'
import { apiSchemas, NavigationItem, type NetworkStatusAnswer } from './api-schemas.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Longer than a failure is remembered, so that the next try reaches the back end. */
const RETRY_AFTER_SECONDS = 3

/** Whose answer it is, with what is special about it (RFC 9211), and how long ours may be kept, by where the data comes from. */
const cacheHeaders: Record<UpstreamSource, { cache: string; detail: string; control: string }> = {
  embedded: { cache: 'embedded', detail: '', control: cachePolicies.minute },
  upstream: { cache: 'upstream', detail: '', control: cachePolicies.minute },
  stale: { cache: 'upstream', detail: '; detail=stale', control: cachePolicies.moment },
  fallback: { cache: 'upstream', detail: '; detail=fallback', control: cachePolicies.never },
}

/** Registers `/api/*`. Reads `request.edition` and `request.visitor`; every error is a problem document. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions) {
  await app.register((api) => registerApi(api, options), { prefix: '/api' })
}

interface ApiOptions extends VisitApiOptions {
  upstream: Upstream
  responseCache: Pick<ResponseCache, 'register'>
  metrics: Pick<Metrics, 'countCache'>
  explainVisitor: ExplainVisitor
}

async function registerApi(app: FastifyInstance, options: ApiOptions) {
  const { upstream, responseCache, metrics, explainVisitor } = options
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  api.setErrorHandler(sendError)
  api.setNotFoundHandler((request, reply) => sendNotFound(request, reply))
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Website API', version: '1' } },
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  })
  api.addSchema(NavigationItem)

  api.get('/navigations', { schema: apiSchemas.navigations }, async (request, reply) => {
    responseCache.register(request, '/api/navigations', () => heldAnswer('navigations'))
    return sendShared(reply, await upstream.loadNavigations(request.edition.siteId, request.clock))
  })
  api.get('/util-navigations', { schema: apiSchemas.utilNavigations }, async (request, reply) => {
    responseCache.register(request, '/api/util-navigations', () => heldAnswer('util-navigations'))
    return sendShared(reply, await upstream.loadUtilNavigations(request.edition.siteId, request.clock))
  })
  api.get('/brand-ambassador', { schema: apiSchemas.brandAmbassador }, async ({ edition, clock }, reply) =>
    sendShared(reply, await upstream.loadBrandAmbassadors(edition.siteId, clock)),
  )
  api.get('/giveaways', { schema: apiSchemas.giveaways }, async ({ edition, clock }, reply) =>
    sendShared(reply, await upstream.loadGiveaways(edition.siteId, clock)),
  )
  api.get('/timetable', { schema: apiSchemas.timetable }, async ({ edition, clock }, reply) =>
    sendDerived(reply, await upstream.loadTournaments(edition.siteId, clock), (all) => timetableOf(all, clock)),
  )
  api.get('/schedule', { schema: apiSchemas.schedule }, async ({ edition, clock }, reply) =>
    sendDerived(reply, await upstream.loadTournaments(edition.siteId, clock), (all) => scheduleOf(all, clock)),
  )
  api.get('/leaderboards', { schema: apiSchemas.leaderboards }, async ({ edition, clock }, reply) =>
    sendShared(reply, await upstream.loadLeaderboards(edition.siteId, clock)),
  )

  api.get('/network-status', { schema: apiSchemas.networkStatus }, async ({ edition, clock }, reply) => {
    const status = decorateReply(reply, await upstream.loadNetworkStatus(edition.siteId, clock))
    if (!status) throw createProblem({ status: 404, detail: 'Nothing is known of this network.' })
    return structuredClone(status) as NetworkStatusAnswer
  })

  api.get('/download-url', { schema: apiSchemas.downloadUrl }, async (request, reply) => {
    const { edition, visitor, clock } = request
    const { brandAlias, platform, country = visitor.country ?? 'UNKNOWN' } = request.query
    // Another edition's installers come from that edition's host, where its own rules have been applied.
    if (brandAlias !== edition.brandAlias) {
      throw createProblem({ status: 400, detail: `Parameter brandAlias: expected ${edition.brandAlias}.` })
    }
    if (visitor.ruleType === 'BLOCKED') {
      throw createProblem({ status: 403, detail: 'Downloads are not available in your location.' })
    }
    const loaded = decorateReply(reply, await upstream.loadDownloadLinks({ brandAlias, platform, country }, clock))
    reply.header('cache-control', cachePolicies.personal)
    return { links: allowedDownloads(loaded, edition.downloadHosts) }
  })

  api.get('/visitor', { schema: apiSchemas.visitor }, async ({ visitor, edition }, reply) => {
    reply.header('cache-control', cachePolicies.personal)
    const { country, region, ruleKey, ruleType, isWhitelisted, source } = visitor
    const { rule, dataDate, code, effects } = explainVisitor({ visitor, edition })
    return {
      country,
      region,
      ruleKey,
      ruleType,
      isWhitelisted,
      prompt: effects.prompts[0] ?? null,
      source,
      reason: rule?.reason ?? null,
      basis: rule?.source ?? null,
      dataDate,
      code,
    }
  })

  for (const path of ['/calendar/:series.ics', '/calendar/:series/:event.ics']) {
    api.get(path, { schema: apiSchemas.calendar }, async ({ edition, params, clock }, reply) => {
      const all = decorateReply(reply, await upstream.loadTournaments(edition.siteId, clock))
      const series = all.find(({ id }) => id === params.series)
      const event = series?.events.find(({ id }) => id === params.event) ?? null
      if (!series || (params.event !== undefined && !event)) {
        throw createProblem({ status: 404, detail: 'There is no such tournament.' })
      }
      const { brandName, origin } = edition
      reply.header('content-disposition', `attachment; filename="${(event ?? series).id}.ics"`)
      reply.type('text/calendar; charset=utf-8')
      return formatCalendar({ series, event, brandName, origin, clock })
    })
  }

  /** Returns what finds, in memory, what every page asks for. */
  function heldAnswer(resource: Parameters<typeof upstream.heldOfSite>[0]): Lookup {
    const answers = new WeakMap<Buffer, Partial<Record<UpstreamSource, CachedResponse>>>()
    return ({ edition }) => {
      const held = upstream.heldOfSite(resource, edition.siteId)
      const body = held && written.get(held.value)
      if (!held || !body) return null
      metrics.countCache('upstream', held.source === 'stale' ? 'stale' : 'hit')
      let bySource = answers.get(body)
      if (!bySource) {
        bySource = {}
        answers.set(body, bySource)
      }
      bySource[held.source] ??= composeAnswer(body, held)
      return bySource[held.source] ?? null
    }
  }

  registerVisitApi(api, options)
  registerApiDocs(api)

  let openapi: string | null = null
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    openapi ??= JSON.stringify(api.swagger())
    return reply.header('cache-control', cachePolicies.minute).type(JSON_TYPE).send(openapi)
  })
  // A route of its own: the pages' catch-all would answer with HTML.
  api.get('/*', { schema: { hide: true } }, sendNotFound)
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, { status: 404, detail: `There is no ${request.method} ${pathOf(request)}.` })
}

function composeAnswer(body: Buffer, held: DataOrigin): CachedResponse {
  const headers = { ...securityHeaders, ...sharedHeaders(held), 'content-type': JSON_TYPE }
  return cachedResponse({ status: 200, headers: { ...headers, 'content-length': String(body.length) }, body })
}

const timetableOf = keepWhileTrue((all: Parameters<typeof selectTimetable>[0], { hasCome }) =>
  selectTimetable(all, hasCome),
)
const scheduleOf = keepWhileTrue((all: Parameters<typeof selectSchedule>[0], { hasCome }) =>
  selectSchedule(all, hasCome),
)

/** What was written of an answer of the back end, by the answer: its schema is that of the one route that sends it. */
const written = new WeakMap<object, Buffer>()

/** Sends what is the same for everybody, written once for as long as the back end's answer stays the same. */
function sendShared(reply: FastifyReply, loaded: Loaded<readonly object[]>): FastifyReply {
  return sendDerived(reply, loaded, (value) => value)
}

/** The same of what is derived from it: `derive` returns the same object for as long as it holds. */
function sendDerived<Value>(
  reply: FastifyReply,
  loaded: Loaded<Value>,
  derive: (value: Value) => object,
): FastifyReply {
  const value = derive(decorateReply(reply, loaded))
  const body = written.get(value) ?? Buffer.from(String(reply.serialize(value)))
  written.set(value, body)
  return reply.type(JSON_TYPE).send(body)
}

/** Says in the headers where the data comes from, and returns the data. */
function decorateReply<Value>(reply: FastifyReply, loaded: Loaded<Value>): Value {
  reply.headers(sharedHeaders(loaded))
  return loaded.value
}

type DataOrigin = Pick<Loaded<unknown>, 'source' | 'wasHeld'>

function sharedHeaders({ source, wasHeld }: DataOrigin): Record<string, string> {
  const { cache, detail, control } = cacheHeaders[source]
  const status = `${cache}; ${wasHeld ? 'hit' : 'fwd=miss'}${detail}`
  // Each edition answers under its own host, and may answer differently.
  return { 'cache-status': status, 'cache-control': control, vary: 'Host' }
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof UpstreamError) {
    const detail = 'This information is not available at the moment.'
    return sendProblem(reply, { status: 503, detail, retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const refusal = toRefusal(error, request)
  if (refusal) {
    request.log.info({ err: error }, 'API request refused')
    return sendProblem(reply, refusal)
  }
  request.log.error({ err: error }, 'API request failed')
  return sendProblem(reply, {
    status: Math.max(error.statusCode ?? 500, 500),
    detail: 'Something went wrong on our side.',
  })
}

/** What may be told about an error; null when it is a secret of ours. */
function toRefusal(error: FastifyError, request: FastifyRequest) {
  const status = error.statusCode ?? 500
  if (error.validation) return { status: 400, detail: validationDetail(error, request) }
  if (error instanceof ProblemError || (status >= 400 && status < 500)) return { status, detail: error.message }
  return null
}

/** Names the parameter and, in the words of its schema, what it should be. */
function validationDetail(error: FastifyError, request: FastifyRequest): string {
  const first = error.validation?.[0]
  const name = String(first?.params?.missingProperty ?? first?.instancePath.split('/')[1] ?? '')
  const { querystring } = request.routeOptions.schema ?? {}
  const properties: Record<string, { description?: string }> =
    typeof querystring === 'object' && querystring !== null && 'properties' in querystring
      ? Object(querystring.properties)
      : {}
  return `Parameter ${name}: expected ${properties[name]?.description ?? 'another value'}.`
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}
