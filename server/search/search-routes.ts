import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import type { SharedResponses } from '#server/http/shared-responses.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { FeatureServices } from '#server/site/feature.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import { groupPages } from './group-pages.ts'
import { llmsText, openSearchDescription } from './search-files.ts'

interface SearchServices extends FeatureServices {
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

/** What browsers and language models find the site's pages with. */
export async function searchRoutes(app: FastifyInstance, services: SearchServices) {
  const { pages, articles, loadEntry, sharedResponses } = services
  for (const path of ['/opensearch.xml', '/:locale/opensearch.xml']) {
    sharedResponses.get(app, path, async ({ site, params }) => {
      const locale = prefixedLocale(site, params.locale)
      const { translate } = await loadEntry()
      const body = openSearchDescription(site, locale, translate[locale]('search.open'))
      return { body, type: 'application/opensearchdescription+xml', control: cachePolicies.hour }
    })
  }
  sharedResponses.get(app, '/llms.txt', async ({ site, clock }) => {
    const [locale] = site.edition.locales
    const { translate } = await loadEntry()
    const groups = groupPages({ pages, articles, site, locale, clock })
    const titled = groups.map(({ shelf, pages: list }) => ({
      title: translate[locale](`site-map.${shelf}`),
      pages: list,
    }))
    const home = pages.contentOf('index', locale, site.edition.id, { params: {}, clock })
    return { body: llmsText(site, home, titled), type: 'text/plain', control: cachePolicies.hour }
  })
}
