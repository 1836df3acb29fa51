import type { FastifyInstance } from 'fastify'
import { ownReferrer } from '#server/http/own-referrer.ts'
import { createProblem } from '#server/http/problems.ts'
import { setCookie } from '#server/http/set-cookie.ts'
import type { ActionScope } from '#server/site/action-scope.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_SECONDS,
  CONSENT_RECEIPT_ID,
  consentChoices,
  formatConsent,
  readChoice,
} from '#shared/visitor/consent.ts'
import { choiceCookies } from '#shared/visitor/locale-cookie.ts'

interface ConsentActionOptions {
  wallClock: { now(): number }
  goBack: ActionScope['goBack']
}

export function registerConsentAction(app: FastifyInstance, { wallClock, goBack }: ConsentActionOptions): void {
  app.post<{ Body?: Readonly<Record<string, string>> }>('/actions/consent', async (request, reply) => {
    const { edition } = request
    const categories = askedCategories(edition)
    if (categories.length === 0) throw createProblem({ status: 404, detail: 'This site does not ask for consent.' })
    const choice = consentChoices.find((name) => name === request.body?.choice)
    if (!choice) {
      throw createProblem({ status: 400, detail: `Field choice: expected one of ${consentChoices.join(', ')}.` })
    }
    const allowed = readChoice(choice, categories, (category) => request.body?.[category] === 'on')
    const givenAt = Math.floor(wallClock.now() / 1000)
    const value = formatConsent({ version: edition.consentTextVersion, givenAt, allowed })
    // Readable by scripts, which decide in the browser what to load.
    setCookie(request, reply, { name: CONSENT_COOKIE, value, maxAge: CONSENT_COOKIE_SECONDS })
    // Our own cookies of a refused category are removed.
    if (categories.includes('functional') && !allowed.includes('functional'))
      for (const name of choiceCookies) setCookie(request, reply, { name, value: '', maxAge: 0 })
    const from = ownReferrer(request)
    const match = from && request.site.paths.resolve(from.pathname)
    const hasReceipt = match?.type === 'page' && match.id === 'cookie-policy'
    return goBack(request, reply, hasReceipt ? `#${CONSENT_RECEIPT_ID}` : '')
  })
}
