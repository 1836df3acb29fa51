import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { isOwnOrigin, ownReferrer } from '#server/http/own-referrer.ts'
import { createProblem } from '#server/http/problems.ts'
import { mayRemember } from '#server/http/request-traits.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import { setCookie } from '#server/http/set-cookie.ts'
import type { Services } from '#server/services.ts'
import { registerConsentAction } from '#server/visitor/consent-action.ts'
import { CLOSED_DIALOG_VALUE } from '#shared/site/limits.ts'
import type { Locale } from '#shared/site/locales.ts'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '#shared/visitor/locale-cookie.ts'
import { PREVIEW_COOKIE } from '#shared/visitor/preview-mark.ts'
import { DIALOG_COOKIE_SECONDS, visitorDialogCookies } from '#shared/visitor/visit-decision.ts'
import type { Form } from './action-scope.ts'
import { featureRoutes } from './feature-routes.ts'

interface ActionOptions {
  hasPreviews: boolean
  services: Services
}

/** `/actions/*`: forms that work without JavaScript. They take posts of our own pages only, and lead back. */
export async function actionRoutes(app: FastifyInstance, { hasPreviews, services }: ActionOptions) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  app.addHook('onRequest', async (request) => {
    if (!isSameSite(request)) throw createProblem({ status: 403, detail: 'This form belongs to another site.' })
  })

  app.post<{ Body?: Form }>('/actions/close-dialog', async (request, reply) => {
    const cookie = Object.values(visitorDialogCookies).find((name) => name === request.body?.dialog)
    if (!cookie) throw createProblem({ status: 400, detail: 'Field dialog: expected the name of a dialog.' })
    // Readable for scripts: after a navigation it is the browser that decides which dialog opens.
    setCookie(request, reply, { name: cookie, value: CLOSED_DIALOG_VALUE, maxAge: DIALOG_COOKIE_SECONDS })
    return goBack(request, reply)
  })

  /** The region selector's choice: a choice goes before everything that could be detected (region-rules.md, R17). */
  app.post<{ Body?: Form }>('/actions/locale', async (request, reply) => {
    const locale = request.edition.locales.find((code) => code === request.body?.locale)
    if (!locale) throw createProblem({ status: 400, detail: 'Field locale: expected a language of this site.' })
    if (request.edition.locales.length > 1 && mayRemember(request))
      setCookie(request, reply, { name: LOCALE_COOKIE, value: locale, maxAge: LOCALE_COOKIE_SECONDS })
    return sendRedirect(reply.header('cache-control', cachePolicies.never), {
      ...sameIn(locale, request),
      status: 303,
    })
  })

  registerConsentAction(app, { ...services, goBack })

  /** From "Why am I seeing this?": every dialog may open again. */
  app.post('/actions/reset-dialogs', async (request, reply) => {
    for (const name of Object.values(visitorDialogCookies)) setCookie(request, reply, { name, value: '', maxAge: 0 })
    return goBack(request, reply)
  })

  for (const { addAction } of featureRoutes) addAction?.({ app, goBack }, services)

  if (!hasPreviews) return
  app.post('/actions/end-preview', async (request, reply) => {
    setCookie(request, reply, { name: PREVIEW_COOKIE, value: '', maxAge: 0, httpOnly: true })
    // What was left of the preview's own pages would be a refusal.
    if (ownReferrer(request)?.pathname.startsWith('/preview')) return sendRedirect(reply, { to: '/', status: 303 })
    return goBack(request, reply)
  })
}

/**
 * Whether a browser says that one of our own pages sends this; who is no browser has no visitor whose cookies could be
 * abused. `Origin` is compared with the host that was asked, the only origin that a form of ours can have.
 */
function isSameSite(request: FastifyRequest): boolean {
  const { headers } = request
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return headers.origin === undefined || isOwnOrigin(URL.parse(headers.origin), request)
}

function sameIn(locale: Locale, request: FastifyRequest): { to: string; otherwise: string } {
  const { paths } = request.site
  const from = ownReferrer(request)
  const match = from && paths.resolve(from.pathname)
  const path = match?.type === 'page' ? paths.pathOf(match.id, locale, match.params) : null
  const otherwise = path ?? paths.pathOf('index', locale) ?? '/'
  return { to: path ? path + from?.search : otherwise, otherwise }
}

function goBack(request: FastifyRequest, reply: FastifyReply, hash = '') {
  const from = ownReferrer(request)
  const page = from ? from.pathname.replace(/^\/+/, '/') : '/'
  const to = page + (from?.search ?? '') + hash
  return sendRedirect(reply.header('cache-control', cachePolicies.never), { to, status: 303, otherwise: page + hash })
}
