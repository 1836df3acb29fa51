import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { allowedDownloads } from '#server/downloads/installer-link.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem, ProblemError, sendProblem } from '#server/http/problems.ts'
import { type ResourceOrigin, type SharedResponses, writeCacheStatus } from '#server/http/shared-responses.ts'
import { formatCalendar } from '#server/tournaments/calendar.ts'
import type { Loaded, Upstream, UpstreamSource } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { ExplainVisitor } from '#server/visitor/explain-visitor.ts'
import { registerVisitApi, type VisitApiOptions } from '#server/visitor/visit-api.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { selectSchedule, selectTimetable } from '#shared/tournaments/tournaments.ts'
import { registerApiDocs } from './api-docs.ts'
import { apiSchemas, NavigationItem } from './api-schemas.ts'

/** Longer than a failure is remembered, so that the next try reaches the back end. */
const RETRY_AFTER_SECONDS = 3

const origins: Record<UpstreamSource, Omit<ResourceOrigin, 'wasHeld'>> = {
  embedded: { cache: 'embedded', detail: null },
  upstream: { cache: 'upstream', detail: null },
  stale: { cache: 'upstream', detail: 'stale' },
  fallback: { cache: 'upstream', detail: 'fallback' },
}

export async function apiRoutes(app: FastifyInstance, options: ApiOptions) {
  await app.register((api) => registerApi(api, options), { prefix: '/api' })
}

interface ApiOptions extends VisitApiOptions {
  upstream: Upstream
  sharedResponses: SharedResponses
  explainVisitor: ExplainVisitor
}

async function registerApi(app: FastifyInstance, options: ApiOptions) {
  const { upstream, sharedResponses, explainVisitor } = options
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  api.setErrorHandler(sendError)
  api.setNotFoundHandler((request, reply) => sendNotFound(request, reply))
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Website API', version: '1' } },
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  })
  api.addSchema(NavigationItem)

  /** A route whose answer is the same for everybody until the back end's data, or what is derived from it, changes. */
  const get = <Value>(
    path: string,
    schema: FastifySchema,
    load: (siteId: string, clock: ContentClock) => Promise<Loaded<Value>>,
    derive: (value: Value, clock: ContentClock) => object | null = (value) => Object(value),
  ) =>
    sharedResponses.get(
      app,
      path,
      async ({ site, clock }) => {
        const { value, ...loaded } = await load(site.edition.siteId, clock)
        const body = derive(value, clock)
        if (!body) throw createProblem({ status: 404, detail: 'Nothing is known of this network.' })
        return { body, type: 'application/json', control: cachePolicies.minute, origin: originOf(loaded) }
      },
      schema,
    )
  get('/navigations', apiSchemas.navigations, upstream.loadNavigations)
  get('/util-navigations', apiSchemas.utilNavigations, upstream.loadUtilNavigations)
  get('/brand-ambassador', apiSchemas.brandAmbassador, upstream.loadBrandAmbassadors)
  get('/giveaways', apiSchemas.giveaways, upstream.loadGiveaways)
  get('/leaderboards', apiSchemas.leaderboards, upstream.loadLeaderboards)
  get('/network-status', apiSchemas.networkStatus, upstream.loadNetworkStatus, (status) => status)
  get('/timetable', apiSchemas.timetable, upstream.loadTournaments, (all, { hasCome }) => selectTimetable(all, hasCome))
  get('/schedule', apiSchemas.schedule, upstream.loadTournaments, (all, { hasCome }) => selectSchedule(all, hasCome))

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
    const loaded = await upstream.loadDownloadLinks({ brandAlias, platform, country }, clock)
    reply.headers({
      'cache-status': writeCacheStatus(originOf(loaded), loaded.wasHeld),
      'cache-control': cachePolicies.personal,
      vary: 'Host',
    })
    return { links: allowedDownloads(loaded.value, edition.downloadHosts) }
  })

  api.get('/visitor', { schema: apiSchemas.visitor }, async ({ visitor, site }, reply) => {
    reply.header('cache-control', cachePolicies.personal)
    const { country, region, ruleKey, ruleType, isWhitelisted, source } = visitor
    const { rule, dataDate, code, effects } = explainVisitor({ visitor, site })
    return {
      country,
      region,
      ruleKey,
      ruleType,
      isWhitelisted,
      prompt: effects.dialogs[0] ?? null,
      source,
      reason: rule?.reason ?? null,
      basis: rule?.source ?? null,
      dataDate,
      code,
    }
  })

  for (const path of ['/calendar/:series.ics', '/calendar/:series/:event.ics']) {
    sharedResponses.get(
      app,
      path,
      async ({ site, params, clock }) => {
        const { brandName, origin, siteId } = site.edition
        const { value, ...loaded } = await upstream.loadTournaments(siteId, clock)
        const series = value.find(({ id }) => id === params.series)
        const event = series?.events.find(({ id }) => id === params.event) ?? null
        if (!series || (params.event !== undefined && !event)) {
          throw createProblem({ status: 404, detail: 'There is no such tournament.' })
        }
        return {
          body: formatCalendar({ series, event, brandName, origin, clock }),
          type: 'text/calendar',
          control: cachePolicies.minute,
          headers: { 'content-disposition': `attachment; filename="${(event ?? series).id}.ics"` },
          origin: originOf(loaded),
        }
      },
      apiSchemas.calendar,
    )
  }

  registerVisitApi(api, options)
  registerApiDocs(api)

  sharedResponses.get(
    app,
    '/openapi.json',
    () => ({ body: JSON.stringify(api.swagger()), type: 'application/json', control: cachePolicies.minute }),
    { hide: true },
  )
  // A route of its own: the pages' catch-all would answer with HTML.
  api.get('/*', { schema: { hide: true } }, sendNotFound)
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, { status: 404, detail: `There is no ${request.method} ${pathOf(request)}.` })
}

const originOf = ({ source, wasHeld }: Pick<Loaded<unknown>, 'source' | 'wasHeld'>): ResourceOrigin => ({
  ...origins[source],
  wasHeld,
})

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

function toRefusal(error: FastifyError, request: FastifyRequest) {
  const status = error.statusCode ?? 500
  if (error.validation) return { status: 400, detail: validationDetail(error, request) }
  const { message: detail } = error
  if (error instanceof ProblemError) return { status, detail, retryAfterSeconds: error.retryAfterSeconds }
  if (status >= 400 && status < 500) return { status, detail }
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
