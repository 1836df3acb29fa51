import type { FastifyInstance } from 'fastify'
import { TOO_MANY_REQUESTS } from '#server/http/plugins/rate-limits.ts'
import { createProblem } from '#server/http/problems.ts'
import { failureRequest, sendErrorPage } from '#server/pages/error-pages.ts'
import type { PageRenderer } from '#server/pages/page-renderer.ts'
import { renderStaticErrorPage } from '#server/pages/static-error-page.ts'

const PROBE = '/compliance-asks-for-an-error'
const statuses = [400, 403, 500, 503]

/** Addresses at which the check gets the pages of errors that nothing on a sound site leads to. */
export const errorProbes: readonly string[] = [
  ...statuses.map((status) => `${PROBE}/${status}`),
  `${PROBE}/static`,
  `${PROBE}/429`,
]

/** Registers them, in the application that is checked only. */
export function registerErrorProbes(app: FastifyInstance, { renderer }: { renderer: PageRenderer }): void {
  for (const prefix of ['', '/:locale']) {
    for (const status of statuses) {
      app.get(`${prefix}${PROBE}/${status}`, (request, reply) =>
        sendErrorPage({ renderer, request: failureRequest(request, status), reply }),
      )
    }
    app.get(`${prefix}${PROBE}/static`, (request, reply) => {
      const [path = '/'] = request.url.split('?')
      return reply
        .type('text/html; charset=utf-8')
        .send(renderStaticErrorPage(request, request.site.paths.localeOf(path), 500))
    })
    app.get(`${prefix}${PROBE}/429`, () => {
      throw createProblem({ status: 429, detail: TOO_MANY_REQUESTS })
    })
  }
}
