import type { FastifyBaseLogger } from 'fastify'
import type { Articles } from '#server/blog/load-articles.ts'
import type { Help } from '#server/help/load-help.ts'
import type { Policies } from '#server/policies/policies.ts'
import type { Search } from '#server/search/create-search.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import type { Glossaries } from '#server/site/content/load-glossaries.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import type { ExplainVisitor } from '#server/visitor/explain-visitor.ts'
import type { HelpLinks } from '#shared/responsible-gaming/help-links.ts'
import type { Assets } from './assets.ts'
import type { Entry } from './entry.ts'
import type { StaticSections } from './static-sections.ts'

/** What a page is made with. */
export interface PageServices {
  entry: Entry
  assets: Assets
  sites: Sites
  upstream: Upstream
  pages: Pages
  staticSections: StaticSections
  explainVisitor: ExplainVisitor
  helpLinks: HelpLinks
  glossaries: Glossaries
  articles: Articles
  help: Help
  policies: Policies
  search: Search
  log: Pick<FastifyBaseLogger, 'warn'>
}
