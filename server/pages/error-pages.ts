import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { selectLiveEncoding } from '#server/http/accept-encoding.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { splitUrl } from '#server/http/destination.ts'
import { ownReferrer } from '#server/http/own-referrer.ts'
import { PAGE_PATTERN, pageOfPayload } from '#server/http/page-id.ts'
import { setDocumentPolicy } from '#server/http/plugins/security-headers.ts'
import { sendProblem } from '#server/http/problems.ts'
import { hasUnreadablePath } from '#server/http/request-target.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { readEmbeddedMode } from '#shared/site/embedded.ts'
import { openVisitor } from '#shared/visitor/visit-decision.ts'
import type { PageRenderer } from './page-renderer.ts'
import { type PageRequest, renderCostOf } from './page-request.ts'
import { BusyError } from './render-slots.ts'
import { sendPieces } from './send-page.ts'
import { renderStaticErrorPage, staticErrorPolicy } from './static-error-page.ts'

/** Seconds after which a page whose data could not be loaded may be asked for again. */
const RETRY_AFTER_SECONDS = 5

interface ErrorPageInput {
  renderer: PageRenderer
  request: PageRequest
  reply: FastifyReply
}

/** Answers with the error page of the request's status, rendered like every page. */
export async function sendErrorPage({ renderer, request, reply }: ErrorPageInput): Promise<FastifyReply> {
  const status = 'error' in request.target ? request.target.error.status : 500
  // Addresses that do not exist have no end, and each of them is a render.
  if (status < 500) await reply.server.admitRender(reply.request, renderCostOf(request))
  const encoding = selectLiveEncoding(reply.request.headers)
  const { pieces, csp, timing } = await renderer.renderOnce(request, encoding)
  setDocumentPolicy(reply, csp).code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies.never,
    'server-timing': timing,
    vary: 'Accept-Encoding',
  })
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return sendPieces(reply, pieces)
}

interface ErrorPagesOptions {
  renderer: PageRenderer
  /** Shows what failed, in the 500 page's place. */
  isDevelopment: boolean
}

/** One rule for what goes wrong: log it with its request, say the message below 500 only. */
export function registerErrorPages(app: FastifyInstance, { renderer, isDevelopment }: ErrorPagesOptions): void {
  // Every GET has a page: only other methods come here.
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, { status: 404, detail: `There is no ${request.method} ${request.url.split('?')[0]}.` }),
  )
  app.addHook('onRequest', (request, reply, done) => {
    // Pages answer with a page.
    if (request.routeOptions.url === PAGE_PATTERN || !hasUnreadablePath(request.originalUrl)) return done()
    sendUnreadableProblem(reply)
  })
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // The client has gone, and no answer has failed: there is nobody to send one to.
    if (reply.raw.destroyed && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply
    if (error instanceof BusyError) return sendBusy(error, request, reply)
    const status = error instanceof UpstreamError ? 503 : (error.statusCode ?? 500)
    if (status < 500) {
      request.log.info({ err: error }, 'Request refused')
      if (isDocument(request)) return sendStaticPage(request, reply, status)
      return sendProblem(reply, { status, detail: error.message })
    }
    if (!(error instanceof UpstreamError)) request.log.error({ err: error }, 'Request failed')
    if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS))
    if (isDevelopment) {
      const text = error.stack ?? error.message
      return reply
        .code(status)
        .header('cache-control', cachePolicies.never)
        .type('text/plain; charset=utf-8')
        .send(text)
    }
    return sendFailure(renderer, request, reply, status)
  })
}

/** Whether a reader waits for a page: they followed a link, or sent a form without a script. */
function isDocument(request: FastifyRequest): boolean {
  if (request.routeOptions.url === PAGE_PATTERN) return pageOfPayload(splitUrl(request.url).pathname) === null
  return isForm(request) && (request.headers.accept ?? '').includes('text/html')
}

const isForm = ({ routeOptions: { url = '' } }: FastifyRequest) => url.startsWith('/actions/')

/** Without a render, of which there are too many. The metrics count it: a log line each would only add to the load. */
function sendBusy(error: BusyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status, message: detail, retryAfterSeconds = 1 } = error
  if (!isDocument(request)) return sendProblem(reply, { status, detail, retryAfterSeconds })
  reply.header('retry-after', String(retryAfterSeconds))
  return sendStaticPage(request, reply, status)
}

/** Answers an address whose escapes stand for no characters, where no page can be. */
export function sendUnreadableProblem(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 400, detail: 'The address cannot be read.' })
}

/** The 500 page, for any status that has none of its own. */
export function failureRequest(request: FastifyRequest, status: number): PageRequest {
  const [path = '/', query = ''] = request.url.split('?')
  return {
    site: request.site,
    locale: request.site.paths.localeOf(path),
    path,
    visitor: openVisitor,
    dialog: null,
    embedded: readEmbeddedMode(`?${query}`),
    preview: request.preview,
    target: { error: { status, message: 'Unexpected error', data: { path } } },
  }
}

/** The 500 page where a page is waited for; when there is no time for it or it cannot be rendered either, a page that needs nothing. */
async function sendFailure(renderer: PageRenderer, request: FastifyRequest, reply: FastifyReply, status: number) {
  // A feed's reader or a script has no use for a page, and its render would add to what fails.
  if (!isDocument(request)) return sendProblem(reply, { status, detail: 'This cannot be answered now.' })
  if (request.isLate) return sendStaticPage(request, reply, status)
  try {
    return await sendErrorPage({ renderer, request: failureRequest(request, status), reply })
  } catch (error) {
    request.log.error({ err: error }, 'The error page could not be rendered')
    return sendStaticPage(request, reply, status)
  }
}

function sendStaticPage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const [path = '/', query = ''] = request.url.split('?')
  // A form's own address has no language.
  const locale = request.site.paths.localeOf((isForm(request) && ownReferrer(request)?.pathname) || path)
  const policy = staticErrorPolicy(readEmbeddedMode(`?${query}`) ? request.edition.embedderOrigins : [])
  return setDocumentPolicy(reply, policy)
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cachePolicies.never,
    })
    .send(renderStaticErrorPage(request, locale, status))
}
