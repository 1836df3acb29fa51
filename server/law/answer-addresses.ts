import type { Site } from '#server/site/content/load-editions.ts'
import { featureRoutes } from '#server/site/feature-routes.ts'
import { UNKNOWN_PATH } from './checked-page.ts'
import { errorProbes } from './error-probes.ts'

/** Routes without a text of their own, each with the reason. A new one needs a reason too. */
export const unreadRoutes: Readonly<Record<string, string>> = {
  '/*': 'pages, which the rules read as documents and as payloads',
  '/assets/*': 'files of the build: code, styles, pictures, and search indexes of what is read as pages',
  '/api/*': 'says that there is nothing, in words of the code',
  '/api/_nuxt_icon/:collection.json': 'drawings without words',
  '/api/consent-receipt': 'what one visitor chose; its words are those of the dialog on every page',
  '/actions/download': 'leads to a file or a page',
  '/actions/compare-policy': 'leads to a page',
  '/actions/edition/:edition': 'leads to another edition, which is read as itself',
  '/_class': 'an opaque word in a header, for an edge',
  '/preview': 'leads to a page, for reviewers with a token',
  '/preview/matrix': 'for reviewers with a token',
}

/** Addresses of routes with parameters that no page and no other answer names. */
export function exampleAddresses(site: Site, version: string): string[] {
  const inLocales = [...featureRoutes.flatMap(({ feeds = [] }) => feeds), UNKNOWN_PATH, ...errorProbes]
  return [
    ...site.edition.locales.slice(1).flatMap((locale) => inLocales.map((path) => `/${locale}${path}`)),
    ...errorProbes,
    ...featureRoutes.flatMap(({ examples }) => examples?.(site, version) ?? []),
    `/builds/meta/${version}.json`,
  ]
}

/** What a page asks for by an address that only its script makes. */
export function fragmentsOf(address: string, site: Site): readonly string[] {
  return featureRoutes.flatMap((feature) => feature.fragmentsOf?.(address, site) ?? [])
}
