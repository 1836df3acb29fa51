import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LayoutProps, StaticSectionProps } from '#client/components/section-props.ts'
import { ConsentBanner } from '#client/layout/consent-banner.tsx'
import { ConsentDialog } from '#client/layout/consent-dialog.tsx'
import { ErrorPage } from '#client/layout/error-page.tsx'
import { PageEnd } from '#client/layout/page-end.tsx'
import { PreviewBar, type PreviewBarProps } from '#client/layout/preview-bar.tsx'
import { PreviewPage, type PreviewPageProps } from '#client/layout/preview-page.tsx'
import { QuickActions } from '#client/layout/quick-actions.tsx'
import { SiteFooter } from '#client/layout/site-footer.tsx'
import { SiteHeader } from '#client/layout/site-header.tsx'
import { Strip } from '#client/layout/strip.tsx'
import { ToastRegion } from '#client/layout/toast-region.tsx'
import { VisitorDialogs, type VisitorDialogsProps } from '#client/layout/visitor-dialogs.tsx'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { StaticSectionKind } from '#shared/site/sections.ts'
import { islandModule } from './island-modules.ts'
import { createHrefTo, pathInLocale } from './page-environment.ts'
import { staticSection } from './section-modules.ts'
import { translate } from './translate.server.ts'

export { default as iconSprite } from '#client/art/icons.gen.svg?raw'
export { shellIconSprite } from '#client/art/icons.gen.ts'
export { illustrationSvg } from '#client/art/illustrations.ts'
export { portraitSvg } from '#client/art/portrait-svg.ts'
export { fillAmounts } from '#client/components/fill-amounts.ts'
export type { PreviewPageContent } from '#client/layout/preview-page.tsx'
export type { PageQuery } from './page-query.ts'
export { renderPage } from './render-page.tsx'
export { sectionSources } from './section-modules.ts'
export type { StaticHtml } from './static-html.tsx'
export { translate } from './translate.server.ts'

const layoutParts = {
  strip: Strip,
  header: SiteHeader,
  pageEnd: PageEnd,
  footer: SiteFooter,
  quickActions: QuickActions,
  toasts: ToastRegion,
}
export type LayoutPart = keyof typeof layoutParts

interface StaticInput {
  context: PageContext
  paths: PathTable
}

export function renderLayoutPart(
  part: LayoutPart,
  input: StaticInput &
    Pick<LayoutProps, 'edition' | 'jurisdiction' | 'isOpenTo' | 'navigations' | 'utilNavigations' | 'ambassadors'>,
): string {
  const { paths, context, ...data } = input
  const props: LayoutProps = {
    ...data,
    ...environmentOf(input),
    context,
    // Asked for only by the part that may know which page it stands on.
    pathIn: (locale) => pathInLocale(paths, context.pageId, locale),
  }
  return renderToStaticMarkup(createElement(layoutParts[part], props))
}

/** HTML of a static section; `content` was checked against the kind's schema when it was loaded. */
export function renderStaticSection(
  kind: StaticSectionKind,
  input: StaticInput & { id: string; content: unknown; data: unknown } & Pick<
      StaticSectionProps<StaticSectionKind>,
      'site'
    >,
): string {
  const props = {
    id: input.id,
    content: input.content,
    data: input.data,
    site: input.site,
    context: input.context,
    ...environmentOf(input),
  } as StaticSectionProps<StaticSectionKind>
  return renderToStaticMarkup(createElement(staticSection(kind), props))
}

export function renderVisitorDialogs(
  input: StaticInput & Omit<VisitorDialogsProps, 't' | 'hrefTo' | 'context'>,
): string {
  const { paths, ...props } = input
  return renderToStaticMarkup(createElement(VisitorDialogs, { ...props, ...environmentOf(input) }))
}

export function renderConsentBanner(input: StaticInput & Omit<ComponentProps<typeof ConsentBanner>, 't' | 'hrefTo'>) {
  const { paths, context, ...props } = input
  return renderToStaticMarkup(createElement(ConsentBanner, { ...props, ...environmentOf(input) }))
}

export function renderConsentDialog(input: StaticInput & Omit<ComponentProps<typeof ConsentDialog>, 't'>): string {
  const { paths, context, ...props } = input
  return renderToStaticMarkup(createElement(ConsentDialog, { ...props, t: translate[context.locale] }))
}

type Worded<Props> = Omit<Props, 't' | 'language'> & { locale: Locale }

export function renderPreviewBar({ locale, ...props }: Worded<PreviewBarProps>): string {
  return renderToStaticMarkup(createElement(PreviewBar, { ...props, ...wordsOf(locale) }))
}

export function renderPreviewPage({ locale, ...props }: Worded<PreviewPageProps>): string {
  return renderToStaticMarkup(createElement(PreviewPage, { ...props, ...wordsOf(locale) }))
}

/** A fragment of a page, and the file whose styles it needs. */
export function renderIsland(name: string, { locale, ...props }: { locale: Locale }): { html: string; source: string } {
  const { component, source } = islandModule(name)
  return { html: renderToStaticMarkup(createElement(component, { ...props, ...wordsOf(locale) })), source }
}

export function renderErrorSection(
  input: StaticInput & Omit<ComponentProps<typeof ErrorPage>, 't' | 'hrefTo' | 'context'>,
): string {
  const { paths, ...props } = input
  return renderToStaticMarkup(createElement(ErrorPage, { ...props, ...environmentOf(input) }))
}

function wordsOf(locale: Locale) {
  return { t: translate[locale], language: locales[locale].language }
}

function environmentOf({ context, paths }: StaticInput) {
  return { t: translate[context.locale], hrefTo: createHrefTo(paths, context.locale) }
}
