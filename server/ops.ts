import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { ComplianceReport } from './compliance/run-compliance.ts'
import type { Metrics } from './metrics/metrics.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { complianceRoutes } from './routes/compliance.ts'
import { metricsRoutes } from './routes/metrics.ts'

interface OpsOptions {
  log: FastifyBaseLogger
  /** Checks the site that this process serves. */
  checkSite: () => Promise<ComplianceReport>
  metrics: Metrics
  /** Sees every route as it is registered. */
  registerFirst?: (ops: FastifyInstance) => void
}

/** Returns the application for those who run the site, on an address of its own that visitors never reach. Never listens. */
export async function buildOps({ log, checkSite, metrics, registerFirst }: OpsOptions): Promise<FastifyInstance> {
  const ops = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  registerFirst?.(ops)
  ops.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders).header('cache-control', 'no-store')
  })
  ops.get('/livez', async () => ({ status: 'ok' }))
  await ops.register(complianceRoutes, { checkSite })
  await ops.register(metricsRoutes, { metrics })
  return ops
}
