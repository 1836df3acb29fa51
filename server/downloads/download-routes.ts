import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { mayRemember } from '#server/http/request-traits.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import { sendErrorPage } from '#server/pages/error-pages.ts'
import type { PageRenderer } from '#server/pages/page-renderer.ts'
import { siteAt } from '#server/site/site-at.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { installerLanguage, noInstallerId } from '#shared/downloads/download-links.ts'
import { type Platform, platforms } from '#shared/site/navigation.ts'
import { REGION_COOKIE } from '#shared/visitor/locale-cookie.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import { installerLink } from './installer-link.ts'

interface DownloadServices {
  renderer: PageRenderer
  upstream: Upstream
}

const Query = Type.Object({ platform: Type.Enum([...platforms]) })

/**
 * `/actions/download`: leads on to the installer that the back end has for the visitor's country, so that one stored
 * page serves all countries and the button works without JavaScript. Where there is none, to the page that says so.
 */
export async function downloadRoutes(app: FastifyInstance, { renderer, upstream }: DownloadServices) {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  routes.get('/actions/download', { schema: { querystring: Query } }, async (request, reply) => {
    const { site, visitor } = request
    const { platform } = request.query
    const locale = localeOf(request)
    reply.header('cache-control', cachePolicies.personal)
    if (visitor.ruleType === 'BLOCKED') {
      const error = {
        status: 403,
        message: 'Downloads are not available in your location.',
        data: { path: '/actions/download' },
      }
      const visitorClass = visitorClassOf(visitor, site)
      return sendErrorPage({
        renderer,
        request: {
          site: siteAt(visitorClass.place, site),
          locale,
          path: '/actions/download',
          visitor: visitorClass,
          dialog: null,
          embedded: null,
          preview: request.preview,
          target: { error },
        },
        reply,
      })
    }
    const to = await findInstaller(request, { upstream, platform, language: regionLanguageOf(request) ?? locale })
    const otherwise = `${site.paths.pathOf('download', locale)}#${noInstallerId(platform)}`
    return sendRedirect(reply, { to: to ?? otherwise, status: 303, origins: site.edition.downloadOrigins, otherwise })
  })
}

interface FindInput {
  upstream: Upstream
  platform: Platform
  language: string
}

async function findInstaller(request: FastifyRequest, { upstream, platform, language }: FindInput) {
  const { edition, visitor, clock } = request
  const country = visitor.country ?? 'UNKNOWN'
  try {
    const { value } = await upstream.loadDownloadLinks({ brandAlias: edition.brandAlias, platform, country }, clock)
    return installerLink({ links: value, origins: edition.downloadOrigins, language: installerLanguage(language) })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return null
  }
}

/** That of the region which the visitor has chosen, whatever language its pages have here; null where none was chosen. */
function regionLanguageOf(request: FastifyRequest): string | null {
  const chosen = mayRemember(request) ? parseCookie(request.headers.cookie ?? '')[REGION_COOKIE] : undefined
  return request.edition.footerRegions.find(({ id, note }) => note && id === chosen)?.locale ?? null
}

function localeOf({ site, headers }: FastifyRequest) {
  const path = URL.parse(headers.referer ?? '')?.pathname ?? '/'
  const match = site.paths.resolve(path)
  return match.type === 'redirect' ? site.edition.locales[0] : match.locale
}
