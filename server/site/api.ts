import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem, ProblemError, sendProblem } from '#server/http/problems.ts'
import type { SharedResponses } from '#server/http/shared-responses.ts'
import type { Services } from '#server/services.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { registerVisitApi, type VisitApiOptions } from '#server/visitor/visit-api.ts'
import { registerApiDocs } from './api-docs.ts'
import { apiSchemas, NavigationItem } from './api-schemas.ts'
import { type ApiScope, type ApiServices, originOf } from './api-scope.ts'
import { featureRoutes } from './feature-routes.ts'
import { lawfulMenu } from './lawful-menu.ts'

/** Longer than a failure is remembered, so that the next try reaches the back end. */
const RETRY_AFTER_SECONDS = 3

export async function apiRoutes(app: FastifyInstance, options: ApiOptions) {
  await app.register((api) => registerApi(api, options), { prefix: '/api' })
}

interface ApiOptions extends VisitApiOptions, ApiServices, Pick<Services, 'upstream' | 'explainVisitor'> {
  sharedResponses: SharedResponses
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

  const share: ApiScope['share'] = (path, schema, resource, derive) =>
    sharedResponses.get(
      app,
      path,
      async ({ site, clock }) => {
        const { value, ...loaded } = await upstream.load(resource, site.edition.siteId, clock)
        const body = derive ? derive(value, clock, site) : value
        if (!body) throw createProblem({ status: 404, detail: 'Nothing is known of this network.' })
        return {
          body,
          type: 'application/json',
          control: derive ? cachePolicies.place : cachePolicies.minute,
          origin: originOf(loaded),
        }
      },
      { schema, followsPlace: derive !== undefined },
    )
  share('/navigations', apiSchemas.navigations, 'navigations', (menu, clock, site) => lawfulMenu(menu, site, clock))
  share('/util-navigations', apiSchemas.utilNavigations, 'util-navigations', (menu, clock, site) =>
    lawfulMenu(menu, site, clock),
  )
  const scope = { api, share, sharedResponses, upstream }
  for (const { addApi } of featureRoutes) addApi?.(scope, options)

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

  registerVisitApi(api, options)
  registerApiDocs(api)

  sharedResponses.get(
    app,
    '/openapi.json',
    () => ({ body: JSON.stringify(api.swagger()), type: 'application/json', control: cachePolicies.minute }),
    { schema: { hide: true } },
  )
  // A route of its own: the pages' catch-all would answer with HTML.
  api.get('/*', { schema: { hide: true } }, sendNotFound)
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, { status: 404, detail: `There is no ${pathOf(request)}.` })
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
