import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Articles } from '#server/blog/load-articles.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import type { MakeResource, SharedResponses } from '#server/http/shared-responses.ts'
import { networkAtom } from '#server/network-status/network-feed.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { Policies } from '#server/policies/policies.ts'
import { groupPages } from '#server/search/group-pages.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import type { Sites } from './content/load-editions.ts'
import type { Pages } from './content/load-pages.ts'
import { listPages } from './discovery/listed-pages.ts'
import type { PageDates } from './discovery/page-dates.ts'
import { humansText, llmsText, openSearchDescription, robotsText, securityText } from './discovery/site-files.ts'
import { sitemap, sitemapIndex } from './discovery/sitemaps.ts'
import { webManifest } from './discovery/web-manifest.ts'

interface DiscoveryServices {
  sites: Sites
  pages: Pages
  articles: Articles
  policies: Policies
  pageDates: PageDates
  upstream: Upstream
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

type MakeInput = Parameters<MakeResource>[0]

export async function discoveryRoutes(app: FastifyInstance, services: DiscoveryServices) {
  const { sites, pages, articles, policies, pageDates, upstream, loadEntry, sharedResponses } = services

  const share = (path: string, type: string, make: (input: MakeInput) => string | Promise<string>) =>
    sharedResponses.get(app, path, async (input) => ({ body: await make(input), type, control: cachePolicies.hour }))
  /** The same in the edition's first language, and below the prefix of each other one. */
  const shareInLocales = (
    path: string,
    type: string,
    make: (input: MakeInput & { locale: Locale }) => string | Promise<string>,
  ) => {
    for (const prefix of ['', '/:locale']) {
      share(prefix + path, type, (input) =>
        make({ ...input, locale: localeOf(input.site.edition.locales, input.params.locale ?? null) }),
      )
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
    const members = await loadMembers(site.edition.siteId, clock)
    return sitemapIndex(site, (locale) => listed({ site, locale, members, clock }))
  })
  for (const locale of localeCodes) {
    share(`/sitemap-${locale}.xml`, 'application/xml', async ({ site, clock }) => {
      requireLocale(site.edition.locales, locale)
      const members = await loadMembers(site.edition.siteId, clock)
      return sitemap(sites, site, locale, listed({ site, locale, members, clock }))
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
    const locale = localeOf(site.edition.locales, null)
    const { translate } = await loadEntry()
    const groups = groupPages({ pages, articles, site, locale, clock })
    const titled = groups.map(({ shelf, pages: list }) => ({
      title: translate[locale](`site-map.${shelf}`),
      pages: list,
    }))
    return llmsText(site, homeOf(site.edition.id, locale, clock), titled)
  })

  for (const path of ['/network-status.atom', '/:locale/network-status.atom']) {
    sharedResponses.get(app, path, async ({ site, clock, params }) => {
      const locale = localeOf(site.edition.locales, params.locale ?? null)
      const { value: status } = await upstream.loadNetworkStatus(site.edition.siteId, clock)
      if (!status) throw createProblem({ status: 404, detail: 'Nothing is known of the network.' })
      const { title } = pages.contentOf('network-status', locale, site.edition.id, { params: {}, clock })
      const body = networkAtom({ status, site, locale, title })
      return { body, type: 'application/atom+xml', control: cachePolicies.minute }
    })
  }

  function listed(input: Pick<Parameters<typeof listPages>[0], 'site' | 'locale' | 'members' | 'clock'>) {
    return listPages({ ...input, articles, policies, pageDates })
  }
  /** Empty without the back end. */
  async function loadMembers(siteId: string, clock: ContentClock): Promise<readonly { slug: string }[]> {
    return upstream.loadBrandAmbassadors(siteId, clock).then(
      ({ value }) => value,
      (error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error
        return []
      },
    )
  }
  function homeOf(editionId: FastifyRequest['edition']['id'], locale: Locale, clock: ContentClock) {
    return pages.contentOf('index', locale, editionId, { params: {}, clock })
  }
}

/** Only other languages than the first have a prefix, as everywhere (shared/site/paths.ts). @throws Problem for another. */
function localeOf([first = 'en', ...others]: readonly Locale[], prefix: string | null): Locale {
  const locale = prefix === null ? first : others.find((code) => code === prefix)
  if (!locale) throw createProblem({ status: 404, detail: 'There is no such file.' })
  return locale
}

function requireLocale(own: readonly Locale[], locale: Locale): void {
  if (!own.includes(locale)) throw createProblem({ status: 404, detail: 'There is no such file.' })
}
