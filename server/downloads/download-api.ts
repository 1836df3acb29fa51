import Type from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { writeCacheStatus } from '#server/http/shared-responses.ts'
import { answer } from '#server/site/api-schemas.ts'
import { type ApiScope, originOf } from '#server/site/api-scope.ts'
import { COUNTRY_PATTERN } from '#server/upstream/key-space.ts'
import { platforms } from '#shared/site/navigation.ts'
import { allowedDownloads } from './installer-link.ts'

const DownloadQuery = Type.Object({
  brandAlias: Type.String({ description: 'the brand alias of this site' }),
  platform: Type.Enum([...platforms], { description: `one of ${platforms.join(', ')}` }),
  country: Type.Optional(
    Type.String({
      pattern: COUNTRY_PATTERN,
      description: "an ISO 3166-1 alpha-2 code in upper case, or UNKNOWN; absent: the visitor's own",
    }),
  ),
})

const DownloadLinks = Type.Object({
  links: Type.Array(Type.Object({ type: Type.Integer(), url: Type.String({ format: 'uri' }) })),
})

const schema = {
  ...answer('All installers for a platform; type 6 is preferred, then type 2', DownloadLinks),
  querystring: DownloadQuery,
}

export function downloadApi({ api, upstream }: ApiScope) {
  api.get('/download-url', { schema }, async (request, reply) => {
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
    return { links: allowedDownloads(loaded.value, edition.downloadOrigins) }
  })
}
