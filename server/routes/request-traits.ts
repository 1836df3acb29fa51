import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { LanguageHints } from '#shared/locale-choice.ts'
import { LOCALE_COOKIE } from '#shared/locale-cookie.ts'
import { type PromptName, promptCookies } from '#shared/visit-decision.ts'
import { ownReferrer } from './own-referrer.ts'

/** Whether the request's cookies say that a dialog was closed. They are read only when somebody asks. */
export function isClosedIn({ headers }: FastifyRequest): (prompt: PromptName) => boolean {
  return (prompt) => parseCookie(headers.cookie ?? '')[promptCookies[prompt]] === '1'
}

/** What the request says of its visitor's language. */
export function readLanguageHints(request: FastifyRequest): LanguageHints {
  const { headers } = request
  return {
    cookie: parseCookie(headers.cookie ?? '')[LOCALE_COOKIE],
    acceptLanguage: headers['accept-language'],
    isFromOwnPage: ownReferrer(request) !== null,
  }
}

/** Whether the visitor is a measurement of Lighthouse, whom the region warning spares (specification, section 4). */
export function isLighthouse({ headers }: FastifyRequest): boolean {
  return headers['user-agent']?.includes('Chrome-Lighthouse') ?? false
}
