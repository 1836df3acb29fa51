import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import type { MakeResource, SharedResponses } from '#server/http/shared-responses.ts'
import type { Entry } from '#server/pages/entry.ts'
import { groupPages } from '#server/search/group-pages.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import type { Sites } from './content/load-editions.ts'
import { listPages } from './discovery/listed-pages.ts'
import type { PageDates } from './discovery/page-dates.ts'
import { humansText, llmsText, openSearchDescription, robotsText, securityText } from './discovery/site-files.ts'
import { sitemap, sitemapIndex } from './discovery/sitemaps.ts'
import { webManifest } from './discovery/web-manifest.ts'
import type { FeatureServices } from './feature.ts'
import { prefixedLocale } from './prefixed-locale.ts'

interface DiscoveryServices extends FeatureServices {
  sites: Sites
  pageDates: PageDates
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

type MakeInput = Parameters<MakeResource>[0]

export async function discoveryRoutes(app: FastifyInstance, services: DiscoveryServices) {
  const { sites, pages, articles, pageDates, loadEntry, sharedResponses } = services

  const share = (path: string, type: string, make: (input: MakeInput) => string | Promise<string>) =>
    sharedResponses.get(app, path, async (input) => ({ body: await make(input), type, control: cachePolicies.hour }))
  /** The same in the edition's first language, and below the prefix of each other one. */
  const shareInLocales = (
    path: string,
    type: string,
    make: (input: MakeInput & { locale: Locale }) => string | Promise<string>,
  ) => {
    for (const prefix of ['', '/:locale']) {
      share(prefix + path, type, (input) => make({ ...input, locale: prefixedLocale(input.site, input.params.locale) }))
    }
  }

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
    const { origin, hostname } = new URL(edition.signUpUrl)
    const to = `${origin}/.well-known/change-password`
    return sendRedirect(reply.header('cache-control', cachePolicies.never), { to, status: 302, hosts: [hostname] })
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

  shareInLocales('/opensearch.xml', 'application/opensearchdescription+xml', async ({ site, locale }) => {
    const { translate } = await loadEntry()
    return openSearchDescription(site, locale, translate[locale]('search.open'))
  })
  shareInLocales('/site.webmanifest', 'application/manifest+json', ({ site, clock, locale }) =>
    JSON.stringify(webManifest(site, locale, homeOf(site.edition.id, locale, clock).description)),
  )

  share('/llms.txt', 'text/plain', async ({ site, clock }) => {
    const [locale] = site.edition.locales
    const { translate } = await loadEntry()
    const groups = groupPages({ pages, articles, site, locale, clock })
    const titled = groups.map(({ shelf, pages: list }) => ({
      title: translate[locale](`site-map.${shelf}`),
      pages: list,
    }))
    return llmsText(site, homeOf(site.edition.id, locale, clock), titled)
  })

  function listed(input: Pick<Parameters<typeof listPages>[0], 'site' | 'locale' | 'clock'>) {
    return listPages({ ...input, services, pageDates })
  }
  function homeOf(editionId: FastifyRequest['edition']['id'], locale: Locale, clock: ContentClock) {
    return pages.contentOf('index', locale, editionId, { params: {}, clock })
  }
}

function requireLocale(own: readonly Locale[], locale: Locale): void {
  if (!own.includes(locale)) throw createProblem({ status: 404, detail: 'There is no such file.' })
}
