import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { policyIds, policyPageId } from '#shared/policies/policy-routes.ts'
import { keepWhileTrue } from '#shared/site/content-clock.ts'
import type { Policies } from './policies.ts'
import { policiesAtom, policiesJson } from './policy-feeds.ts'

interface PolicyServices {
  policies: Policies
  loadEntry: () => Promise<Entry>
}

const ComparisonQuery = Type.Object({
  policy: Type.Enum([...policyIds]),
  locale: Type.String(),
  from: Type.String({ pattern: '^\\d{8}$' }),
  to: Type.String({ pattern: '^\\d{8}$' }),
})

/** Policies for programs: one list as JSON, and feeds that say when a version is published. */
export async function policyRoutes(app: FastifyInstance, { policies, loadEntry }: PolicyServices) {
  // A hundred times the bytes of what asks for it: made once, and the same bytes for everybody.
  const list = keepWhileTrue((site: Site, clock) =>
    Buffer.from(JSON.stringify(policiesJson({ policies, site, clock }))),
  )
  app.get('/policies.json', ({ site, clock }, reply) => {
    reply.header('cache-control', cachePolicies.minutes).header('vary', 'Host')
    return reply.type('application/json; charset=utf-8').send(list(site, clock))
  })
  app.get('/policies.atom', (request, reply) => sendFeed(request, reply, {}))
  app.get<{ Params: FeedParams }>('/policies/:id.atom', (request, reply) => sendFeed(request, reply, request.params))
  app.get<{ Params: FeedParams }>('/:locale/policies.atom', (request, reply) =>
    sendFeed(request, reply, request.params),
  )
  app.get<{ Params: FeedParams }>('/:locale/policies/:id.atom', (request, reply) =>
    sendFeed(request, reply, request.params),
  )

  /** The form of the comparison's page: from two versions to their address. */
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get('/actions/compare-policy', { schema: { querystring: ComparisonQuery } }, (request, reply) => {
      const { policy, from, to } = request.query
      const { edition, paths } = request.site
      const locale = edition.locales.find((code) => code === request.query.locale) ?? edition.locales[0] ?? 'en'
      const path =
        from === to
          ? paths.pathOf(policyPageId(policy, 'version'), locale, { version: to })
          : paths.pathOf(policyPageId(policy, 'comparison'), locale, { from, to })
      return sendRedirect(reply.header('cache-control', cachePolicies.never), { to: path ?? '/', status: 303 })
    })

  interface FeedParams {
    locale?: string
    id?: string
  }

  async function sendFeed(request: FastifyRequest, reply: FastifyReply, params: FeedParams) {
    const { site, clock } = request
    const [first = 'en', ...others] = site.edition.locales
    // Only other languages than the first have a prefix, as everywhere (shared/site/paths.ts).
    const locale = params.locale === undefined ? first : others.find((code) => code === params.locale)
    const policyId = params.id === undefined ? null : policyIds.find((id) => id === params.id)
    if (!locale || policyId === undefined) throw createProblem({ status: 404, detail: 'There is no such feed.' })
    const { translate } = await loadEntry()
    const title = policyId
      ? (policies.versionsOf(policyId, site.edition.id, locale).at(-1)?.title ?? policyId)
      : translate[locale]('policy.shelf')
    reply.header('cache-control', cachePolicies.minutes).header('vary', 'Host')
    return reply
      .type('application/atom+xml; charset=utf-8')
      .send(policiesAtom({ policies, site, clock, locale, policyId, title }))
  }
}
