import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { splitUrl } from '../destination.ts'

const PAYLOAD_NAME = /_payload\.json$/

/** Counts every answer with its time, by route; and by edition and page those of pages that are none. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const route = request.routeOptions.url ?? 'none'
    // Without a site the host is nobody's.
    const edition = request.site ? request.edition.id : null
    metrics.countRequest({ edition, method: request.method, route, status, seconds: reply.elapsedTime / 1000 })
    if (status >= 400 && route === '/*' && edition) {
      metrics.pageErrors.inc({ edition, page: pageIdOf(request), status })
    }
    done()
  })
}

/** Id of the asked page in the route table; `none` where there is none, as the addresses without a page have no end. */
function pageIdOf({ site, url }: FastifyRequest): string {
  const match = site.paths.resolve(splitUrl(url).pathname.replace(PAYLOAD_NAME, ''))
  return match.type === 'page' ? match.id : 'none'
}
