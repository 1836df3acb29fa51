import { type ComponentProps, type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, locales } from '#shared/locales.ts'
import type { PageContext } from '#shared/page-context.ts'
import type { PathTable } from '#shared/paths.ts'
import type { StillSectionKind } from '#shared/sections.ts'
import { ClausePreview, type ClausePreviewProps } from './islands/clause-preview.tsx'
import { TournamentDetails, type TournamentDetailsProps } from './islands/tournament-details.tsx'
import { ConsentBanner } from './layout/consent-banner.tsx'
import { ConsentDialog } from './layout/consent-dialog.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { PreviewBar, type PreviewBarProps } from './layout/preview-bar.tsx'
import { PreviewPage, type PreviewPageProps } from './layout/preview-page.tsx'
import { Prompts, type PromptsProps } from './layout/prompts.tsx'
import { QuickActions } from './layout/quick-actions.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { Strip } from './layout/strip.tsx'
import { ToastRegion } from './layout/toast-region.tsx'
import { createHrefTo, pathInLocale } from './page-environment.ts'
import type { LayoutProps, StillSectionProps } from './sections/section-props.ts'
import { stillSections } from './still-sections.tsx'
import { translate } from './translate.server.ts'

export { drawingSvg } from './art/drawings.ts'
export { default as iconSprite } from './art/icons.gen.svg?raw'
export { shellIconSprite } from './art/icons.gen.ts'
export { setImageManifest } from './art/image-manifest.ts'
export { portraitSvg } from './art/portrait-svg.ts'
export { fillAmounts } from './components/fill-amounts.ts'
export type { PreviewPageContent } from './layout/preview-page.tsx'
export type { PageQuery } from './page-query.ts'
export { renderPage } from './render-page.tsx'
export type { StillHtml } from './still-html.tsx'
export { translate } from './translate.server.ts'

const layoutParts = {
  strip: Strip,
  header: SiteHeader,
  footer: SiteFooter,
  quickActions: QuickActions,
  toasts: ToastRegion,
}
export type LayoutPart = keyof typeof layoutParts

interface StillInput {
  context: PageContext
  paths: PathTable
}

/** HTML of one of the parts that every page has. */
export function renderLayoutPart(
  part: LayoutPart,
  input: StillInput & Pick<LayoutProps, 'edition' | 'jurisdiction' | 'navigations' | 'utilNavigations' | 'ambassadors'>,
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

/** HTML of a still section; `content` was checked against the kind's schema when it was loaded. */
export function renderStillSection(
  kind: StillSectionKind,
  input: StillInput & { id: string; content: unknown; data: unknown } & Pick<
      StillSectionProps<StillSectionKind>,
      'site'
    >,
): string {
  const Section = stillSections[kind] as ComponentType<StillSectionProps<StillSectionKind>>
  const props = {
    id: input.id,
    content: input.content,
    data: input.data,
    site: input.site,
    context: input.context,
    ...environmentOf(input),
  } as StillSectionProps<StillSectionKind>
  return renderToStaticMarkup(createElement(Section, props))
}

/** HTML of the dialogs that open by themselves. */
export function renderPrompts(input: StillInput & Omit<PromptsProps, 't' | 'hrefTo' | 'context'>): string {
  const { paths, ...props } = input
  return renderToStaticMarkup(createElement(Prompts, { ...props, ...environmentOf(input) }))
}

/** HTML of the question of consent. */
export function renderConsentBanner(input: StillInput & Omit<ComponentProps<typeof ConsentBanner>, 't' | 'hrefTo'>) {
  const { paths, context, ...props } = input
  return renderToStaticMarkup(createElement(ConsentBanner, { ...props, ...environmentOf(input) }))
}

/** HTML of the dialog in which a visitor chooses by category. */
export function renderConsentDialog(input: StillInput & Omit<ComponentProps<typeof ConsentDialog>, 't'>): string {
  const { paths, context, ...props } = input
  return renderToStaticMarkup(createElement(ConsentDialog, { ...props, t: translate[context.locale] }))
}

type Worded<Props> = Omit<Props, 't' | 'language'> & { locale: Locale }

/** HTML of the line that tells a reviewer what is shown. */
export function renderPreviewBar({ locale, ...props }: Worded<PreviewBarProps>): string {
  return renderToStaticMarkup(createElement(PreviewBar, { ...props, ...wordsOf(locale) }))
}

/** HTML of a page about previews. */
export function renderPreviewPage({ locale, ...props }: Worded<PreviewPageProps>): string {
  return renderToStaticMarkup(createElement(PreviewPage, { ...props, ...wordsOf(locale) }))
}

/** HTML of the islands, by what they show. */
export const renderIsland = {
  clausePreview: (props: ClausePreviewProps) => renderToStaticMarkup(createElement(ClausePreview, props)),
  tournamentDetails: ({ locale, ...props }: Worded<TournamentDetailsProps>) =>
    renderToStaticMarkup(createElement(TournamentDetails, { ...props, ...wordsOf(locale) })),
}

/** HTML of the error page's one section. */
export function renderErrorSection(
  input: StillInput & Omit<ComponentProps<typeof ErrorPage>, 't' | 'hrefTo' | 'context'>,
): string {
  const { paths, ...props } = input
  return renderToStaticMarkup(createElement(ErrorPage, { ...props, ...environmentOf(input) }))
}

function wordsOf(locale: Locale) {
  return { t: translate[locale], language: locales[locale].language }
}

function environmentOf({ context, paths }: StillInput) {
  return { t: translate[context.locale], hrefTo: createHrefTo(paths, context.locale) }
}
