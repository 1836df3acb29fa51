import type { Site } from '#server/site/content/load-editions.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import { UNKNOWN_PATH } from './checked-page.ts'
import { errorProbes } from './error-probes.ts'

/** Routes without a text of their own, each with the reason. Whoever adds one answers for it. */
export const unreadRoutes: Readonly<Record<string, string>> = {
  '/*': 'pages, which the rules read as documents and as payloads',
  '/api/*': 'says that there is nothing, in words of the code',
  '/api/_nuxt_icon/:collection.json': 'drawings without words',
  '/api/consent-receipt': 'what one visitor chose; its words are those of the dialog on every page',
  '/actions/download': 'leads to a file or a page',
  '/actions/compare-policy': 'leads to a page',
  '/actions/edition/:edition': 'leads to another edition, which is read as itself',
  '/preview': 'leads to a page, for reviewers with a token',
  '/preview/matrix': 'for reviewers with a token',
}

const feeds = ['/policies.atom', '/policies/terms-conditions.atom', '/blog/feed.atom', '/network-status.atom']

/** Addresses of routes with parameters that no page and no other answer names. */
export function exampleAddresses({ edition, paths }: Site, buildId: string): string[] {
  const { id: editionId, brandAlias, locales, regionCountryCode } = edition
  const terms = paths.pathOf('terms-conditions', locales[0])?.split('/').filter(Boolean).join('.')
  return [
    ...locales.map((locale) => searchFilePath({ editionId, locale, buildId })),
    ...locales
      .slice(1)
      .flatMap((locale) => [
        ...feeds.map((path) => `/${locale}${path}`),
        `/${locale}${UNKNOWN_PATH}`,
        ...errorProbes.map((path) => `/${locale}${path}`),
      ]),
    ...errorProbes,
    `/api/download-url?brandAlias=${brandAlias}&platform=windows&country=${regionCountryCode}`,
    `/builds/meta/${buildId}.json`,
    `/__nuxt_island/policy-clause_${terms}_1.1.json`,
  ]
}

/** What a page asks for when somebody looks at a tournament, of which its calendar is the only link. */
export function tournamentFragments(address: string, { edition }: Site): string[] {
  const [, series, event] = /^\/api\/calendar\/([^/]+)\/([^/]+)\.ics$/.exec(address) ?? []
  return event ? edition.locales.map((locale) => `/__nuxt_island/tournament_${locale}_${series}_${event}.json`) : []
}
