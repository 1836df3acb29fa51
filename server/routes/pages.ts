import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { readCalculatorEntries } from '#shared/calculators.ts'
import { readEmbeddedMode } from '#shared/embedded.ts'
import { hasRootRedirect } from '#shared/locale-choice.ts'
import type { PathMatch } from '#shared/paths.ts'
import { readPreviewMark } from '#shared/preview-mark.ts'
import { runMiddleware } from '#shared/route-middleware.ts'
import { outsideScriptsOf } from '#shared/third-parties.ts'
import { decideVisit, openVisitor, promptNames, visitorClassOf } from '#shared/visit-decision.ts'
import { cachePolicies } from '../cache-policies.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Policies } from '../policies/policies.ts'
import { policyLinks } from '../policies/policy-links.ts'
import { sendProblem } from '../problems.ts'
import type { PageRequest } from '../render/build-page.ts'
import { firstWithin } from '../render/first-within.ts'
import type { StoredPage } from '../render/page-cache.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { IsStranger } from '../team/team-pages.ts'
import { keptAddress } from './embedded-address.ts'
import { sendErrorPage } from './error-pages.ts'
import {
  consentOf,
  hasPrivacySignal,
  isClosedIn,
  isLighthouse,
  readConsent,
  readLanguageHints,
} from './request-traits.ts'
import { encodeOnce, selectEncoding, sendStartedPage, sendStoredPage } from './send-page.ts'
import { sendRedirect } from './send-redirect.ts'

/** How long a visitor waits for the render that all who miss share, before getting one of their own, in ms (design, 4). */
const SHARED_RENDER_WAIT_MS = 100
const PAYLOAD_SUFFIX = '_payload.json'

interface PageServices {
  renderer: PageRenderer
  policies: Policies
  isStranger: IsStranger
  wallClock: { now(): number }
  metrics: Metrics
}

type FoundPage = Extract<PathMatch, { type: 'page' }>

type FoundDestination = Extract<Destination, { type: 'page' }>
type AskedDestination = FoundDestination & { isUnknown: Promise<boolean> }

interface PayloadInput {
  request: FastifyRequest
  reply: FastifyReply
  pathname: string
  /** The build id that the browser runs, behind a question mark. */
  search: string
}

interface FillInput {
  request: FastifyRequest
  reply: FastifyReply
  page: PageRequest
  /** The render that all who miss the page share. */
  shared: Promise<StoredPage>
}

/** What a path leads to, after the table and the row's middleware were asked. */
type Destination =
  | { type: 'page'; request: PageRequest; isStored: boolean; isDocument: boolean }
  | { type: 'redirect'; to: string; status: 301 | 302; hosts?: string[] }
  | { type: 'error'; request: PageRequest }

