import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { cachePolicies } from './cache-policies.ts'
import type { SiteCheck } from './compliance/check-process.ts'
import type { HelpVotes } from './help/help-votes.ts'
import type { Metrics } from './metrics/metrics.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { complianceRoutes } from './routes/compliance.ts'
import { metricsRoutes } from './routes/metrics.ts'

interface OpsOptions {
  log: FastifyBaseLogger
  /** Checks the site that this process serves. */
  checkSite: () => Promise<SiteCheck>
  metrics: Metrics
  helpVotes: Pick<HelpVotes, 'counts'>
  /** Sees every route as it is registered. */
  registerFirst?: (ops: FastifyInstance) => void
}

/** Returns the application for those who run the site, on an address of its own that visitors never reach. Never listens. */
export async function buildOps(options: OpsOptions): Promise<FastifyInstance> {
  const { log, checkSite, metrics, helpVotes, registerFirst } = options
  const ops = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  registerFirst?.(ops)
  ops.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders).header('cache-control', cachePolicies.never)
  })
  ops.get('/livez', async () => ({ status: 'ok' }))
  ops.get('/help-votes', async () => helpVotes.counts())
  await ops.register(complianceRoutes, { checkSite })
  await ops.register(metricsRoutes, { metrics })
  return ops
}
