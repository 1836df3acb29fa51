import { cachePolicies } from '#server/http/cache-policies.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import type { FoundPage } from '#server/pages/page-cache.ts'
import type { PageRequest } from '#server/pages/page-request.ts'
import { hasRootRedirect } from '#shared/visitor/locale-choice.ts'
import { CLASS_HEADER, edgeClassOf, NO_CLASS } from './visitor-class.ts'

/** With what an edge says that it asks, and for which class (docs/edge.md). */
export const EDGE_HEADER = 'edge-class'

/** How long an edge gives a page: without asking, while it asks behind a visitor, and while the site does not answer; in s. */
const FRESH_S = 60
const REVALIDATE_S = 600
const ERROR_S = 86_400
/** An edge counts from when the answer arrives, in whole seconds: nginx kept a page until a second after its end. */
const TRAVEL_S = 1

interface EdgeInput {
  found: FoundPage
  page: PageRequest
  request: SiteRequest
  /** Of build and content. */
  keys: string
  version: string
  /** Time of day, in ms since 1970. */
  now: number
}

/**
 * What an edge is told of a stored page: whose it is, for how long, and by which keys it is purged. Only the class where no
 * edge may keep it.
 */
export function edgeHeadersOf(input: EdgeInput): Record<string, string> {
  const { page, request, version } = input
  const visitorClass = edgeClassOf(request, version)
  const { found, now } = input
  // Who guesses a class is told nothing that a cache would act upon.
  const isAsked = request.headers[EDGE_HEADER] === visitorClass
  const control = isAsked && isShared(input, visitorClass) ? cdnCacheControl(found, now) : null
  const own = { [CLASS_HEADER]: visitorClass, vary: 'Accept-Encoding, Edge-Class' }
  if (control === null) return { ...own, 'cdn-cache-control': cachePolicies.never }
  const { target } = page
  const keys = [
    input.keys,
    `edition-${page.site.edition.id}`,
    ...('pageId' in target
      ? [`page-${target.pageId}`, ...Object.values(target.params).map((value) => `of-${value}`)]
      : []),
    `class-${visitorClass}`,
  ]
  return { ...own, 'cdn-cache-control': control, 'surrogate-key': keys.join(' ') }
}

/** Whether all of a class are given this page at this address. */
function isShared({ page, request }: EdgeInput, visitorClass: string): boolean {
  // A query may ask for the embedded mode or a calculator; and the browser's languages decide what some roots are.
  const isPlain = request.url === page.path && !(page.path === '/' && hasRootRedirect(request.edition))
  return visitorClass !== NO_CLASS && isPlain
}

/** RFC 9213 and RFC 5861; nothing lasts until the moment at which the page changes. null: it holds for no second. */
export function cdnCacheControl({ validity, result }: Omit<FoundPage, 'page'>, now: number): string | null {
  if (!validity) return null
  let left = Math.floor((validity.changesAt - now) / 1000) - TRAVEL_S
  const take = (most: number) => {
    const taken = Math.max(0, Math.min(most, left))
    left -= taken
    return taken
  }
  // The site itself is making a stale one anew.
  const fresh = take(result === 'stale' ? 1 : Math.min(FRESH_S, Math.floor(validity.freshMs / 1000)))
  if (fresh === 0) return null
  const revalidate = take(REVALIDATE_S)
  return `max-age=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${revalidate + take(ERROR_S)}`
}
