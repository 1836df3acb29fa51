import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts'
import { escapeScriptJson } from '#server/pages/document.ts'
import type { Entry } from '#server/pages/entry.ts'
import type { LoadedSectionData } from '#server/pages/section-data.ts'
import { mergeTables } from '#shared/site/merge-tables.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { Head, QueryData } from '#shared/site/page-model.ts'
import type { Site } from '../content/load-editions.ts'
import type { ContentSection, PageContent, Pages, PageVisit } from '../content/load-pages.ts'
import type { Feature, StructuredDataInput } from '../feature.ts'
import { features } from '../features.ts'
import { describeOrganization, describeWebsite, websiteId } from './describe-site.ts'
import { readTrail, type TrailStep } from './page-trail.ts'

const describeSection = mergeTables<(input: StructuredDataInput) => Thing[]>(
  'structured data of',
  (features as readonly Feature[]).map(({ structuredData }) => structuredData),
)

interface ElementInput {
  site: Site
  context: PageContext
  visit: PageVisit
  content: PageContent
  head: Head
  data: LoadedSectionData
  html: Readonly<Record<string, string>>
  /** What had come when the page's last section was written. */
  queries: QueryData
}

interface PageInput extends Omit<ElementInput, 'visit' | 'content' | 'html'> {
  title: string
  sections: readonly ContentSection[]
  trail: readonly TrailStep[]
  fillAmounts: Entry['fillAmounts']
}

/**
 * What a page says in the vocabulary of schema.org, as the inert element that stands at a document's end; empty for a page
 * that nobody is to find. Bonuses and promotions are never in it: an Offer without its terms misleads.
 */
export function structuredDataElement(
  { pages, entry }: { pages: Pages; entry: Entry },
  { visit, content, html, ...input }: ElementInput,
): string {
  const { site, context, head } = input
  const { locale, path } = context
  if (!head.canonical || head.robots) return ''
  const { title, sections } = content
  const homeLabel = entry.translate[locale]('nav.home')
  const trail = context.isHome
    ? []
    : readTrail({ site, pages, visit, locale, path, title, homeLabel, sections, html: Object.values(html) })
  const { fillAmounts } = entry
  const things = describePage({ ...input, title, sections, trail, fillAmounts }, head.canonical)
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return `<script type="application/ld+json">${escapeScriptJson(graph)}</script>`
}

function describePage(input: PageInput, url: string): Thing[] {
  const { sections, data, ...common } = input
  const { site, context } = common
  return [
    ...(context.isHome ? [describeOrganization(site, context.locale), describeWebsite(site, context.locale)] : []),
    ...describeWhole(input, url),
    ...sections.flatMap((section) => {
      const own = data.get(section.kind)?.value ?? null
      return describeSection[section.kind]?.({ ...common, url, section, data: own }) ?? []
    }),
  ]
}

function describeWhole({ site, context, head, title, trail }: PageInput, url: string): Thing[] {
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description: head.description,
    inLanguage: context.language,
    isPartOf: { '@id': websiteId(site) },
  }
  if (context.isHome) return [page]
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.edition.origin + path,
    })),
  }
  return [{ ...page, breadcrumb: { '@id': `${url}#breadcrumb` } }, breadcrumb]
}
