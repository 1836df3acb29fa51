import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PreviewPageContent } from '#client/site/entry-server.tsx'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { setDocumentPolicy } from '#server/http/plugins/security-headers.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import { setCookie } from '#server/http/set-cookie.ts'
import type { Assets } from '#server/pages/assets.ts'
import type { Entry } from '#server/pages/entry.ts'
import { renderPreviewPage } from '#server/pages/preview-page.ts'
import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import type { Locale } from '#shared/site/locales.ts'
import { PREVIEW_COOKIE, PREVIEW_SECONDS } from '#shared/visitor/preview-mark.ts'
import { listPreviewClasses } from './preview-classes.ts'
import { type Preview, readPreview, signPreview } from './preview-token.ts'
import type { Visitors } from './region-rules.ts'

interface PreviewServices {
  secret: string
  assets: Assets
  loadEntry: () => Promise<Entry>
  sites: Sites
  visitors: Visitors
  wallClock: { now(): number }
}

type Query = Readonly<Record<string, unknown>>

/** `/preview`: a reviewer's token becomes a preview; the matrix of all previews (decision 0015). */
export async function previewRoutes(app: FastifyInstance, services: PreviewServices) {
  const { secret, sites, visitors, wallClock } = services
  const read = (token: unknown) =>
    typeof token === 'string' ? readPreview(token, { secret, now: wallClock.now() }) : null

  app.addHook('onRequest', (_request, reply, done) => {
    // The address holds a token.
    reply.headers({ 'cache-control': cachePolicies.never, 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
    done()
  })

  app.get<{ Querystring: Query }>('/preview', (request, reply) => {
    const { token } = request.query
    const preview = read(token)
    if (!preview) return refuse(request, reply)
    if (preview.editionId !== request.edition.id) return refuseEdition(request, reply, preview)
    const maxAge = Math.min(PREVIEW_SECONDS, preview.expires - Math.floor(wallClock.now() / 1000))
    setCookie(request, reply, { name: PREVIEW_COOKIE, value: String(token), maxAge, httpOnly: true })
    return sendRedirect(reply, { to: '/', status: 303 })
  })

  app.get<{ Querystring: Query }>('/preview/matrix', (request, reply) => {
    const current = read(request.query.token) ?? request.preview
    if (!current) return refuse(request, reply)
    const { date } = request.query
    const day = typeof date === 'string' && isCalendarDay(date) ? date : current.date
    const editions = Object.values(sites.byId).map(({ edition }) => ({
      id: edition.id,
      host: hostOf(request, edition),
      links: listPreviewClasses(visitors, edition, { ...current, date: day }).map(({ name, example }) => ({
        name,
        example: example && {
          preview: example.preview,
          ruleKey: example.visitor.ruleKey,
          ruleType: example.visitor.ruleType,
          isShown: isSame(example.preview, request.preview),
          href: addressOf(request, edition, signPreview(example.preview, secret)),
        },
      })),
    }))
    return sendPage(request, reply, { type: 'matrix', date: day, until: timeText(request, current.expires), editions })
  })

  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const t = (await services.loadEntry()).translate[localeOf(request.site)]
    return sendPage(request, reply.code(403), {
      type: 'refusal',
      title: t('preview.refused.title'),
      text: t('preview.refused.text'),
      link: null,
    })
  }

  async function refuseEdition(request: FastifyRequest, reply: FastifyReply, preview: Preview) {
    const t = (await services.loadEntry()).translate[localeOf(request.site)]
    const { edition } = sites.byId[preview.editionId]
    return sendPage(request, reply.code(403), {
      type: 'refusal',
      title: t('preview.refused.title'),
      text: t('preview.refused.edition', { asked: edition.id, here: request.edition.id }),
      link: {
        label: t('preview.refused.open', { host: hostOf(request, edition) }),
        href: addressOf(request, edition, signPreview(preview, secret)),
      },
    })
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, content: PreviewPageContent) {
    const { loadEntry, assets } = services
    const { site } = request
    const { body, csp } = await renderPreviewPage({
      entry: await loadEntry(),
      assets,
      site,
      locale: localeOf(site),
      content,
    })
    return setDocumentPolicy(reply, csp).type('text/html; charset=utf-8').send(body)
  }
}

function localeOf({ edition }: Site): Locale {
  return edition.locales[0]
}

function timeText({ edition }: FastifyRequest, expires: number): string {
  const { timeZone } = edition
  const format = {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  } as const
  return new Intl.DateTimeFormat('en', format).format(expires * 1000).replace('GMT', 'UTC')
}

function isSame(preview: Preview, shown: Preview | null): boolean {
  const { editionId, country, region, isWhitelisted, date } = preview
  return (
    shown !== null &&
    shown.editionId === editionId &&
    shown.country === country &&
    shown.region === region &&
    shown.isWhitelisted === isWhitelisted &&
    shown.date === date
  )
}

/** Of the edition that answers here: a path; of another: its origin, or beside a development host its development host. */
function addressOf(request: FastifyRequest, edition: Site['edition'], token: string): string {
  const path = `/preview?token=${token}`
  if (edition.id === request.edition.id) return path
  const host = hostOf(request, edition)
  return edition.origin === `https://${host}` ? edition.origin + path : `http://${host}${path}`
}

function hostOf({ headers, edition: own }: FastifyRequest, edition: Site['edition']): string {
  const { host = '' } = headers
  if (edition.id === own.id) return host
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host) ?? []
  const isLocal = /(?:^|\.)localhost$/i.test(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  const local = isLocal ? edition.hosts.find((candidate) => candidate.endsWith('.localhost')) : undefined
  return local ? local + port : new URL(edition.origin).host
}
