import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { installerLanguage, noInstallerId } from '#shared/download-links.ts'
import { type Platform, platforms } from '#shared/navigation.ts'
import { visitorClassOf } from '#shared/visit-decision.ts'
import { cachePolicies } from '../cache-policies.ts'
import { installerLink } from '../downloads/installer-link.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { sendErrorPage } from './error-pages.ts'
import { sendRedirect } from './send-redirect.ts'

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
      return sendErrorPage({
        renderer,
        request: {
          site,
          locale,
          path: '/actions/download',
          visitor: visitorClassOf(visitor),
          prompt: null,
          embedded: null,
          preview: request.preview,
          target: { error },
        },
        reply,
      })
    }
    const to = await findInstaller(request, { upstream, platform, language: locale })
    const otherwise = `${site.paths.pathOf('download', locale)}#${noInstallerId(platform)}`
    return sendRedirect(reply, { to: to ?? otherwise, status: 303, hosts: site.edition.downloadHosts, otherwise })
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
    return installerLink({ links: value, hosts: edition.downloadHosts, language: installerLanguage(language) })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return null
  }
}

/** The language of the page that the visitor comes from, else the edition's first. */
function localeOf({ site, headers }: FastifyRequest) {
  const path = URL.parse(headers.referer ?? '')?.pathname ?? '/'
  const match = site.paths.resolve(path)
  return match.type === 'redirect' ? (site.edition.locales[0] ?? 'en') : match.locale
}
