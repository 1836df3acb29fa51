import { EDGE_HEADER, edgeHeadersOf } from '#server/edge/edge-headers.ts'
import { type Destination, resolveDestination, splitUrl } from '#server/http/destination.ts'
import { isLighthouse } from '#server/http/request-traits.ts'
import { type CachedResponse, cachedResponse, type FoundResponse } from '#server/http/response-cache.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { inSpan } from '#server/ops/tracing/spans.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { addressInMode } from '#server/site/embedded-address.ts'
import { hasRootRedirect } from '#shared/visitor/locale-choice.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import { isAsked } from './asked-pages.ts'
import { consentKeyOf } from './consent-key.ts'
import type { PageBody } from './page-bytes.ts'
import type { FoundPage } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PageRequest } from './page-request.ts'
import { bodyFor, makeBodyFor, storedAnswer } from './send-page.ts'

interface StoredPagesOptions {
  renderer: PageRenderer
  wallClock: { now(): number }
  /** Of everything that pages are made of, but for the build: another one when rules or texts change. */
  contentId: string
  metrics: Pick<Metrics, 'countCache'>
}

/** The pages that are stored, by everything that distinguishes them. */
export interface StoredPages {
  /** Of build and content: what an edge has kept of another one is nobody's. */
  edgeVersion: string
  /** By which an edge purges all that is of them. */
  edgeKeys: string
  /** Returns the response to a request for a stored page; null for anything else. */
  find: (request: SiteRequest) => FoundResponse | null
  /** Makes a page beforehand. */
  fill(page: PageRequest): Promise<FoundPage>
  /** The response to a request for a page, or what makes it. */
  respond(asked: Asked): CachedResponse | PendingResponse
  /** Where visitors found stored pages of a site. */
  addressesOf(site: Site): string[]
}

/** A response that has to be made, of a stored page in another encoding or by the one render that all who miss the page share. */
export interface PendingResponse {
  isStored: boolean
  make: () => Promise<CachedResponse>
}

interface Asked {
  page: PageRequest
  request: SiteRequest
}

/** Returns the renderer's stored pages. */
export function createStoredPages({ renderer, metrics, wallClock, contentId }: StoredPagesOptions): StoredPages {
  const { buildId, version: edgeVersion } = renderer
  const edgeKeys = `build-${buildId} content-${contentId}`
  const lookup = (page: PageRequest) =>
    inSpan('cache', { cache: 'pages' }, (span) => {
      const found = renderer.cache.lookup(keyOf(page), () => renderer.render(page))
      span.setAttribute('result', found?.result ?? 'miss')
      return found
    })
  /** What plain requests have led to, by their address and the class of their visitor. */
  const plainPages = new WeakMap<Site, Map<string, Map<string, PageRequest>>>()

  const answer = (found: FoundPage, body: PageBody, { page, request }: Asked) => {
    const stored = storedAnswer({ ...found, body }, request)
    if (request.headers[EDGE_HEADER] === undefined) return stored
    const input = { found, page, request, keys: edgeKeys, version: edgeVersion, now: wallClock.now() }
    return cachedResponse({ ...stored, headers: { ...stored.headers, ...edgeHeadersOf(input) } })
  }
  const fill = async (page: PageRequest): Promise<FoundPage> => {
    const render = () => renderer.render(page)
    const filled = await renderer.cache.fill(keyOf(page), render)
    const found = renderer.cache.lookup(keyOf(page), render)
    return { page: filled, result: 'miss', validity: found?.page === filled ? found.validity : null }
  }

  return {
    edgeVersion,
    edgeKeys,
    fill,
    addressesOf: (site) => [...(plainPages.get(site)?.keys() ?? [])],
    find(request) {
      const isPlainRequest = isPlain(request)
      const known = isPlainRequest
        ? plainPages.get(request.site)?.get(request.url)?.get(classKeyOf(request))
        : undefined
      const page = known ?? pageOf(request)
      const found = page && lookup(page)
      const body = found && bodyFor(found.page, request.headers)
      if (!body) return null
      metrics.countCache({ edition: page.site.edition.id, cache: 'pages', result: found.result })
      // Not under another spelling, of which there is no end.
      if (!known && isPlainRequest && request.url === page.path) remember(request, page)
      return { address: page.path, response: answer(found, body, { page, request }) }
    },
    respond(asked) {
      const { page, request } = asked
      const stored = lookup(page)
      metrics.countCache({ edition: page.site.edition.id, cache: 'pages', result: stored?.result ?? 'miss' })
      const body = stored && bodyFor(stored.page, request.headers)
      if (body) return answer(stored, body, asked)
      const make = async () => {
        const found = stored ?? (await fill(page))
        return answer(found, await makeBodyFor(found.page, request.headers), asked)
      }
      return { isStored: stored !== null, make }
    },
  }

  function remember(request: SiteRequest, page: PageRequest) {
    const ofSite = plainPages.get(request.site) ?? new Map<string, Map<string, PageRequest>>()
    plainPages.set(request.site, ofSite)
    const ofPath = ofSite.get(page.path) ?? new Map<string, PageRequest>()
    ofSite.set(page.path, ofPath)
    ofPath.set(classKeyOf(request), page)
  }
}

/** The page to which a request leads; null for anything that is not stored, or that the back end has to be asked about. */
function pageOf(request: SiteRequest): PageRequest | null {
  const { pathname, search } = splitUrl(request.url)
  if (addressInMode(request, { pathname, search }) !== null) return null
  const destination = resolveDestination(request, pathname)
  return isStorable(destination) && !isAsked(destination.request) ? destination.request : null
}

/** Whether a destination is a page that is the same for all of a class of visitors. */
export function isStorable(destination: Destination): destination is Extract<Destination, { type: 'page' }> {
  return (
    destination.type === 'page' && destination.isStored && !destination.request.preview && !destination.request.entries
  )
}

/** Whether nothing but its address and the class of its visitor decides what a request leads to. */
function isPlain({ headers, edition, url }: SiteRequest): boolean {
  const { cookie, referer } = headers
  // A query may ask for the embedded mode, in whatever spelling; that of the page that led here counts as well.
  if (cookie !== undefined || url.includes('?') || referer?.includes('?')) return false
  // Which languages the browser asks for counts there.
  if (url === '/' && hasRootRedirect(edition)) return false
  return headers['sec-gpc'] === undefined && !isLighthouse({ headers })
}

/** Classes of visitors, of whom there is one for each place. */
const classKeys = new WeakMap<Visitor, string>()

function classKeyOf({ visitor, site }: Pick<SiteRequest, 'visitor' | 'site'>): string {
  let key = classKeys.get(visitor)
  if (key === undefined) {
    const { ruleId, place } = visitorClassOf(visitor, site)
    key = `${ruleId} ${place}`
    classKeys.set(visitor, key)
  }
  return key
}

/** Keys that were put together before. */
const keys = new WeakMap<PageRequest, string>()

function keyOf(page: PageRequest): string {
  let key = keys.get(page)
  if (key === undefined) {
    key = composeKey(page)
    keys.set(page, key)
  }
  return key
}

/** Edition, address and what distinguishes stored pages of one address: never a cookie itself, only what is open and what is allowed. */
function composeKey({ site, locale, path, visitor, dialog, consent, embedded }: PageRequest): string {
  const visit = `${visitor.ruleId ?? 'open'}|${visitor.place ?? ''}|${dialog ?? ''}`
  return `${site.edition.id}|${locale}|${path}|${visit}|${consentKeyOf(consent, site)}|${embedded ?? ''}`
}
