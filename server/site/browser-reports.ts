import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { isOwnOrigin } from '#server/http/own-referrer.ts'
import { REPORTS_PATH } from '#server/http/plugins/security-headers.ts'
import { createProblem } from '#server/http/problems.ts'
import type { NamedRateLimits } from '#server/http/rate-limit.ts'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import type { VisitMetrics } from '#server/ops/metrics/visit-metrics.ts'
import { subscriberOf } from '#server/visitor/client-address.ts'

/** W3C Reporting API, Content Security Policy Level 3 and Deprecation Reporting: what is read of a post. */
const Reports = Type.Array(
  Type.Object({
    type: Type.String(),
    body: Type.Object({
      documentURL: Type.Optional(Type.String()),
      effectiveDirective: Type.Optional(Type.String()),
      blockedURL: Type.Optional(Type.String()),
      id: Type.Optional(Type.String()),
      sourceFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      lineNumber: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    }),
    url: Type.Optional(Type.String()),
  }),
  { maxItems: 20 },
)
type Report = Static<typeof Reports>[number]
const reports = Compile(Reports)

const MAX_BODY_BYTES = 16_384
/** Posts in a minute that are read, of one address and of all: a page that is broken for everybody is told of early enough. */
const POSTS_OF_ONE = 10
const POSTS_OF_ALL = 120
/** Directives that a policy of ours has, and the more exact names that browsers have for them. */
const directives =
  /^(?:default|script|style|img|font|connect|frame|worker|manifest|object|child|media)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/

interface BrowserReportsOptions {
  metrics: Pick<Metrics, 'browserReports'>
  visits: Pick<VisitMetrics, 'refuse'>
  rateLimits: NamedRateLimits
}

/**
 * Takes what browsers report of our documents: violations of the content security policy, and what they will stop doing. It is
 * counted by page, and the log has what was refused where; no address of a visitor, no path of another site, no query.
 */
export async function browserReportRoutes(app: FastifyInstance, options: BrowserReportsOptions) {
  const { metrics, visits, rateLimits } = options
  const windowMs = 60_000
  const mayPost = rateLimits('reports of one', { max: POSTS_OF_ONE, windowMs })
  const mayAnybody = rateLimits('reports of all', { max: POSTS_OF_ALL, windowMs })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.post(REPORTS_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    if (!mayPost(subscriberOf(request.ip)) || !mayAnybody('')) {
      visits.refuse('rate')
      throw createProblem({ status: 429, detail: 'Too many posts.' })
    }
    const { body } = request
    if (!reports.Check(body)) throw createProblem({ status: 400, detail: 'Expected reports of a browser.' })
    for (const report of body) {
      const told = describe(report, request)
      if (!told) continue
      const { type, directive, page } = told
      metrics.browserReports.inc({ edition: request.edition.id, type, directive, page })
      request.log.warn(told, 'A browser reports')
    }
    return reply.code(204).header('cache-control', cachePolicies.never).send()
  })
}

/** What may be kept of a report; null for one of another kind or site. */
function describe({ type, body, url }: Report, request: FastifyRequest) {
  const documentUrl = URL.parse(body.documentURL ?? url ?? '')
  if (!documentUrl || !isOwnOrigin(documentUrl, request)) return null
  const match = request.site.paths.resolve(documentUrl.pathname)
  const place = {
    edition: request.edition.id,
    page: match.type === 'page' ? match.id : 'none',
    source: placeOf(body.sourceFile ?? '', request),
    line: body.lineNumber ?? null,
  }
  if (type === 'csp-violation') {
    const { effectiveDirective = '', blockedURL = '' } = body
    const directive = directives.test(effectiveDirective) ? effectiveDirective : 'other'
    return { type, ...place, directive, what: placeOf(blockedURL, request) }
  }
  if (type !== 'deprecation') return null
  return { type, ...place, directive: 'none', what: /^[\w-]{1,64}$/.exec(body.id ?? '')?.[0] ?? 'other' }
}

/** A path of our own, the origin of somebody else's, or the word that browsers have for what has no address, such as `inline`. */
function placeOf(text: string, request: FastifyRequest): string | null {
  if (/^[a-z-]{1,32}$/.test(text)) return text
  const url = URL.parse(text)
  if (!url) return null
  if (isOwnOrigin(url, request)) return url.pathname.slice(0, 200)
  return url.origin === 'null' ? url.protocol : url.origin
}
