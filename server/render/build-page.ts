import type { FastifyBaseLogger } from 'fastify'
import type { PageQuery } from '#client/entry-server.tsx'
import { type Locale, locales } from '#shared/locales.ts'
import type { PageContext } from '#shared/page-context.ts'
import type { ErrorModel, PageModel, SectionModel } from '#shared/page-model.ts'
import { isHomePath } from '#shared/paths.ts'
import type { RouteRow } from '#shared/routes.ts'
import { isLiveSectionKind, type StillSectionKind } from '#shared/sections.ts'
import type { RuleType } from '#shared/visitor.ts'
import type { Site } from '../content/load-editions.ts'
import { liveKindsOf, type Pages } from '../content/load-pages.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Assets, InlineStyles } from './assets.ts'
import { buildErrorHead, buildHead } from './build-head.ts'
import type { Entry } from './entry.ts'
import { startPageQueries } from './page-queries.ts'
import type { StillSection, StillSections } from './still-sections.ts'

/** Which page for whom: everything that a page's HTML may depend on. */
export interface PageRequest {
  site: Site
  locale: Locale
  path: string
  ruleType: RuleType | null
  /** The page of the route table, or the error that stands in its place. */
  target: { pageId: string; row: RouteRow } | { error: ErrorModel }
}

/** A page before React has rendered it. */
export interface BuiltPage {
  page: PageModel
  html: Record<string, string>
  queries: PageQuery[]
  styles: InlineStyles
  hydration: RouteRow['hydration']
  skipLabel: string
  /** Whether nothing in it can change before the next build. */
  isImmutable: boolean
}

export interface BuildPageServices {
  entry: Entry
  assets: Assets
  upstream: Upstream
  pages: Pages
  stillSections: StillSections
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The header marks the current page; strip and footer are the same on every page. */
const layoutInputs = { strip: [], header: ['pageId', 'isHome', 'world'], footer: [] } as const

const layoutSources = ['client/layout/strip.tsx', 'client/layout/site-header.tsx', 'client/layout/site-footer.tsx']
const errorSource = 'client/layout/error-page.tsx'
const sectionSource = (kind: string) => `client/sections/${kind}.tsx`

/**
 * Assembles a page: context, head, still HTML, and its queries on their way.
 * @throws UpstreamError when a required query has no answer.
 */
export async function buildPage(services: BuildPageServices, request: PageRequest): Promise<BuiltPage> {
  const { entry, assets, upstream } = services
  const { site, locale } = request
  const { edition, paths } = site
  const row = 'row' in request.target ? request.target.row : null
  // First, so that what is at hand already is there when React asks for it.
  const queries = startPageQueries({ names: row?.queries ?? [], upstream, edition, log: services.log })
  const [navigations, utilNavigations] = await Promise.all([
    upstream.loadNavigations(edition.siteId),
    upstream.loadUtilNavigations(edition.siteId),
  ])
  const context = buildContext(services, request)
  const html: Record<string, string> = {}
  const keep = ({ key, html: text }: StillSection): SectionModel => {
    html[key] = text
    return { type: 'still', id: key.split('|')[0] ?? key, key }
  }
  const layout = { edition, navigations: navigations.value, utilNavigations: utilNavigations.value, paths }
  const layoutVersion = `${navigations.version}.${utilNavigations.version}`
  const layoutPart = (name: keyof typeof layoutInputs) =>
    keep(
      services.stillSections({
        name,
        context,
        inputs: layoutInputs[name],
        version: layoutVersion,
        render: (declared) => entry.renderLayoutPart(name, { ...layout, context: declared }),
      }),
    )

  const body = 'error' in request.target ? errorBody() : contentBody(request.target.pageId)
  const styles = await assets.stylesOf([...layoutSources, ...body.sources])
  return {
    page: {
      context,
      locales: edition.locales,
      head: body.head,
      before: [layoutPart('strip'), layoutPart('header')],
      sections: body.sections,
      after: [layoutPart('footer')],
      modules: body.modules,
      styles: styles.hrefs,
      error: 'error' in request.target ? request.target.error : null,
    },
    html,
    queries,
    styles,
    hydration: row?.hydration ?? 'delayed',
    skipLabel: entry.translate[locale]('skip.to-content'),
    isImmutable: (row?.queries.length ?? 0) === 0 && navigations.source === 'embedded',
  }

  function contentBody(pageId: string) {
    const content = services.pages.contentOf(pageId, locale, edition.id)
    const liveKinds = [...new Set(liveKindsOf(content))]
    return {
      head: buildHead({ site, pageId, locale, title: content.title, description: content.description }),
      sources: content.sections.map(({ kind }) => sectionSource(kind)),
      modules: Object.fromEntries(liveKinds.map((kind) => [kind, assets.moduleUrl(sectionSource(kind))])),
      sections: content.sections.map((section): SectionModel => {
        if (isLiveSectionKind(section.kind)) {
          return { type: 'live', id: section.id, kind: section.kind, content: section.content }
        }
        const kind: StillSectionKind = section.kind
        return keep(
          services.stillSections({
            name: `${pageId}/${section.id}`,
            context,
            inputs: [],
            fixedInputs: ['pageId', 'isHome', 'layout', 'world'],
            version: '',
            render: (declared) =>
              entry.renderStillSection(kind, { context: declared, paths, content: section.content }),
          }),
        )
      }),
    }
  }

  function errorBody() {
    const { status, data } = (request.target as { error: ErrorModel }).error
    // Not kept: its paths are whatever anyone types.
    const section = {
      key: `error/${status}|${data.path}`,
      html: entry.renderErrorSection({ context, paths, status, path: data.path }),
    }
    const t = entry.translate[locale]
    const title = t(status === 403 ? 'ERROR_403_HEADING' : status === 404 ? 'ERROR_404_HEADING' : 'ERROR_500_HEADING')
    const description = t(status === 403 ? 'ERROR_403_TEXT' : status === 404 ? 'ERROR_404_TEXT' : 'ERROR_500_TEXT')
    return {
      head: buildErrorHead({ site, locale, title, description }),
      sources: [errorSource],
      modules: {},
      sections: [keep(section)],
    }
  }
}

function buildContext({ assets }: BuildPageServices, request: PageRequest): PageContext {
  const { site, locale, path, target, ruleType } = request
  const isError = 'error' in target
  return Object.freeze({
    editionId: site.edition.id,
    brandName: site.edition.brandName,
    currency: site.edition.currency,
    locale,
    language: locales[locale].language,
    pageId: isError ? 'error' : target.pageId,
    path,
    isHome: !isError && isHomePath(path),
    layout: isError ? 'default' : target.row.layout,
    world: isError ? 'stage' : target.row.world,
    status: isError ? target.error.status : 200,
    ruleType,
    day: new Date().toISOString().slice(0, 10),
    buildId: assets.buildId,
  })
}
