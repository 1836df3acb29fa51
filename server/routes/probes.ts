import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '../cache-policies.ts'

/** Whether the process is leaving: readiness fails first, so that no new visitor is sent here. */
export interface Readiness {
  isDraining: boolean
}

/** `/livez`: the process answers. `/readyz`: it wants visitors; never upstream's health (reliability, 6). */
export async function probeRoutes(app: FastifyInstance, { readiness }: { readiness: Readiness }) {
  const options = { config: { isHostIndependent: true }, logLevel: 'warn' } as const
  app.get('/livez', options, async (_request, reply) =>
    reply.header('cache-control', cachePolicies.never).send({ status: 'ok' }),
  )
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', cachePolicies.never)
    return readiness.isDraining ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' }
  })
}
