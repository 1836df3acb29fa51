import Type from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { consentOf, hasPrivacySignal } from '#server/http/request-traits.ts'
import { answer } from '#server/site/api-schemas.ts'
import type { ApiScope } from '#server/site/api-scope.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import { optionalCategories } from '#shared/visitor/consent.ts'
import type { Policies } from './policies.ts'

const category = Type.Enum([...optionalCategories])
const Receipt = Type.Object({
  site: Type.String({ format: 'uri' }),
  chosenAt: Type.String({ format: 'date-time' }),
  allowed: Type.Array(category),
  refused: Type.Array(category),
  globalPrivacyControl: Type.Boolean({
    description: 'Whether the browser refuses statistics and marketing, whatever was chosen',
  }),
  text: Type.Object({
    version: Type.String(),
    address: Type.String({ format: 'uri' }),
    sha256: Type.String(),
  }),
})

/** `/api/consent-receipt`: what a browser has chosen, under which version of the cookie policy. */
export function consentReceiptApi({ api }: ApiScope, { policies }: { policies: Policies }) {
  api.get(
    '/consent-receipt',
    { schema: answer('What this browser has chosen, when, and under which text; to be saved', Receipt) },
    async (request, reply) => {
      reply.header('cache-control', cachePolicies.personal)
      const { edition, site } = request
      const consent = askedCategories(edition).length > 0 ? consentOf(request) : null
      const [locale] = edition.locales
      const versions = locale && consent ? policies.versionsOf('cookie-policy', edition.id, locale) : []
      const text = versions.find(({ version }) => version === consent?.version)
      const path = locale && text && site.paths.pathOf('cookie-policy-version', locale, { version: text.version })
      if (!consent || !text || !path) throw createProblem({ status: 404, detail: 'Nothing was chosen here.' })
      reply.header('content-disposition', `attachment; filename="consent-${consent.version}-${consent.givenAt}.json"`)
      return {
        site: edition.origin,
        chosenAt: new Date(consent.givenAt * 1000).toISOString(),
        allowed: consent.allowed,
        refused: askedCategories(edition).filter((name) => !consent.allowed.includes(name)),
        globalPrivacyControl: hasPrivacySignal(request),
        text: { version: text.version, address: edition.origin + path, sha256: text.sha256 },
      }
    },
  )
}
