import { join } from 'node:path'
import { makeArticlePage } from '#server/blog/blog-pages.ts'
import { articlesOn, loadArticles, spansOf, withArticles } from '#server/blog/load-articles.ts'
import { makeHelpPage } from '#server/help/help-pages.ts'
import { type Help, loadHelp } from '#server/help/load-help.ts'
import { checkCitations } from '#server/policies/check-citations.ts'
import type { Citation } from '#server/policies/citation.ts'
import { withCitedClauses } from '#server/policies/cited-clauses.ts'
import { loadPolicies } from '#server/policies/load-policies.ts'
import { listPageCitations } from '#server/policies/page-citations.ts'
import { createPolicies, withPolicyVersions } from '#server/policies/policies.ts'
import { makePolicyPage } from '#server/policies/policy-pages.ts'
import { loadGlossaries } from '#server/school/load-glossaries.ts'
import { withTermPages, withTerms } from '#server/school/term-pages.ts'
import { loadVocabulary } from '#server/search/load-vocabulary.ts'
import type { MoveOrigins } from '#server/site/public-origins.ts'
import { loadBiographies } from '#server/team/load-biographies.ts'
import { makeMemberPage } from '#server/team/team-pages.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { loadAll } from './load-all.ts'
import { loadEditions, type Sites } from './load-editions.ts'
import { loadPages, type Pages } from './load-pages.ts'
import { withSchedule } from './schedule.ts'
import { nextTurn } from './turns.ts'

interface ContentInput {
  /** `data/`, or another folder of its shape. */
  dataFolder: string
  table?: RouteTable | undefined
  moveOrigins?: MoveOrigins | undefined
  sites?: Sites | undefined
  changeSites?: ((sites: Sites) => Sites) | undefined
  pages?: Pages | undefined
  policiesFolder?: string | undefined
  showsScheduled?: boolean | undefined
  /** That of a content whose help, policies, editions and articles are the same: to read it takes longest. */
  help?: Help | undefined
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
  const [articles, biographies, words, vocabulary] = await loadAll([
    loadArticles(join(data, 'blog')),
    loadBiographies(join(data, 'team')),
    loadGlossaries(join(data, 'glossary')),
    loadVocabulary(join(data, 'search/vocabulary.json')),
  ])
  const { glossaries } = words
  const table = withTerms(withArticles(withPolicyVersions(overrides.table ?? routes, books), articles), glossaries)
  const [ownSites, contentPages] = await loadAll([
    overrides.sites ?? loadEditions(join(data, 'markets'), table, overrides.moveOrigins),
    overrides.pages ?? loadPages(join(data, 'pages'), table, overrides),
  ])
  const { changeSites, wallClock = Date } = overrides
  const shownSites = changeSites?.(ownSites) ?? ownSites
  const pageSpans = 'spans' in contentPages ? contentPages.spans : []
  const articleSpans = overrides.showsScheduled ? [] : spansOf(articles, wallClock.now())
  const sites = withSchedule(shownSites, new Map([...pageSpans, ...articleSpans]))
  await nextTurn()
  const files = 'files' in contentPages ? contentPages.files : []
  const citations: Citation[] = listPageCitations([...files, ...words.files], sites)
  const cite = (citation: Citation) => citations.push(citation)
  await nextTurn()
  const policies = await createPolicies({ books, sites, table, cite })
  await nextTurn()
  const help = overrides.help ?? (await loadHelp({ folder: join(data, 'help'), books, sites, table, cite }))
  await nextTurn()
  // No start is before the last publication: a clock that is behind must not refuse what is right.
  const published = books.flatMap(({ versions }) => versions.map(({ sources }) => Date.parse(sources.en.published)))
  checkCitations({ citations, policies, sites, now: Math.max(wallClock.now(), ...published) })
  const made = [
    makePolicyPage({ policies, sites }),
    makeHelpPage({ help, sites }),
    makeArticlePage({ articles, glossaries, sites }),
    makeMemberPage(biographies),
  ]
  const allPages = withTermPages({
    ...{ pages: contentPages, files, glossaries, sites },
    articlesOn: (site, locale) => articlesOn(articles, site, locale),
  })
  const everyPage: Pages = {
    contentOf(...page) {
      for (const make of made) {
        const content = make(...page)
        if (content) return content
      }
      return allPages.contentOf(...page)
    },
  }
  const pages = withCitedClauses({ pages: everyPage, policies, sites })
  return { table, sites, policies, help, pages, articles, biographies, glossaries, vocabulary }
}
