import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, RawServerDefault } from 'fastify'
import Type, { type Static } from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { isOwnOrigin } from '#server/http/own-referrer.ts'
import { createProblem } from '#server/http/problems.ts'
import type { NamedRateLimits } from '#server/http/rate-limit.ts'
import { deviceOf, readConsent } from '#server/http/request-traits.ts'
import type { VisitMetrics } from '#server/ops/metrics/visit-metrics.ts'
import { answer, problems } from '#server/site/api-schemas.ts'
import type { ChatCapacity } from '#server/upstream/chat-capacity.ts'
import { routes } from '#shared/site/routes.ts'
import { exactly } from '#shared/site/schema.ts'
import { type TrackedEvent, vitalNames } from '#shared/visitor/tracked-events.ts'
import { subscriberOf } from './client-address.ts'

/** Pages whose views are counted: none about responsible gaming. */
const countedPages = [
  'error',
  ...Object.entries(routes).flatMap(([id, row]) => ('topic' in row && row.topic === 'responsible-gaming' ? [] : [id])),
]
/** One shape for all: what a choice of shapes does not know, the validator takes away before it tries the next. */
const Event = exactly({
  type: Type.Enum(['page', 'vital']),
  page: Type.Enum(countedPages, { description: 'id of the page, as the route table has it' }),
  name: Type.Optional(Type.Enum([...vitalNames])),
  // A day.
  value: Type.Optional(Type.Number({ minimum: 0, maximum: 86_400_000 })),
})

/** @throws ProblemError for a measurement without its name or value. */
function readEvent({ type, page, name, value }: Static<typeof Event>): TrackedEvent {
  if (type === 'page') return { type, page }
  if (name === undefined || value === undefined) {
    throw createProblem({ status: 400, detail: 'Fields name and value: expected those of a measurement.' })
  }
  return { type, page, name, value }
}

/** An event has below 200 bytes. */
const MAX_BODY_BYTES = 512
/** Far above what one reader causes, from an address that a whole office may share. */
const POSTS_PER_MINUTE = 240

export interface VisitApiOptions {
  chatCapacity: ChatCapacity
  visits: VisitMetrics
  rateLimits: NamedRateLimits
}

export function registerVisitApi(
  app: FastifyInstance<RawServerDefault>,
  { chatCapacity, visits, rateLimits }: VisitApiOptions,
): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>()
  const mayPost = rateLimits('beacon', { max: POSTS_PER_MINUTE, windowMs: 60_000 })

  api.get(
    '/chat-capacity',
    { schema: answer('Whether somebody is free to chat', Type.Object({ hasCapacity: Type.Boolean() })) },
    async ({ edition }, reply) => {
      reply.header('cache-control', cachePolicies.never)
      return { hasCapacity: await chatCapacity(edition) }
    },
  )

  api.post(
    '/beacon',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        summary: 'Counts a page view or a measurement of a visitor who allows it; stores nothing of them',
        response: { 204: Type.Null({ description: 'It is counted' }), ...problems },
        body: Event,
      },
    },
    async (request, reply) => {
      const { origin, 'sec-fetch-site': from } = request.headers
      const isOurs = origin === undefined ? from === undefined : isOwnOrigin(URL.parse(origin), request)
      // Without a cookie that consents, nothing may be counted.
      if (!isOurs || !readConsent(request).allowed.includes('statistics') || !request.edition.analytics.beacon) {
        visits.refuse('consent')
        throw createProblem({ status: 403, detail: 'This visit is not counted.' })
      }
      if (!mayPost(subscriberOf(request.ip))) {
        visits.refuse('rate')
        throw createProblem({ status: 429, detail: 'Too many posts.' })
      }
      visits.add(readEvent(request.body), { edition: request.edition.id, device: deviceOf(request) })
      return reply.code(204).header('cache-control', cachePolicies.never).send(null)
    },
  )
}
