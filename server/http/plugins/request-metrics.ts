import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { splitUrl } from '../destination.ts'

const PAYLOAD_NAME = /_payload\.json$/

/** Counts every answer with its time, by route; and by edition and page those of pages that are none. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const route = request.routeOptions.url ?? 'none'
    metrics.countRequest({ method: request.method, route, status, seconds: reply.elapsedTime / 1000 })
    // Without a site the host is nobody's.
    if (status >= 400 && route === '/*' && request.site) {
      metrics.pageErrors.inc({ edition: request.edition.id, page: pageIdOf(request), status })
    }
    done()
  })
}

/** Id of the asked page in the route table; `none` where there is none, as the addresses without a page have no end. */
function pageIdOf({ site, url }: FastifyRequest): string {
  const match = site.paths.resolve(splitUrl(url).pathname.replace(PAYLOAD_NAME, ''))
  return match.type === 'page' ? match.id : 'none'
}
