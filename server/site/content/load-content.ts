import { join } from 'node:path'
import { withArticlePages } from '#server/blog/blog-pages.ts'
import { loadArticles, withArticles } from '#server/blog/load-articles.ts'
import { withHelpPages } from '#server/help/help-pages.ts'
import { loadHelp } from '#server/help/load-help.ts'
import { checkCitations } from '#server/policies/check-citations.ts'
import type { Citation } from '#server/policies/citation.ts'
import { withCitedClauses } from '#server/policies/cited-clauses.ts'
import { loadPolicies } from '#server/policies/load-policies.ts'
import { createPolicies, withPolicyVersions } from '#server/policies/policies.ts'
import { withPolicyPages } from '#server/policies/policy-pages.ts'
import { loadGlossaries } from '#server/school/load-glossaries.ts'
import { loadBiographies } from '#server/team/load-biographies.ts'
import { withTeamPages } from '#server/team/team-pages.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { loadAll } from './load-all.ts'
import { loadEditions, type Sites } from './load-editions.ts'
import { loadPages, type Pages } from './load-pages.ts'

interface ContentInput {
  /** `data/`, or another folder of its shape. */
  dataFolder: string
  table?: RouteTable | undefined
  sites?: Sites | undefined
  changeSites?: ((sites: Sites) => Sites) | undefined
  pages?: Pages | undefined
  policiesFolder?: string | undefined
  /** Time of day, in ms since 1970: which versions are in force, and which lie ahead. */
  wallClock?: { now(): number }
}

export type Content = Awaited<ReturnType<typeof loadContent>>

/**
 * All content that does not come from the back end: what a start and a build need of the data.
 * @throws Error that names the file and what was expected.
 */
export async function loadContent({ dataFolder: data, ...overrides }: ContentInput) {
  const books = await loadPolicies(overrides.policiesFolder ?? join(data, 'policies'))
  const [articles, biographies, glossaries] = await loadAll([
    loadArticles(join(data, 'blog')),
    loadBiographies(join(data, 'team')),
    loadGlossaries(join(data, 'glossary')),
  ])
  const table = withArticles(withPolicyVersions(overrides.table ?? routes, books), articles)
  const [ownSites, contentPages] = await loadAll([
    overrides.sites ?? loadEditions(join(data, 'markets'), table),
    overrides.pages ?? loadPages(join(data, 'pages'), table),
  ])
  const { changeSites, wallClock = Date } = overrides
  const sites = changeSites?.(ownSites) ?? ownSites
  const citations: Citation[] = []
  const cite = (citation: Citation) => citations.push(citation)
  const policies = createPolicies({ books, sites, table, cite })
  const help = await loadHelp({ folder: join(data, 'help'), books, sites, table, cite })
  if ('citations' in contentPages) {
    for (const { pageId, ...citation } of contentPages.citations) {
      if (sites.byId[citation.editionId].paths.pathOf(pageId, citation.locale)) cite(citation)
    }
  }
  // No start is before the last publication: a clock that is behind must not refuse what is right.
  const published = books.flatMap(({ versions }) => versions.map(({ sources }) => Date.parse(sources.en.published)))
  checkCitations({ citations, policies, sites, now: Math.max(wallClock.now(), ...published) })
  const citingPages = withCitedClauses({ pages: contentPages, policies, sites })
  const policyPages = withPolicyPages({ pages: citingPages, policies, sites })
  const articlePages = withArticlePages(policyPages, articles)
  const pages = withHelpPages({ pages: withTeamPages(articlePages, biographies), help, sites })
  return { table, sites, policies, help, pages, articles, biographies, glossaries }
}
