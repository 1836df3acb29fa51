import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import type { SharedResponses } from '#server/http/shared-responses.ts'
import type { Assets } from '#server/pages/assets.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { FeatureServices } from '#server/site/feature.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import type { SearchFile } from '#shared/search/search.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { readBuilt } from './create-search.ts'
import { groupPages } from './group-pages.ts'
import { llmsText, openSearchDescription } from './search-files.ts'

interface SearchServices extends FeatureServices {
  assets: Pick<Assets, 'folder'>
  builtFolders: readonly string[]
  version: string
  sites: Sites
  /** The index of an edition's texts in one language. */
  makeSearchFile: (input: { site: Site; locale: Locale; clock: ContentClock }) => Promise<SearchFile>
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

/** What browsers and language models find the site's pages with. */
export async function searchRoutes(app: FastifyInstance, services: SearchServices) {
  const { pages, articles, glossaries, loadEntry, sharedResponses, assets, builtFolders, version, makeSearchFile } =
    services
  for (const site of Object.values(services.sites.byId)) {
    for (const locale of site.edition.locales) {
      const path = searchFilePath({ editionId: site.edition.id, locale, buildId: version })
      // The build has the index of the content that it was made with, compressed with more time than a visitor waits.
      if (assets.folder !== null && existsSync(join(assets.folder, path))) continue
      sharedResponses.get(app, path, async ({ clock, site: { edition } }) => {
        // What one market may read, another's law may forbid.
        if (edition.id !== site.edition.id)
          throw createProblem({ status: 404, detail: 'This index is another site’s.' })
        const built = await readBuilt(builtFolders, path)
        const body = built ?? JSON.stringify(await makeSearchFile({ site, locale, clock }))
        return { body, type: 'application/json', control: cachePolicies.immutable }
      })
    }
  }
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
    const contentOf = (page: string) => pages.contentOf(page, locale, site.edition.id, { params: {}, clock })
    const terms = glossaries[locale].flatMap(({ id, term: title }) => {
      const path = site.paths.pathOf('glossary-term', locale, { term: id })
      return path ? [{ title, path, depth: 0 }] : []
    })
    const all = [...titled, { title: contentOf('poker-glossary').title, pages: terms }]
    return { body: llmsText(site, contentOf('index'), all), type: 'text/plain', control: cachePolicies.hour }
  })
}
