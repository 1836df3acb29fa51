import { parseCookie } from 'cookie'
import { CLOSED_DIALOG_VALUE } from '#shared/site/limits.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import {
  CONSENT_COOKIE,
  type Consent,
  type ConsentView,
  decideConsent,
  noConsent,
  parseConsent,
} from '#shared/visitor/consent.ts'
import type { LanguageHints } from '#shared/visitor/locale-choice.ts'
import { LOCALE_COOKIE } from '#shared/visitor/locale-cookie.ts'
import { type VisitorDialog, visitorDialogCookies } from '#shared/visitor/visit-decision.ts'
import { ownReferrer } from './own-referrer.ts'
import type { SiteRequest } from './site-request.ts'

/** Whether the request's cookies say that a dialog was closed; parsed at first use. */
export function isClosedIn({ headers }: SiteRequest): (dialog: VisitorDialog) => boolean {
  return (dialog) => parseCookie(headers.cookie ?? '')[visitorDialogCookies[dialog]] === CLOSED_DIALOG_VALUE
}

/** The consent in the request's cookie; null for none. */
export function consentOf({ headers }: SiteRequest): Consent | null {
  // Most requests of an edition that asks have the cookie; parsing all of them costs more than looking for one.
  return headers.cookie?.includes(`${CONSENT_COOKIE}=`)
    ? parseConsent(parseCookie(headers.cookie)[CONSENT_COOKIE])
    : null
}

/** Whether the browser sends Global Privacy Control (its specification, 3.1: the value is 1 or the field is absent). */
export function hasPrivacySignal({ headers }: SiteRequest): boolean {
  return headers['sec-gpc'] === '1'
}

/** What a page may do for this visitor, and whether it asks. */
export function readConsent(request: SiteRequest): ConsentView {
  const categories = askedCategories(request.edition)
  if (categories.length === 0) return noConsent
  return decideConsent({
    categories,
    textVersion: request.edition.consentTextVersion,
    consent: consentOf(request),
    hasSignal: hasPrivacySignal(request),
  })
}

/** Whether a visitor's own choices may be stored and read: an edition that asks needs their consent. */
export function mayRemember(request: SiteRequest): boolean {
  return !askedCategories(request.edition).includes('functional') || readConsent(request).allowed.includes('functional')
}

/** What the request says of its visitor's language. */
export function readLanguageHints(request: SiteRequest): LanguageHints {
  const { headers } = request
  return {
    cookie: mayRemember(request) ? parseCookie(headers.cookie ?? '')[LOCALE_COOKIE] : undefined,
    acceptLanguage: headers['accept-language'],
    isFromOwnPage: ownReferrer(request) !== null,
  }
}

/** Whether the visitor is a measurement of Lighthouse, whom the region warning spares (specification, section 4). */
export function isLighthouse({ headers }: Pick<SiteRequest, 'headers'>): boolean {
  return headers['user-agent']?.includes('Chrome-Lighthouse') ?? false
}

/** What kind of device asks, by the client hint that says no more than this, else by the word that telephones have in their names. */
export function deviceOf({ headers }: Pick<SiteRequest, 'headers'>): 'mobile' | 'other' {
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isMobile ? 'mobile' : 'other'
}
