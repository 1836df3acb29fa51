import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics/metrics.ts'

export async function metricsRoutes(ops: FastifyInstance, { metrics }: { metrics: Metrics }) {
  ops.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
