import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import type { SiteCheck } from '#server/law/check-process.ts'
import { complianceRoutes } from '#server/law/compliance-routes.ts'
import type { Metrics } from './metrics/metrics.ts'

interface OpsOptions {
  log: FastifyBaseLogger
  checkSite: () => Promise<SiteCheck>
  metrics: Metrics
  /** Where the studio listens; absent or null: there is none. */
  studioUrl?: string | null
  /** Those of features. */
  addRoutes?: (ops: FastifyInstance) => void
  registerFirst?: (ops: FastifyInstance) => void
}

/** Returns the application for those who run the site, on an address of its own that visitors never reach. Never listens. */
export async function buildOps(options: OpsOptions): Promise<FastifyInstance> {
  const { log, checkSite, metrics, addRoutes, registerFirst, studioUrl } = options
  const ops = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  registerFirst?.(ops)
  ops.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders).header('cache-control', cachePolicies.never)
  })
  ops.get('/livez', async () => ({ status: 'ok' }))
  addRoutes?.(ops)
  await ops.register(complianceRoutes, { checkSite })
  ops.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  if (studioUrl) {
    const { studioProxy } = await import('./studio-proxy.ts')
    await ops.register(studioProxy, { studioUrl })
  }
  return ops
}
