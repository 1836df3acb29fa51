import type { FastifyInstance } from 'fastify'
import { blogRoutes } from '#server/blog/blog-routes.ts'
import { downloadApi } from '#server/downloads/download-api.ts'
import { downloadRoutes } from '#server/downloads/download-routes.ts'
import { addHelpAction, addHelpOps } from '#server/help/help-routes.ts'
import type { SharedResponses } from '#server/http/shared-responses.ts'
import { networkStatusApi } from '#server/network-status/network-status-api.ts'
import { networkStatusRoutes } from '#server/network-status/network-status-routes.ts'
import { consentReceiptApi } from '#server/policies/consent-receipt.ts'
import { policyRoutes } from '#server/policies/policy-routes.ts'
import { promotionApi } from '#server/promotions/promotion-api.ts'
import { searchRoutes } from '#server/search/search-routes.ts'
import type { Services } from '#server/services.ts'
import { teamApi } from '#server/team/team-api.ts'
import { tournamentApi } from '#server/tournaments/tournament-api.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import type { ActionScope } from './action-scope.ts'
import type { ApiScope, ApiServices } from './api-scope.ts'
import type { Site } from './content/load-editions.ts'

/** What a feature answers besides pages. */
interface FeatureRoutes {
  /** At addresses of its own. */
  routes?: (app: FastifyInstance, services: Services & { sharedResponses: SharedResponses }) => Promise<void>
  /** Below `/api`. */
  addApi?: (scope: ApiScope, services: ApiServices) => void
  /** Forms below `/actions`. */
  addAction?: (scope: ActionScope, services: Services) => void
  /** For those who run the site, with the content in use when they ask. */
  addOps?: (ops: FastifyInstance, inUse: () => Services) => void
  /** Of its own addresses those that are there below the prefix of a language as well. */
  feeds?: readonly string[]
  /** Addresses with parameters that no page and no other answer names, so that what they answer is checked too. */
  examples?: (site: Site, version: string) => readonly string[]
  /** The same of those that a script makes of an address. */
  fragmentsOf?: (address: string, site: Site) => readonly string[]
}

/** The features that answer something besides pages. */
export const featureRoutes: readonly FeatureRoutes[] = [
  { routes: blogRoutes, feeds: ['/blog/feed.atom'] },
  {
    routes: downloadRoutes,
    addApi: downloadApi,
    examples: ({ edition: { brandAlias, regionCountryCode } }) => [
      `/api/download-url?brandAlias=${brandAlias}&platform=windows&country=${regionCountryCode}`,
    ],
  },
  { addAction: addHelpAction, addOps: addHelpOps },
  { routes: networkStatusRoutes, addApi: networkStatusApi, feeds: ['/network-status.atom'] },
  {
    routes: policyRoutes,
    addApi: consentReceiptApi,
    feeds: ['/policies.atom', '/policies/terms-conditions.atom'],
    examples: ({ edition, paths }) => {
      const terms = paths.pathOf('terms-conditions', edition.locales[0])?.split('/').filter(Boolean).join('.')
      return [`/__nuxt_island/policy-clause_${terms}_1.1.json`]
    },
  },
  { addApi: promotionApi },
  {
    routes: searchRoutes,
    feeds: ['/opensearch.xml'],
    examples: ({ edition: { id: editionId, locales } }, version) =>
      locales.map((locale) => searchFilePath({ editionId, locale, buildId: version })),
  },
  { addApi: teamApi },
  {
    addApi: tournamentApi,
    examples: ({ edition: { locales } }) =>
      ['', ...locales.slice(1).map((locale) => `/${locale}`)].map(
        (prefix) => `/api${prefix}/calendar/filter/any/any/any.ics`,
      ),
    // What a page asks for when somebody looks at a tournament, of which its calendar is the only link.
    fragmentsOf: (address, { edition }) => {
      const [, series, event] = /^\/api(?:\/[a-z]{2})?\/calendar\/([^/]+)\/([^/]+)\.ics$/.exec(address) ?? []
      return event ? edition.locales.map((locale) => `/__nuxt_island/tournament_${locale}_${series}_${event}.json`) : []
    },
  },
]
