import type { Edition } from './editions.ts'
import type { PageContext } from './page-context.ts'
import type { QueryName } from './route-row.ts'
import type { InteractiveSectionKind } from './sections.ts'

/** Id of the inert script in the document's tail that holds the PageState. */
export const PAGE_STATE_ID = 'page-state'

/** The one Trusted Types policy of the site: the browser writes no HTML but that of static sections. */
export const STATIC_HTML_POLICY = 'static-html'

/** Name of the Trusted Types policy that lets the odds calculator's worker start. */
export const WORKER_POLICY = 'own-worker'

export interface Head {
  title: string
  description: string
  /** Absolute, from the edition's origin; null on error pages. */
  canonical: string | null
  alternates: { hreflang: string; href: string }[]
  /** What this page says for programs: feeds and lists, absolute; absent where there is none. */
  feeds?: { type: 'application/atom+xml' | 'application/json'; title: string; href: string }[]
  robots: string | null
  /** Picture with which links to the page are shown, absolute, 1200 by 630; absent where there is none. */
  image?: string
  /** Day on which an article was published, ISO 8601; absent where the page is none. */
  publishedOn?: string
  /** Of the browser's own frame. */
  themeColor: string
  ogLocale: string
  ogLocaleAlternates: string[]
  siteName: string
}

/** A part of a page: static ones travel as HTML under their key, interactive ones as the content of a component. */
export type SectionModel = { type: 'static'; id: string; key: string } | InteractiveSectionModel

export interface InteractiveSectionModel {
  type: 'interactive'
  id: string
  kind: InteractiveSectionKind
  content: unknown
}

export interface ErrorModel {
  status: number
  /** `Page not found: {path}` and the like (specification, section 8). */
  message: string
  data: { path: string }
}

export interface PageModel {
  context: PageContext
  locales: Edition['locales']
  head: Head
  before: SectionModel[]
  sections: SectionModel[]
  after: SectionModel[]
  modules: Partial<Record<InteractiveSectionKind, string>>
  styles: string[]
  error: ErrorModel | null
}

export type QueryData = Partial<Record<QueryName, unknown>>

export interface PageState {
  page: PageModel
  queries: QueryData
}

/** Answer of `{path}/_payload.json`: a page for a visitor who is already on the site, or where to go instead. */
export type Payload = { page: PageModel; queries: QueryData; html: Record<string, string> } | { redirect: string }
