import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { ComplianceReport } from '../compliance/run-compliance.ts'

/** How long a report is shown again, in ms: a run costs seconds of processor time. */
const KEPT_MS = 60_000

/** Which of several processes has looked: each checks what it serves itself. */
const instance = `${hostname()} ${process.pid}`

interface ComplianceOptions {
  checkSite: () => Promise<ComplianceReport>
  /** Monotonic, in ms. */
  clock?: { now(): number }
}

/** `/compliance`: what the rules find on the site as it runs, as a page or, where that is asked for, as JSON. */
export async function complianceRoutes(app: FastifyInstance, { checkSite, clock = performance }: ComplianceOptions) {
  let kept: { report: Promise<ComplianceReport>; at: number } | null = null

  function reportOf(): Promise<ComplianceReport> {
    if (!kept || clock.now() - kept.at >= KEPT_MS) {
      const own = { report: checkSite(), at: clock.now() }
      kept = own
      // A run that broke off is no report; the next reader starts another.
      own.report.catch(() => {
        if (kept === own) kept = null
      })
    }
    return kept.report
  }

  app.get('/compliance', async (request, reply) => {
    const report = await reportOf()
    reply.header('vary', 'accept')
    if (wantsJson(request.headers.accept)) return { ...report, instance }
    // Loaded when somebody asks: it brings a DOM along, which a process that serves visitors need not hold.
    const { reportPage, reportPagePolicy } = await import('../compliance/report-page.ts')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', reportPagePolicy)
      .send(reportPage(report, instance))
  })
}

/** Browsers name text/html; whoever names JSON and not HTML is a program. */
function wantsJson(accept = ''): boolean {
  return accept.includes('json') && !accept.includes('text/html')
}