/** Every address of the route table, as document and as payload. */
export async function pageRoutes(
  app: FastifyInstance,
  { renderer, policies, isStranger, wallClock, metrics }: PageServices,
) {
  app.get('/*', (request, reply): Promise<FastifyReply> | undefined => {
    const { pathname, search } = splitUrl(request.url)
    if (pathname.endsWith(`/${PAYLOAD_SUFFIX}`)) {
      return sendPayload({ request, reply, pathname: pathname.slice(0, -PAYLOAD_SUFFIX.length), search })
    }
    const kept = keptAddress(request, { pathname, search })
    if (kept) {
      sendRedirect(reply.header('cache-control', cachePolicies.never), { to: kept, status: 302 })
      return undefined
    }
    const destination = resolveDestination(request, pathname)
    if (destination.type === 'page') {
      const isUnknown = isStranger(destination.request)
      return isUnknown
        ? sendIfKnown(request, reply, { ...destination, isUnknown })
        : sendPage(request, reply, destination)
    }
    if (destination.type === 'error') return sendErrorPage({ renderer, request: destination.request, reply })
    const { to, status, hosts } = destination
    // An address elsewhere has no use for our query.
    // Where a page has moved to is for everybody; where a setting or a choice leads, for now.
    reply.header('cache-control', status === 302 ? cachePolicies.never : cachePolicies.hour)
    sendRedirect(reply, { to: hosts ? to : to + search, status, otherwise: to, ...(hosts && { hosts }) })
    return undefined
  })

  /** A page that only the back end knows to exist. */
  async function sendIfKnown(request: FastifyRequest, reply: FastifyReply, asked: AskedDestination) {
    if (!(await asked.isUnknown)) return (await sendPage(request, reply, asked)) ?? reply
    return sendErrorPage({ renderer, request: notFoundRequest(asked.request, request.url), reply })
  }

  /** Answers at once, without a promise, when the page is stored: that is nearly every request there is. */
  function sendPage(request: FastifyRequest, reply: FastifyReply, destination: FoundDestination) {
    const { request: page, isStored } = destination
    const links = policyLinks(page, { policies, now: page.preview?.now ?? wallClock.now() })
    if (links) reply.header('link', links)
    if (!isStored || page.preview || page.entries) return startPage(reply, page)
    const key = `${page.site.edition.id}|${page.locale}|${page.path}|${classKeyOf(page)}|${page.embedded ?? ''}`
    const render = () => renderer.render(page)
    const found = renderer.cache.lookup(key, render)
    metrics.countCache('pages', found?.result ?? 'miss')
    if (!found) return fillPage({ request, reply, page, shared: renderer.cache.fill(key, render) })
    sendStoredPage({ request, reply, ...found })
    return undefined
  }

  async function fillPage({ request, reply, page, shared }: FillInput) {
    // A crawler wants the whole page; a person would rather see the shell now.
    const isPatient = isbot(request.headers['user-agent'])
    const filled = isPatient ? await shared : await firstWithin(shared, SHARED_RENDER_WAIT_MS)
    return filled ? sendStoredPage({ request, reply, page: filled, result: 'miss' }) : startPage(reply, page, true)
  }

  async function startPage(reply: FastifyReply, page: PageRequest, isShared = false) {
    await app.countRender(reply.request)
    return sendStartedPage({ reply, document: await renderer.start(page), isShared })
  }

  async function sendPayload({ request, reply, pathname, search }: PayloadInput) {
    // A page without its preview's bar, or the other way round, is loaded anew as a whole.
    if (readPreviewMark(search) !== (request.preview?.id ?? '')) {
      return sendProblem(reply, { status: 409, detail: 'The preview has changed.' })
    }
    const destination = resolveDestination(request, pathname)
    if (destination.type === 'redirect') {
      return reply.header('cache-control', cachePolicies.never).send({ redirect: destination.to })
    }
    const isDocument = destination.type === 'page' && destination.isDocument
    const isUnknown = destination.type === 'page' && (await isStranger(destination.request))
    if (destination.type === 'error' || isDocument || isUnknown)
      return sendProblem(reply, { status: 404, detail: `There is no page ${pathname}.` })
    await app.countRender(request)
    // Neutral to the visitor: what differs by rule class is asked for by itself, and embedding is the browser's own.
    const { payload, isImmutable } = await renderer.payload({
      ...destination.request,
      visitor: openVisitor,
      prompt: null,
      embedded: null,
    })
    const encoding = selectEncoding(request.headers['accept-encoding'])
    // Under another build's id, ours must not be kept: a rolling deploy asks the old instance for the new build's page.
    // And where `/` may lead elsewhere, it is for whoever asks.
    const isOurs = search === `?${renderer.buildId}` && !(pathname === '/' && hasRootRedirect(request.edition))
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': !isOurs ? cachePolicies.never : isImmutable ? cachePolicies.immutable : cachePolicies.minute,
      vary: 'Accept-Encoding',
    })
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await encodeOnce(Buffer.from(JSON.stringify(payload)), encoding))
  }
}

