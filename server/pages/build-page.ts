import type { PageQuery } from '#client/site/entry-server.tsx'
import type { PageContent, Pages, PageVisit } from '#server/site/content/load-pages.ts'
import { inState } from '#server/site/content/schedule.ts'
import type { Feature } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import { menuNow } from '#server/site/lawful-menu.ts'
import { structuredDataElement } from '#server/site/structured-data/describe-page.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import { type ContentClock, createContentClock, spanOf } from '#shared/site/content-clock.ts'
import type { EmbeddedMode } from '#shared/site/embedded.ts'
import { shouldDelayHydration } from '#shared/site/hydration.ts'
import { locales } from '#shared/site/locales.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { ErrorModel, PageModel, QueryData, SectionModel } from '#shared/site/page-model.ts'
import { isHomePath } from '#shared/site/paths.ts'
import type { QueryName, RouteRow } from '#shared/site/route-row.ts'
import { openableChat, outsideScriptsOf } from '#shared/visitor/third-parties.ts'
import type { InlineStyles } from './assets.ts'
import { buildConsent } from './consent.ts'
import { admittedBy } from './consent-key.ts'
import { loadLayoutData } from './layout-data.ts'
import { type OutsideOrigins, outsideOriginsOf } from './outside-origins.ts'
import { buildContentBody, buildErrorBody } from './page-body.ts'
import { selectQueries, startPageQueries } from './page-queries.ts'
import type { PageRequest } from './page-request.ts'
import type { PageServices } from './page-services.ts'
import { buildPreviewBar } from './preview-bar.ts'
import { loadSectionData, noSectionData } from './section-data.ts'
import { buildVisitorDialogs } from './visitor-dialogs.ts'

/** A page before React has rendered it. */
export interface BuiltPage {
  page: PageModel
  html: Record<string, string>
  queries: PageQuery[]
  /** Until the last data that has come by now, in ms. */
  queriesMs: () => number
  styles: InlineStyles
  hydration: RouteRow['hydration']
  skipLabel: string
  embedded: EmbeddedMode | null
  /** Whether what all pages show came from the back end, all of it. */
  isLayoutComplete: boolean
  /** Behind the page: dialogs for visitors of its class, which no navigation takes away. */
  visitorDialogs: string
  /** Styles of what stands behind it. */
  lateStyles: string
  /** The question of consent, before the page and behind it. */
  consent: { banner: string; dialog: string }
  /** Above the page: what a reviewer is shown. */
  previewBar: string
  /** Whether the data of its static sections is there. */
  hasSectionData: boolean
  /** Where its form is sent besides ourselves. */
  formOrigin: string | null
  /** Categories whose third parties' scripts it admits, with spaces between; null: its edition has no third parties at all. */
  admitted: string | null
  /** Third parties that it may use. */
  outside: OutsideOrigins | null
  /** The element that tells search engines what it is, from the data that had come by its end. */
  describe: (queries: QueryData) => string
  /** The versions before and after it, for the `Link` header; null for what has none. */
  link: string | null
}

/** The header marks the current page, and no way to play stands beside help; toasts are the same on every page, so one stays when the page changes. */
const layoutInputs = {
  strip: ['topic'],
  header: ['pageId', 'isHome', 'theme'],
  pageEnd: [],
  footer: ['topic'],
  quickActions: ['pageId', 'theme', 'topic'],
  toasts: [],
} as const
const layoutSources = ['strip', 'site-header', 'site-footer', 'quick-actions', 'toast-region'].map(
  (name) => `client/layout/${name}.tsx`,
)
/** Home ends in a band of its own, and an error stands at a table: one is enough. */
const END_SOURCE = 'client/layout/page-end.tsx'

/**
 * Assembles a page: context, head, static HTML, and its queries on their way.
 * @throws UpstreamError when a required query has no answer.
 */
