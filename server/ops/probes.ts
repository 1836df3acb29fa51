import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'

/** Whether visitors should be sent to the process: not before its first pages are made, and no new ones when it leaves. */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining'
}

const paths: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz'])

/** Whether a request is a load balancer's or an orchestrator's: those are answered whatever else there is to do. */
export function isProbe({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return paths.has(url)
}

/** `/livez`: the process answers. `/readyz`: it wants visitors; never upstream's health. */
export async function probeRoutes(app: FastifyInstance, { readiness }: { readiness: Readiness }) {
  const options = {
    config: { isHostIndependent: true, cost: 'the balancer asks, for everybody' },
    logLevel: 'warn',
  } as const
  app.get('/livez', options, async (_request, reply) =>
    reply.header('cache-control', cachePolicies.never).send({ status: 'ok' }),
  )
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', cachePolicies.never)
    return readiness.state === 'ready' ? { status: 'ok' } : reply.code(503).send({ status: readiness.state })
  })
}
