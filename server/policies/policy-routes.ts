import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import type { MakeResource, SharedResponses } from '#server/http/shared-responses.ts'
import type { Entry } from '#server/pages/entry.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import { policyIds, policyPageId } from '#shared/policies/policy-routes.ts'
import type { Policies } from './policies.ts'
import { policiesAtom, policiesJson } from './policy-feeds.ts'

interface PolicyServices {
  policies: Policies
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

const ComparisonQuery = Type.Object({
  policy: Type.Enum([...policyIds]),
  locale: Type.String(),
  from: Type.String({ pattern: '^\\d{8}$' }),
  to: Type.String({ pattern: '^\\d{8}$' }),
})

export async function policyRoutes(app: FastifyInstance, { policies, loadEntry, sharedResponses }: PolicyServices) {
  sharedResponses.get(app, '/policies.json', ({ site, clock }) => ({
    body: JSON.stringify(policiesJson({ policies, site, clock })),
    type: 'application/json',
    control: cachePolicies.minutes,
  }))
  for (const path of ['/policies.atom', '/policies/:id.atom', '/:locale/policies.atom', '/:locale/policies/:id.atom'])
    sharedResponses.get(app, path, makeFeed)

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get('/actions/compare-policy', { schema: { querystring: ComparisonQuery } }, (request, reply) => {
      const { policy, from, to } = request.query
      const { edition, paths } = request.site
      const locale = edition.locales.find((code) => code === request.query.locale) ?? edition.locales[0]
      const path =
        from === to
          ? paths.pathOf(policyPageId(policy, 'version'), locale, { version: to })
          : paths.pathOf(policyPageId(policy, 'comparison'), locale, { from, to })
      return sendRedirect(reply.header('cache-control', cachePolicies.never), { to: path ?? '/', status: 303 })
    })

  async function makeFeed({ site, clock, params }: Parameters<MakeResource>[0]) {
    const locale = prefixedLocale(site, params.locale)
    const policyId = params.id === undefined ? null : policyIds.find((id) => id === params.id)
    if (policyId === undefined) throw createProblem({ status: 404, detail: 'There is no such feed.' })
    const { translate } = await loadEntry()
    const title = policyId
      ? (policies.versionsOf(policyId, site.edition.id, locale).at(-1)?.title ?? policyId)
      : translate[locale]('policy.shelf')
    const effectiveLabel = translate[locale]('policy.effective.future')
    const body = policiesAtom({ policies, site, clock, locale, policyId, title, effectiveLabel })
    return { body, type: 'application/atom+xml', control: cachePolicies.minutes }
  }
}