export async function buildPage(services: PageServices, request: PageRequest, clock: ContentClock): Promise<BuiltPage> {
  const { entry, assets, upstream } = services
  const { site, locale, target } = request
  const { edition, paths } = site
  const row = 'row' in target ? target.row : null
  const visit: PageVisit = { params: 'row' in target ? target.params : {}, clock }
  const shown =
    'row' in target ? { row: target.row, ...resolveContent(services.pages, target.pageId, request, visit) } : target
  const startedAt = performance.now()
  let queriesMs = 0
  const noteData = () => {
    queriesMs = performance.now() - startedAt
  }
  // First, so that what is at hand already is there when React asks for it. None of these rejects, or throws at once.
  const queries = startPageQueries({ names: queryNamesOf(shown), upstream, site, clock, log: services.log })
  for (const { promise } of queries) void promise.then(noteData)
  const [{ versions, isComplete, ...layoutData }, data] = await Promise.all([
    loadLayoutData({ upstream, edition, clock, log: services.log }),
    'content' in shown
      ? loadSectionData(services, {
          site,
          locale,
          clock,
          row: shown.row,
          content: shown.content,
          person: request.person ?? null,
        })
      : noSectionData,
  ])
  noteData()
  const context = buildContext(services, request)
  const body =
    'content' in shown
      ? buildContentBody(services, {
          site,
          context,
          ...shown,
          data,
          visit,
          entries: request.entries ?? null,
        })
      : buildErrorBody(entry, { site, context }, shown.error)

  const html = { ...body.html }
  const { jurisdiction } = site
  const ambassadors = forbids(jurisdiction, 'roleModels') ? [] : layoutData.ambassadors
  const menuClock = createContentClock(clock.madeAt)
  const menus = {
    navigations: menuNow(layoutData.navigations, site, menuClock),
    utilNavigations: menuNow(layoutData.utilNavigations, site, menuClock),
  }
  clock.include(menuClock)
  const isOpenTo = (country: string) => services.ruleOf(edition.id, country)?.ruleType === null
  const layout = { edition, jurisdiction, isOpenTo, ...layoutData, ...menus, ambassadors, paths }
  const layoutPart = (name: keyof typeof layoutInputs): SectionModel => {
    const section = services.staticSections({
      name,
      context,
      inputs: layoutInputs[name],
      version: inState(
        site,
        `${name === 'header' ? versions.withAmbassadors : versions.navigation}.${spanOf(menuClock)}`,
      ),
      render: (declared) => entry.renderLayoutPart(name, { ...layout, context: declared }),
    })
    html[section.key] = section.html
    return { type: 'static', id: name, key: section.key }
  }
  const visitorDialogs = buildVisitorDialogs(services, { request, context })
  const consent = buildConsent(services, request, context)
  const previewBar = buildPreviewBar(entry, request.preview, locale)
  const hasEnd = !context.isHome && !('error' in shown)
  const sources = [
    ...layoutSources,
    ...(hasEnd ? [END_SOURCE] : []),
    ...(request.embedded ? ['client/layout/embedded.tsx'] : []),
    ...body.sources,
    ...visitorDialogs.sources,
    ...consent.sources,
    ...previewBar.sources,
  ]
  const styles = await assets.stylesOf(sources)
  const lateStyles = consent.dialog ? await assets.lateStylesOf(consent.lateSources, styles) : ''
  const page: PageModel = {
    context,
    locales: edition.locales,
    // The page itself may be found; this copy without its frame, or for a reviewer, may not.
    head: request.embedded || request.preview ? { ...body.head, robots: 'noindex', alternates: [] } : body.head,
    before: [layoutPart('strip'), layoutPart('header')],
    sections: body.sections,
    after: [
      ...(hasEnd ? [layoutPart('pageEnd')] : []),
      layoutPart('footer'),
      layoutPart('quickActions'),
      layoutPart('toasts'),
    ],
    modules: body.modules,
    styles: styles.hrefs,
    error: 'error' in shown ? shown.error : null,
  }
  return {
    page,
    html,
    queries,
    queriesMs: () => queriesMs,
    styles,
    hydration: row?.hydration === 'at-once' || !shouldDelayHydration(context.path) ? 'at-once' : 'delayed',
    embedded: request.embedded,
    visitorDialogs: visitorDialogs.html,
    consent,
    lateStyles,
    previewBar: previewBar.html,
    skipLabel: entry.translate[locale]('skip.to-content'),
    isLayoutComplete: isComplete,
    hasSectionData: [...data.values()].every((entry) => entry !== null),
    formOrigin: context.pageId === 'sign-up' && !context.ruleType ? new URL(edition.signUpUrl).origin : null,
    admitted:
      openableChat(edition) !== null || outsideScriptsOf(edition).length > 0
        ? admittedBy(request.consent, edition).join(' ')
        : null,
    outside: outsideOriginsOf(request, context),
    describe: (loaded) =>
      'content' in shown
        ? structuredDataElement(services, {
            site,
            context,
            visit,
            content: shown.content,
            data,
            head: page.head,
            html: body.html,
            queries: loaded,
          })
        : '',
    link: linkOf(request, { ...services, clock }),
  }
}

const linkOf: NonNullable<Feature['linkOf']> = (request, input) =>
  (features as readonly Feature[]).reduce<string | null>(
    (found, feature) => found ?? feature.linkOf?.(request, input) ?? null,
    null,
  )

interface ResolvedContent {
  content: PageContent
  /** Names the span of time in which it holds. */
  span: string
}

/** What a page says now. Resolved once for each page, and handed on. */
function resolveContent(
  pages: Pages,
  pageId: string,
  { site, locale }: Pick<PageRequest, 'site' | 'locale'>,
  { params, clock }: PageVisit,
): ResolvedContent {
  const own = createContentClock(clock.madeAt)
  const content = pages.contentOf(pageId, locale, site.edition.id, { params, clock: own, site })
  clock.include(own)
  return { content, span: spanOf(own) }
}

function queryNamesOf(shown: { row: RouteRow; content: PageContent } | { error: ErrorModel }): QueryName[] {
  if ('error' in shown) return []
  return selectQueries(
    shown.row.queries,
    shown.content.sections.map(({ kind }) => kind),
  )
}

function buildContext({ version, reasonOf, siblingOf }: PageServices, request: PageRequest): PageContext {
  const { site, locale, path, target, visitor } = request
  const isError = 'error' in target
  return Object.freeze({
    editionId: site.edition.id,
    brandName: site.edition.brandName,
    origin: site.edition.origin,
    currency: site.edition.currency,
    timeZone: site.edition.timeZone,
    locale,
    language: locales[locale].language,
    pageId: isError ? 'error' : target.pageId,
    path,
    isHome: !isError && isHomePath(path),
    layout: isError ? 'default' : target.row.layout,
    theme: isError ? 'dark' : target.row.theme,
    topic: isError ? null : (target.row.topic ?? null),
    status: isError ? target.error.status : 200,
    ruleType: visitor.ruleType,
    reason: visitor.ruleId && (reasonOf(site.edition.id, visitor.ruleId)?.[locale] ?? null),
    // That of the law under which the page is made: what is cached of it goes by this.
    place: site.neutral ? visitor.place : null,
    local: site.local ?? (visitor.ruleId === null ? null : siblingOf(site.edition.id, visitor.ruleId)),
    forbidden: [...new Set(site.jurisdiction.forbidden.map(({ kind }) => kind))],
    buildId: version,
  })
}
