import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { PAGE_PATTERN, pageIdOf } from '../page-id.ts'

/** Counts every answer with its time, by route; and by edition and page those of pages that are none. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const route = request.routeOptions.url ?? 'none'
    // Without a site the host is nobody's.
    const edition = request.site ? request.edition.id : null
    metrics.countRequest({ edition, method: request.method, route, status, seconds: reply.elapsedTime / 1000 })
    if (status >= 400 && route === PAGE_PATTERN && edition) {
      metrics.pageErrors.inc({ edition, page: pageIdOf(request), status })
    }
    done()
  })
}
