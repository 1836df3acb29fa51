import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Articles } from '#server/blog/load-articles.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import { networkAtom } from '#server/network-status/network-feed.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { Policies } from '#server/policies/policies.ts'
import { groupPages } from '#server/search/group-pages.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
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
}

interface LocaleParams {
  Params: { locale: string }
}

/** What programs ask a site for at fixed addresses. Every address in it is of the edition's origin, never of the request's host. */
export async function discoveryRoutes(app: FastifyInstance, services: DiscoveryServices) {
  const { sites, pages, articles, policies, pageDates, upstream, loadEntry } = services

  app.get('/robots.txt', ({ site }, reply) => send(reply, 'text/plain', robotsText(site)))
  app.get('/.well-known/security.txt', ({ site, clock }, reply) => send(reply, 'text/plain', securityText(site, clock)))
  app.get('/humans.txt', ({ site }, reply) => send(reply, 'text/plain', humansText(site)))

  /** The account service has the page itself, at the same address (W3C, A Well-Known URL for Changing Passwords). */
  app.get('/.well-known/change-password', ({ edition }, reply) => {
    const { origin, hostname } = new URL(edition.signUpUrl)
    const to = `${origin}/.well-known/change-password`
    return sendRedirect(reply.header('cache-control', cachePolicies.never), { to, status: 302, hosts: [hostname] })
  })

  app.get('/sitemap.xml', async ({ site, clock }, reply) => {
    const members = await loadMembers(site.edition.siteId, clock)
    return send(
      reply,
      'application/xml',
      sitemapIndex(site, (locale) => listed({ site, locale, members, clock })),
    )
  })
  for (const locale of localeCodes) {
    app.get(`/sitemap-${locale}.xml`, async ({ site, clock }, reply) => {
      requireLocale(site.edition.locales, locale)
      const members = await loadMembers(site.edition.siteId, clock)
      return send(reply, 'application/xml', sitemap(sites, site, locale, listed({ site, locale, members, clock })))
    })
  }

  app.get('/opensearch.xml', (request, reply) => sendOpenSearch(request, reply, null))
  app.get<LocaleParams>('/:locale/opensearch.xml', (request, reply) =>
    sendOpenSearch(request, reply, request.params.locale),
  )
  async function sendOpenSearch({ site }: FastifyRequest, reply: FastifyReply, prefix: string | null) {
    const locale = localeOf(site.edition.locales, prefix)
    const { translate } = await loadEntry()
    const text = openSearchDescription(site, locale, translate[locale]('search.open'))
    return send(reply, 'application/opensearchdescription+xml', text)
  }

  app.get('/site.webmanifest', (request, reply) => sendManifest(request, reply, null))
  app.get<LocaleParams>('/:locale/site.webmanifest', (request, reply) =>
    sendManifest(request, reply, request.params.locale),
  )
  function sendManifest({ site, clock }: FastifyRequest, reply: FastifyReply, prefix: string | null) {
    const locale = localeOf(site.edition.locales, prefix)
    const { description } = homeOf(site.edition.id, locale, clock)
    return send(reply, 'application/manifest+json', JSON.stringify(webManifest(site, locale, description)))
  }

  app.get('/llms.txt', async ({ site, clock }, reply) => {
    const locale = localeOf(site.edition.locales, null)
    const { translate } = await loadEntry()
    const groups = groupPages({ pages, articles, site, locale, clock })
    const titled = groups.map(({ shelf, pages: list }) => ({
      title: translate[locale](`site-map.${shelf}`),
      pages: list,
    }))
    return send(reply, 'text/plain', llmsText(site, homeOf(site.edition.id, locale, clock), titled))
  })

  app.get('/network-status.atom', (request, reply) => sendNetworkFeed(request, reply, null))
  app.get<LocaleParams>('/:locale/network-status.atom', (request, reply) =>
    sendNetworkFeed(request, reply, request.params.locale),
  )
  async function sendNetworkFeed({ site, clock }: FastifyRequest, reply: FastifyReply, prefix: string | null) {
    const locale = localeOf(site.edition.locales, prefix)
    const { value: status } = await upstream.loadNetworkStatus(site.edition.siteId, clock)
    if (!status) throw createProblem({ status: 404, detail: 'Nothing is known of the network.' })
    const { title } = pages.contentOf('network-status', locale, site.edition.id, { params: {}, clock })
    reply.header('cache-control', cachePolicies.minute).header('vary', 'Host')
    return reply.type('application/atom+xml; charset=utf-8').send(networkAtom({ status, site, locale, title }))
  }

  function listed(input: Pick<Parameters<typeof listPages>[0], 'site' | 'locale' | 'members' | 'clock'>) {
    return listPages({ ...input, articles, policies, pageDates })
  }
  /** Without the back end, nobody is of the team. */
  async function loadMembers(siteId: string, clock: ContentClock): Promise<readonly { slug: string }[]> {
    return upstream.loadBrandAmbassadors(siteId, clock).then(
      ({ value }) => value,
      () => [],
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

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .header('cache-control', cachePolicies.hour)
    .header('vary', 'Host')
    .type(`${type}; charset=utf-8`)
    .send(text)
}