/** Decides what an address of the edition is; the one place where table, validation and middleware meet. */
function resolveDestination(request: FastifyRequest, pathname: string): Destination {
  const { site, visitor, url } = request
  const match = site.paths.resolve(pathname)
  if (match.type === 'redirect') return { type: 'redirect', to: match.to, status: 301 }
  if (match.type === 'not-found') {
    return errorAt(match.locale, { status: 404, message: `Page not found: ${pathname}` })
  }
  const { row, locale, params } = match
  if (row.validate && !row.validate(params)) return errorAt(locale, { status: 404, message: `Page Not Found: ${url}` })
  const outcome = runMiddleware(row.middleware ?? [], {
    path: match.path,
    params,
    edition: site.edition,
    paths: site.paths,
    readHints: () => readLanguageHints(request),
  })
  if (outcome && 'redirect' in outcome) return { type: 'redirect', to: outcome.redirect, status: 302 }
  if (outcome) return errorAt(locale, { status: outcome.error, message: `Page ${outcome.error}: ${pathname}` })
  const isClosed = isClosedIn(request)
  const visit = decideVisit({
    visitor: visitorClassOf(visitor),
    edition: site.edition,
    route: { ...row, id: match.id },
    isClosed,
    isLighthouse: isLighthouse(request),
  })
  if (visit.isRefused) {
    return errorAt(locale, { status: 403, message: `Page 403: ${pathname}` })
  }
  if (row.redirect) {
    return { type: 'redirect', to: row.redirect, status: 302, hosts: [new URL(row.redirect).hostname] }
  }
  return {
    type: 'page',
    request: pageRequest(match),
    isStored: row.cache === 'stored',
    isDocument: row.isDocument === true,
  }

  function pageRequest({ id, path, params }: FoundPage): PageRequest {
    const { search } = splitUrl(url)
    const entries = readCalculatorEntries(id, search)
    const page = { ...visitorPart(), entries, prompt: visit.prompt, locale, path, target: { pageId: id, params, row } }
    if (row.cache !== 'live') return page
    const closed = promptNames.filter(isClosed)
    const consent = consentOf(request)
    const person = { visitor, closed, query: search, consent, hasPrivacySignal: hasPrivacySignal(request) }
    return { ...page, person }
  }

  function errorAt(errorLocale: PageRequest['locale'], error: { status: number; message: string }): Destination {
    const target = { error: { ...error, data: { path: pathname } } }
    return { type: 'error', request: { ...visitorPart(), locale: errorLocale, path: pathname, target } }
  }

  function visitorPart() {
    const embedded = readEmbeddedMode(splitUrl(url).search)
    const consent = readConsent(request)
    return { site, visitor: visitorClassOf(visitor), prompt: null, consent, embedded, preview: request.preview }
  }
}

/** The 404 page in the place of one that a row's check refuses (specification, section 8). */
function notFoundRequest(page: PageRequest, url: string): PageRequest {
  const error = { status: 404, message: `Page Not Found: ${url}`, data: { path: page.path } }
  return { ...page, prompt: null, target: { error } }
}

/** What distinguishes stored pages of one address: never a cookie itself, only what is open and what is allowed. */
function classKeyOf({ visitor, prompt, consent, site }: PageRequest): string {
  return `${visitor.ruleType ?? 'open'}|${visitor.isInOntario ? 'ON' : ''}|${prompt ?? ''}|${consentKeyOf(consent, site)}`
}

/** Only a category in which somebody else's script waits makes a page another one. */
function consentKeyOf(consent: PageRequest['consent'], { edition }: PageRequest['site']): string {
  if (consent?.isAsked) return 'asked'
  const waiting = consent?.allowed.filter((name) => outsideScriptsOf(edition).some(({ category }) => category === name))
  return waiting?.join() ?? ''
}

function splitUrl(target: string): { pathname: string; search: string } {
  // A request may name its target with scheme and host (RFC 9112, 3.2.2); the host was decided by its header.
  const url = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
