import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { EDGE_HEADER } from '#server/edge/edge-headers.ts'
import { selectLiveEncoding } from '#server/http/accept-encoding.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { type Destination, notFoundRequest, resolveDestination, splitUrl } from '#server/http/destination.ts'
import { PAGE_PATTERN, pageOfPayload } from '#server/http/page-id.ts'
import { sendProblem } from '#server/http/problems.ts'
import { hasUnreadablePath } from '#server/http/request-target.ts'
import { type ResponseCache, sendCached } from '#server/http/response-cache.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import { addressInMode } from '#server/site/embedded-address.ts'
import type { FeatureServices } from '#server/site/feature.ts'
import { isPredictable } from '#shared/site/content-clock.ts'
import { hasRootRedirect } from '#shared/visitor/locale-choice.ts'
import { readPreviewMark } from '#shared/visitor/preview-mark.ts'
import { isUnknown } from './asked-pages.ts'
import { failureRequest, sendErrorPage, sendUnreadableProblem } from './error-pages.ts'
import { firstWithin } from './first-within.ts'
import type { PageRenderer } from './page-renderer.ts'
import { neutralRequest, type PageRequest, renderCostOf } from './page-request.ts'
import { sendPieces, sendStartedPage } from './send-page.ts'
import { isStorable, type StoredPages } from './stored-pages.ts'

/** How long a visitor waits for the render that all who miss share, before getting one of their own, in ms. */
const SHARED_RENDER_WAIT_MS = 100

interface PageServices extends FeatureServices {
  renderer: PageRenderer
  storedPages: StoredPages
  responseCache: Pick<ResponseCache, 'mount'>
}

type FoundDestination = Extract<Destination, { type: 'page' }>

interface PayloadInput {
  request: FastifyRequest
  reply: FastifyReply
  pathname: string
  /** The version that the browser runs, behind a question mark. */
  search: string
}

/** Every address of the route table, as document and as payload. */
export async function pageRoutes(
  app: FastifyInstance,
  { renderer, storedPages, responseCache, ...services }: PageServices,
) {
  const config = { cost: 'stored pages cost nothing; each page that is made is charged by itself' }
  responseCache.mount(app, PAGE_PATTERN, { find: storedPages.find, handle }, { config })

  function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply {
    const { pathname, search } = splitUrl(request.url)
    const page = pageOfPayload(pathname)
    if (page !== null) return sendPayload({ request, reply, pathname: page, search })
    if (hasUnreadablePath(request.originalUrl)) {
      return sendErrorPage({ renderer, request: failureRequest(request, 400), reply })
    }
    const inMode = addressInMode(request, { pathname, search })
    if (inMode) {
      return sendRedirect(reply.header('cache-control', cachePolicies.never), { to: inMode, status: 302 })
    }
    const destination = resolveDestination(request, pathname)
    if (destination.type === 'page') return sendPage(request, reply, destination)
    if (destination.type === 'error') return sendErrorPage({ renderer, request: destination.request, reply })
    const { to, status, origins } = destination
    // An address elsewhere has no use for our query.
    // Where a page has moved to is for everybody; where a setting or a choice leads, for now.
    reply.header('cache-control', status === 302 ? cachePolicies.never : cachePolicies.hour)
    return sendRedirect(reply, { to: origins ? to : to + search, status, otherwise: to, ...(origins && { origins }) })
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, destination: FoundDestination) {
    const { request: page } = destination
    if (await isUnknown(page, { ...services, clock: request.clock })) {
      return sendErrorPage({ renderer, request: notFoundRequest(page, request.url), reply })
    }
    if (!isStorable(destination)) return startPage(reply, page)
    const response = storedPages.respond({ page, request })
    if (!('make' in response)) return sendCached(reply, response)
    await app.chargeWork(request, renderCostOf(page))
    // A crawler wants the whole page, as an edge that will give it to others; a person would rather see the shell now, unless one render more would only delay it.
    const isEdge = request.headers[EDGE_HEADER] !== undefined
    const isPatient = response.isStored || isEdge || request.isLate || isbot(request.headers['user-agent'])
    const made = isPatient ? await response.make() : await firstWithin(response.make(), SHARED_RENDER_WAIT_MS)
    return made ? sendCached(reply, made) : startPage(reply, page, true)
  }

  async function startPage(reply: FastifyReply, page: PageRequest, isShared = false) {
    await app.admitRender(reply.request, renderCostOf(page))
    const encoding = selectLiveEncoding(reply.request.headers)
    return sendStartedPage({ reply, document: await renderer.start(page, encoding), encoding, isShared })
  }

  async function sendPayload({ request, reply, pathname, search }: PayloadInput) {
    if (hasUnreadablePath(request.originalUrl)) return sendUnreadableProblem(reply)
    // A page without its preview's bar, or the other way round, is loaded anew as a whole.
    if (readPreviewMark(search) !== (request.preview?.id ?? '')) {
      return sendProblem(reply, { status: 409, detail: 'The preview has changed.' })
    }
    const destination = resolveDestination(request, pathname)
    if (destination.type === 'redirect') {
      return reply.header('cache-control', cachePolicies.never).send({ redirect: destination.to })
    }
    const isDocument = destination.type === 'page' && destination.isDocument
    if (
      destination.type === 'error' ||
      isDocument ||
      (await isUnknown(destination.request, { ...services, clock: request.clock }))
    )
      return sendProblem(reply, { status: 404, detail: `There is no page ${pathname}.` })
    await app.admitRender(request, renderCostOf(destination.request))
    // Neutral to the visitor: what differs by rule class is asked for by itself, and embedding is the browser's own.
    const encoding = selectLiveEncoding(request.headers)
    const neutral = { ...neutralRequest(destination.request), preview: request.preview }
    const { pieces, validity } = await renderer.payload(neutral, encoding)
    request.clock.include(validity)
    // Under another version, ours must not be stored: a rolling deploy asks the old instance for the new build's page.
    // And where `/` may lead elsewhere, it depends on the request.
    const isOurs = search === `?${renderer.version}` && !(pathname === '/' && hasRootRedirect(request.edition))
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': !isOurs
        ? cachePolicies.never
        : isPredictable(validity)
          ? cachePolicies.payload
          : cachePolicies.place,
      vary: 'Accept-Encoding',
    })
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return sendPieces(reply, pieces)
  }
}
