import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createProblem } from '#server/http/problems.ts'
import { setCookie } from '#server/http/set-cookie.ts'
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_SECONDS,
  consentChoices,
  formatConsent,
  readChoice,
} from '#shared/visitor/consent.ts'
import { LOCALE_COOKIE } from '#shared/visitor/locale-cookie.ts'

interface ConsentActionOptions {
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
  goBack: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
}

/** The banner's and the dialog's form: keeps what a visitor allows, and leads back to where they were. */
export function registerConsentAction(app: FastifyInstance, { wallClock, goBack }: ConsentActionOptions): void {
  app.post<{ Body?: Readonly<Record<string, string>> }>('/actions/consent', async (request, reply) => {
    const { isConsentEnabled, consentTextVersion } = request.edition
    if (!isConsentEnabled) throw createProblem({ status: 404, detail: 'This site does not ask for consent.' })
    const choice = consentChoices.find((name) => name === request.body?.choice)
    if (!choice) {
      throw createProblem({ status: 400, detail: `Field choice: expected one of ${consentChoices.join(', ')}.` })
    }
    const allowed = readChoice(choice, (category) => request.body?.[category] === 'on')
    const givenAt = Math.floor(wallClock.now() / 1000)
    const value = formatConsent({ version: consentTextVersion, givenAt, allowed })
    // Readable for scripts: what they may load is decided in the browser.
    setCookie(request, reply, { name: CONSENT_COOKIE, value, maxAge: CONSENT_COOKIE_SECONDS })
    // What is ours of a category goes with it.
    if (!allowed.includes('functional')) setCookie(request, reply, { name: LOCALE_COOKIE, value: '', maxAge: 0 })
    return goBack(request, reply)
  })
}
