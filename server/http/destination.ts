import type { PageRequest } from '#server/pages/page-request.ts'
import { siteAt } from '#server/site/site-at.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import { readCalculatorEntries } from '#shared/site/calculators.ts'
import { readEmbeddedMode } from '#shared/site/embedded.ts'
import type { PathMatch } from '#shared/site/paths.ts'
import { runMiddleware } from '#shared/site/route-middleware.ts'
import { decideVisit, visitorClassOf, visitorDialogs } from '#shared/visitor/visit-decision.ts'
import {
  consentOf,
  hasPrivacySignal,
  isClosedIn,
  isLighthouse,
  readConsent,
  readLanguageHints,
} from './request-traits.ts'
import type { SiteRequest } from './site-request.ts'

type FoundPage = Extract<PathMatch, { type: 'page' }>

/** What a path leads to. */
export type Destination =
  | { type: 'page'; request: PageRequest; isStored: boolean; isDocument: boolean }
  | { type: 'redirect'; to: string; status: 301 | 302; origins?: string[] }
  | { type: 'error'; request: PageRequest }

/** Decides what an address of the edition is for this visitor: by table, validation, middleware and law. */
export function resolveDestination(request: SiteRequest, pathname: string): Destination {
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
  const visitorClass = visitorClassOf(visitor, site)
  const visit = decideVisit({
    visitor: visitorClass,
    edition: site.edition,
    route: { ...row, id: match.id },
    isClosed,
    isLighthouse: isLighthouse(request),
  })
  const { jurisdiction } = siteAt(visitorClass.place, site)
  // What the law of the visitor's place forbids is not shown there, whatever the licence allows.
  if (visit.isRefused || row.about?.some((kind) => forbids(jurisdiction, kind))) {
    return errorAt(locale, { status: 403, message: `Page 403: ${pathname}` })
  }
  if (row.redirect) {
    return { type: 'redirect', to: row.redirect, status: 302, origins: [new URL(row.redirect).origin] }
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
    const page = { ...visitorPart(), entries, dialog: visit.dialog, locale, path, target: { pageId: id, params, row } }
    if (row.cache !== 'none') return page
    const closed = visitorDialogs.filter(isClosed)
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
    const visitorClass = visitorClassOf(visitor, site)
    return {
      site: siteAt(visitorClass.place, site),
      visitor: visitorClass,
      dialog: null,
      consent,
      embedded,
      preview: request.preview,
    }
  }
}

/** The 404 page in the place of one that a row's check refuses (specification, section 8). */
export function notFoundRequest(page: PageRequest, url: string): PageRequest {
  const error = { status: 404, message: `Page Not Found: ${url}`, data: { path: page.path } }
  return { ...page, dialog: null, target: { error } }
}

/** An address's path and query as they were written. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
