import type { Thing } from 'schema-dts'
import type { Entry } from '#server/pages/entry.ts'
import type { PageRequest, Person } from '#server/pages/page-request.ts'
import type { EmbeddedUpstream } from '#server/upstream/embedded.ts'
import type { Resource, ResourceName, ResourceValues } from '#server/upstream/resource.ts'
import type { Upstream } from '#server/upstream/upstream.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'

import type { Locale } from '#shared/site/locales.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { Head, PageModel, QueryData } from '#shared/site/page-model.ts'
import type { QueryName, RouteParams, RouteRow } from '#shared/site/route-row.ts'
import type { SectionData } from '#shared/site/section-data.ts'
import type { InteractiveSectionKind, SectionKind } from '#shared/site/sections.ts'
import type { Site } from './content/load-editions.ts'
import type { ContentSection, Pages } from './content/load-pages.ts'

/** What a feature brings to the server: the face by which pages know it. All by the names of its face in `shared`. */
export interface Feature {
  /**
   * Fragments of its pages by name, for what a page shows only when somebody looks at it. Each checks the props that an
   * address names, and returns null for what there is not.
   */
  islands?: { readonly [name: string]: (input: IslandInput, props: readonly string[]) => Promise<Island | null> }
  /** What it asks of the back end, by path. */
  resources?: { readonly [Name in ResourceName]?: Resource<ResourceValues[Name]> }
  /** What its static sections show besides their content. */
  data?: { readonly [Kind in keyof SectionData]?: LoadData }
  /** What its interactive sections show besides their content; null: nothing more. */
  interactive?: { readonly [Kind in InteractiveSectionKind]?: (input: InteractiveInput) => object | null }
  /** What answers its queries. */
  queries?: { readonly [Name in QueryName]?: (input: QueryInput) => Promise<unknown> }
  /** What its sections say in the words of schema.org. */
  structuredData?: { readonly [Kind in SectionKind]?: (input: StructuredDataInput) => Thing[] }
  /** The feeds of what one of its pages tells, each under the title that it has itself; undefined for other pages. */
  feedsOf?: (input: FeedInput) => Head['feeds']
  /** By page: whether one of its addresses leads nowhere, where only the back end knows. Asked at every request. */
  isUnknown?: {
    readonly [pageId: string]: (page: PageRequest, input: FeatureServices & { clock: ContentClock }) => Promise<boolean>
  }
  /** The addresses of one of its pages with parameters that search engines are told of, by page. */
  addresses?: { readonly [pageId: string]: (input: DiscoveryInput) => Promise<ListedAddress[]> }
  /** The day on which what one of its pages shows was last written, besides the page's own text; null: nothing, or not known. */
  dateOf?: (pageId: string, input: DiscoveryInput) => string | null
  /** What of the data that stand in for the back end does not fit together, a line each. */
  checkEmbedded?: (embedded: EmbeddedUpstream) => string[]
  /** The `Link` header of one of its pages; null for other pages. */
  linkOf?: (request: PageRequest, input: FeatureServices & { clock: ContentClock }) => string | null
}

/** What pages are made with besides the site's own. Each feature adds its own beside its face. */
export interface FeatureServices {
  upstream: Upstream
  pages: Pages
}

export interface IslandInput extends FeatureServices {
  site: Site
  clock: ContentClock
}

export interface Island {
  /** The name of its file below `client/<feature>/islands/`. */
  component: string
  props: { locale: Locale } & Readonly<Record<string, unknown>>
}

export interface DiscoveryInput extends FeatureServices {
  site: Site
  locale: Locale
  clock: ContentClock
  /** The day on which a text was last written, by its file below `data/`: `help/bonus.nl`; null where it is not known. */
  dateIn: (name: string) => string | null
}

export interface ListedAddress {
  params: RouteParams
  date: string | null
}

export interface LoadedData {
  value: SectionData[keyof SectionData]
  /** Changes with the content, time apart; null: one visitor's own, never stored. */
  version: string | null
}

export type LoadData = (input: DataInput) => Promise<LoadedData>

export interface DataInput extends FeatureServices {
  site: Site
  locale: Locale
  clock: ContentClock
  /** null: the page is for everybody of a class. */
  person: Person | null
  /** Of the page that the section is on. */
  row: RouteRow
  /** Of the section itself. */
  content: unknown
}

export interface InteractiveInput {
  site: Site
  clock: ContentClock
  /** In which numbers are read. */
  language: string
  /** What the visitor's address asks of a calculator. */
  entries: CalculatorEntries | null
}

export interface QueryInput {
  upstream: Upstream
  /** Under the law of the visitor's place. */
  site: Site
  clock: ContentClock
}

export interface StructuredDataInput {
  site: Site
  context: PageContext
  /** The page's own address. */
  url: string
  head: PageModel['head']
  section: ContentSection
  /** Of the section; null where the back end has no answer or the kind has none. */
  data: unknown
  queries: QueryData
  /** A text with its amounts, as the page writes them. */
  fillAmounts: Entry['fillAmounts']
}

export interface FeedInput {
  site: Site
  context: PageContext
  translate: Entry['translate'][Locale]
  /** The title of a page in the page's language. */
  titleOf: (pageId: string) => string
  /** A feed in Atom's form. */
  atom: (name: string, path: string) => NonNullable<Head['feeds']>[number]
}
