import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import type { SharedResponses } from '#server/http/shared-responses.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import { networkAtom } from './network-feed.ts'

interface NetworkStatusServices {
  pages: Pages
  upstream: Upstream
  sharedResponses: SharedResponses
}

export async function networkStatusRoutes(
  app: FastifyInstance,
  { pages, upstream, sharedResponses }: NetworkStatusServices,
) {
  for (const path of ['/network-status.atom', '/:locale/network-status.atom']) {
    sharedResponses.get(app, path, async ({ site, clock, params }) => {
      const locale = prefixedLocale(site, params.locale)
      const { value: status } = await upstream.load('network-status', site.edition.siteId, clock)
      if (!status) throw createProblem({ status: 404, detail: 'Nothing is known of the network.' })
      const { title } = pages.contentOf('network-status', locale, site.edition.id, { params: {}, clock })
      const body = networkAtom({ status, site, locale, title })
      return { body, type: 'application/atom+xml', control: cachePolicies.minute }
    })
  }
}
