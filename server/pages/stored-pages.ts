import { type Destination, resolveDestination, splitUrl } from '#server/http/destination.ts'
import { isLighthouse } from '#server/http/request-traits.ts'
import type { Lookup } from '#server/http/response-cache.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { keptAddress } from '#server/site/embedded-address.ts'
import { hasRootRedirect } from '#shared/visitor/locale-choice.ts'
import { outsideScriptsOf } from '#shared/visitor/third-parties.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import type { CacheResult, StoredPage } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PageRequest } from './page-request.ts'
import { storedAnswer } from './send-page.ts'

interface StoredPagesOptions {
  renderer: PageRenderer
  metrics: Pick<Metrics, 'countCache'>
}

/** The pages that are kept, by everything that distinguishes them. */
export interface StoredPages {
  /** null when it is not kept, or too old. */
  find(page: PageRequest): { page: StoredPage; result: CacheResult } | null
  /** The one render that all who miss the page share. */
  fill(page: PageRequest): Promise<StoredPage>
  /** Returns what finds the answers to one address without its route. */
  createFinder(): Lookup
}

/** Returns the renderer's kept pages. */
export function createStoredPages(options: StoredPagesOptions): StoredPages {
  const { renderer, metrics } = options
  const find = (page: PageRequest) => renderer.cache.lookup(keyOf(page), () => renderer.render(page))
  return {
    find,
    fill: (page) => renderer.cache.fill(keyOf(page), () => renderer.render(page)),
    createFinder() {
      /** What plain requests have led to, by the class of their visitors. */
      const plainPages = new Map<string, PageRequest>()
      return (request) => {
        const page = isPlain(request) ? plainPage(request, plainPages) : pageOf(request)
        const found = page && find(page)
        if (!found) return null
        metrics.countCache('pages', found.result)
        return storedAnswer(found, request)
      }
    },
  }

  function plainPage(request: SiteRequest, known: Map<string, PageRequest>): PageRequest | null {
    const visitor = classKeyOf(request.visitor)
    const found = known.get(visitor)
    if (found) return found
    const page = pageOf(request)
    if (page) known.set(visitor, page)
    return page
  }

  /** The page to which the route would come as well; null for anything else. */
  function pageOf(request: SiteRequest): PageRequest | null {
    const { pathname, search } = splitUrl(request.url)
    if (keptAddress(request, { pathname, search }) !== null) return null
    const destination = resolveDestination(request, pathname)
    return isStorable(destination) ? destination.request : null
  }
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

function classKeyOf(visitor: Visitor): string {
  let key = classKeys.get(visitor)
  if (key === undefined) {
    const { ruleType, isInOntario } = visitorClassOf(visitor)
    key = `${ruleType} ${isInOntario}`
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
function composeKey({ site, locale, path, visitor, prompt, consent, embedded }: PageRequest): string {
  const visit = `${visitor.ruleType ?? 'open'}|${visitor.isInOntario ? 'ON' : ''}|${prompt ?? ''}`
  return `${site.edition.id}|${locale}|${path}|${visit}|${consentKeyOf(consent, site)}|${embedded ?? ''}`
}

/** Only a category in which somebody else's script waits makes a page another one. */
function consentKeyOf(consent: PageRequest['consent'], { edition }: PageRequest['site']): string {
  if (!consent) return ''
  if (consent.isAsked) return 'asked'
  if (consent.allowed.length === 0) return ''
  const scripts = outsideScriptsOf(edition)
  return consent.allowed.filter((name) => scripts.some(({ category }) => category === name)).join()
}
