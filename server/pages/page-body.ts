import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { interactiveKindsOf, type PageContent, type Pages, type PageVisit } from '#server/site/content/load-pages.ts'
import { inState } from '#server/site/content/schedule.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { ErrorModel, Head, PageModel, SectionModel } from '#shared/site/page-model.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'
import { isInteractiveSectionKind, type StaticSectionKind } from '#shared/site/sections.ts'
import type { Assets } from './assets.ts'
import { buildErrorHead, buildHead } from './build-head.ts'
import type { Entry } from './entry.ts'
import { buildInteractiveContent } from './interactive-content.ts'
import { feedsOf } from './page-feeds.ts'
import type { LoadedSectionData } from './section-data.ts'
import type { StaticSections, VolatileInput } from './static-sections.ts'

/** What is a page's own, between the header and the footer that all pages share. */
export interface PageBody {
  head: Head
  sections: SectionModel[]
  modules: PageModel['modules']
  /** HTML of the static sections among them, by key. */
  html: Record<string, string>
  /** Source files whose styles it needs. */
  sources: string[]
}

interface BodyServices {
  entry: Entry
  assets: Assets
  pages: Pages
  staticSections: StaticSections
}

export interface ContentServices extends BodyServices {
  sites: Sites
}

interface BodyInput {
  site: Site
  context: PageContext
}

export interface ContentInput extends BodyInput {
  content: PageContent
  /** Names the span of time in which the content holds. */
  span: string
  data: LoadedSectionData
  visit: PageVisit
  entries: CalculatorEntries | null
}

/** Sections that differ by the visitor's rule. */
const visitorInputs: Partial<Record<StaticSectionKind, readonly VolatileInput[]>> = {
  download: ['ruleType', 'reason'],
  'sign-up': ['ruleType', 'reason'],
}

/** The body of a page of the route table: the sections that its content file names. */
export function buildContentBody(
  services: ContentServices,
  { site, context, content, span, data, visit, entries }: ContentInput,
): PageBody {
  const { pageId } = context
  const pageVersion = inState(site, [...Object.values(visit.params), span].join('.'))
  const sourceOf = (kind: string) => services.entry.sectionSources[kind] ?? kind
  const html: Record<string, string> = {}
  const sections = content.sections.map(({ id, kind, content: sectionContent }): SectionModel => {
    if (isInteractiveSectionKind(kind)) {
      return {
        type: 'interactive',
        id,
        kind,
        content: buildInteractiveContent(kind, sectionContent, {
          ...{ site, entries },
          clock: visit.clock,
          language: context.language,
        }),
      }
    }
    const staticKind: StaticSectionKind = kind
    const own = data.get(kind)
    const section = services.staticSections({
      name: `${pageId}/${id}`,
      context,
      inputs: visitorInputs[staticKind] ?? [],
      fixedInputs: ['pageId', 'isHome', 'layout', 'theme'],
      version: own ? inState(site, own.version) : pageVersion,
      render: (declared) =>
        services.entry.renderStaticSection(staticKind, {
          id,
          context: declared,
          paths: site.paths,
          content: sectionContent,
          data: own?.value ?? null,
          site,
        }),
    })
    html[section.key] = section.html
    return { type: 'static', id, key: section.key }
  })
  const modules = Object.fromEntries(
    interactiveKindsOf(content).map((kind) => [kind, services.assets.moduleUrl(sourceOf(kind))]),
  )
  return {
    head: headOf(services, { site, context, visit }, content),
    sections,
    modules,
    html,
    sources: content.sections.map(({ kind }) => sourceOf(kind)),
  }
}

/** Heads by what a page says. */
const fixedHeads = new WeakMap<PageContent, Head>()

function headOf(
  services: ContentServices,
  { site, context, visit }: Pick<ContentInput, 'site' | 'context' | 'visit'>,
  content: PageContent,
): Head {
  const fixed = fixedHeads.get(content)
  if (fixed) return fixed
  const { pageId, locale, theme } = context
  const { assets, sites } = services
  const { params } = visit
  const { title, description, publishedOn } = content
  const feeds = feedsOf(services, { site, context, visit })
  const found = buildHead({
    assets,
    sites,
    site,
    pageId,
    params,
    locale,
    title,
    description,
    publishedOn,
    theme,
    feeds,
  })
  const isUnlisted = (routes as RouteTable)[pageId]?.isUnlisted
  const head: Head = isUnlisted ? { ...found, robots: 'noindex', alternates: [] } : found
  // Content may be that of several addresses, and the title of a feed may be another one on a day to come.
  if (!feeds && Object.keys(params).length === 0) fixedHeads.set(content, head)
  return head
}

/** The body of an error page. Not stored: its paths are whatever anyone types. */
export function buildErrorBody(entry: Entry, { site, context }: BodyInput, { status, data }: ErrorModel): PageBody {
  const t = entry.translate[context.locale]
  // Every other status shows the 500 page (specification, section 2.2).
  const shown = status === 403 || status === 404 ? status : 500
  const key = `error/${status}|${data.path}`
  return {
    head: buildErrorHead({
      site,
      locale: context.locale,
      theme: context.theme,
      title: t(`ERROR_${shown}_HEADING`),
      description: t(`ERROR_${shown}_TEXT`),
    }),
    sections: [{ type: 'static', id: 'error', key }],
    modules: {},
    html: { [key]: entry.renderErrorSection({ context, paths: site.paths, status, path: data.path }) },
    sources: ['client/layout/error-page.tsx'],
  }
}
