import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import type { MakeResource, SharedResponses } from '#server/http/shared-responses.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import type { Sites } from './content/load-editions.ts'
import { listPages } from './discovery/listed-pages.ts'
import type { PageDates } from './discovery/page-dates.ts'
import { humansText, robotsText, securityText } from './discovery/site-files.ts'
import { sitemap, sitemapIndex } from './discovery/sitemaps.ts'
import { webManifest } from './discovery/web-manifest.ts'
import type { FeatureServices } from './feature.ts'
import { prefixedLocale } from './prefixed-locale.ts'

interface DiscoveryServices extends FeatureServices {
  sites: Sites
  pageDates: PageDates
  sharedResponses: SharedResponses
}

type MakeInput = Parameters<MakeResource>[0]

export async function discoveryRoutes(app: FastifyInstance, services: DiscoveryServices) {
  const { sites, pages, pageDates, sharedResponses } = services

  const share = (path: string, type: string, make: (input: MakeInput) => string | Promise<string>) =>
    sharedResponses.get(app, path, async (input) => ({ body: await make(input), type, control: cachePolicies.hour }))
  share('/robots.txt', 'text/plain', ({ site }) => robotsText(site))
  share('/humans.txt', 'text/plain', ({ site }) => humansText(site))
  app.get('/.well-known/security.txt', ({ site, clock }, reply) =>
    reply
      .headers({ 'cache-control': cachePolicies.hour, vary: 'Host' })
      .type('text/plain; charset=utf-8')
      .send(securityText(site, clock)),
  )

  /** The account service has the page itself, at the same address (W3C, A Well-Known URL for Changing Passwords). */
  app.get('/.well-known/change-password', ({ edition }, reply) => {
    const { origin } = new URL(edition.signUpUrl)
    const to = `${origin}/.well-known/change-password`
    return sendRedirect(reply.header('cache-control', cachePolicies.never), { to, status: 302, origins: [origin] })
  })

  share('/sitemap.xml', 'application/xml', async ({ site, clock }) => {
    const lists = await Promise.all(site.edition.locales.map((locale) => listed({ site, locale, clock })))
    return sitemapIndex(site, lists)
  })
  for (const locale of localeCodes) {
    share(`/sitemap-${locale}.xml`, 'application/xml', async ({ site, clock }) => {
      requireLocale(site.edition.locales, locale)
      return sitemap(sites, site, locale, await listed({ site, locale, clock }))
    })
  }

  for (const path of ['/site.webmanifest', '/:locale/site.webmanifest']) {
    share(path, 'application/manifest+json', ({ site, clock, params }) => {
      const locale = prefixedLocale(site, params.locale)
      const { description } = pages.contentOf('index', locale, site.edition.id, { params: {}, clock })
      return JSON.stringify(webManifest(site, locale, description))
    })
  }

  function listed(input: Pick<Parameters<typeof listPages>[0], 'site' | 'locale' | 'clock'>) {
    return listPages({ ...input, services, pageDates })
  }
}

function requireLocale(own: readonly Locale[], locale: Locale): void {
  if (!own.includes(locale)) throw createProblem({ status: 404, detail: 'There is no such file.' })
}
