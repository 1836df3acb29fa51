import type { FastifyInstance } from 'fastify'
import { blogRoutes } from '#server/blog/blog-routes.ts'
import { downloadApi } from '#server/downloads/download-api.ts'
import { downloadRoutes } from '#server/downloads/download-routes.ts'
import { addHelpAction } from '#server/help/help-action.ts'
import type { SharedResponses } from '#server/http/shared-responses.ts'
import { networkStatusApi } from '#server/network-status/network-status-api.ts'
import { networkStatusRoutes } from '#server/network-status/network-status-routes.ts'
import { policyRoutes } from '#server/policies/policy-routes.ts'
import { promotionApi } from '#server/promotions/promotion-api.ts'
import type { Services } from '#server/services.ts'
import { teamApi } from '#server/team/team-api.ts'
import { tournamentApi } from '#server/tournaments/tournament-api.ts'
import type { ActionScope } from './action-scope.ts'
import type { ApiScope } from './api-scope.ts'

/** What a feature answers besides pages. */
interface FeatureRoutes {
  /** At addresses of its own. */
  routes?: (app: FastifyInstance, services: Services & { sharedResponses: SharedResponses }) => Promise<void>
  /** Below `/api`. */
  addApi?: (scope: ApiScope) => void
  /** Forms below `/actions`. */
  addAction?: (scope: ActionScope, services: Services) => void
}

/** The features that answer something besides pages. */
export const featureRoutes: readonly FeatureRoutes[] = [
  { routes: blogRoutes },
  { routes: downloadRoutes, addApi: downloadApi },
  { addAction: addHelpAction },
  { routes: networkStatusRoutes, addApi: networkStatusApi },
  { routes: policyRoutes },
  { addApi: promotionApi },
  { addApi: teamApi },
  { addApi: tournamentApi },
]
