import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { ProblemError, sendProblem } from '#server/http/problems.ts'
import type { SiteCheck } from './check-process.ts'

/** How long a report is shown again, in ms: a run costs many seconds of processor time. */
const CACHED_MS = 60_000

/** Which of several processes has looked: each checks what it serves itself. */
export const instance = `${hostname()} ${process.pid}`

interface ComplianceOptions {
  checkSite: () => Promise<SiteCheck>
  clock?: { now(): number }
}

/** `/compliance`: what the rules find on the site as it runs, as a page or, where that is asked for, as JSON. */
export async function complianceRoutes(app: FastifyInstance, { checkSite, clock = performance }: ComplianceOptions) {
  let last: { check: Promise<SiteCheck>; endedAt: number | null } | null = null

  function lastCheck(): Promise<SiteCheck> {
    if (last && (last.endedAt === null || clock.now() - last.endedAt < CACHED_MS)) return last.check
    const own: typeof last = { check: checkSite(), endedAt: null }
    last = own
    own.check.then(
      () => {
        own.endedAt = clock.now()
      },
      // A run that broke off is no report; the next reader starts another.
      () => {
        last = null
      },
    )
    return own.check
  }

  app.get('/compliance', async (request, reply) => {
    reply.header('vary', 'accept')
    try {
      const { report, page, pagePolicy } = await lastCheck()
      if (wantsJson(request.headers.accept)) return { ...report, instance }
      return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page)
    } catch (error) {
      request.log.error({ err: error }, 'There is no compliance report')
      if (!(error instanceof ProblemError)) throw error
      const { statusCode: status, message: detail, retryAfterSeconds } = error
      return sendProblem(reply, { status, detail, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
    }
  })
}

/** Browsers name text/html; a client that names JSON and not HTML is a program. */
function wantsJson(accept = ''): boolean {
  return accept.includes('json') && !accept.includes('text/html')
}
