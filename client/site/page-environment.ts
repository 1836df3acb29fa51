import { createContext, useContext } from 'react'
import type { Locale } from '#shared/site/locales.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import type { InteractiveSectionModel, PageModel } from '#shared/site/page-model.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { BrowserRow, RouteParams } from '#shared/site/route-row.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'
import type { InteractiveModule } from './interactive-section.tsx'
import type { StaticHtml } from './static-html.tsx'

export interface PageEnvironment {
  t: Translate<InteractiveMessages>
  paths: PathTable<BrowserRow>
  locale: Locale
  interactiveModuleOf: (kind: InteractiveSectionKind) => InteractiveModule
  /** What an interactive section's component would render, where the server has rendered it before; null: it has to. */
  interactiveHtmlOf: (section: InteractiveSectionModel) => StaticHtml | null
  onShown: (page: PageModel) => void
}

export const PageEnvironmentContext = createContext<PageEnvironment | null>(null)

/** @throws Error outside of a page. */
export function usePageEnvironment(): PageEnvironment {
  const environment = useContext(PageEnvironmentContext)
  if (!environment) throw new Error('usePageEnvironment needs a PageEnvironmentContext above it')
  return environment
}

/** Path of a page in a locale; home's for one whose time has not come, or is over. @throws Error for an id that this edition does not have. */
export function createHrefTo(
  paths: PathTable<BrowserRow>,
  locale: Locale,
): (pageId: string, params?: RouteParams) => string {
  return (pageId, params) => {
    const path = paths.pathOf(paths.isHidden?.(pageId) ? 'index' : pageId, locale, params)
    if (!path) throw new Error(`No page ${pageId} in locale ${locale}`)
    return path
  }
}

/** Path of a page in any locale; that locale's home for a page that is not there, or whose path holds a parameter. */
export function pathInLocale(paths: PathTable<BrowserRow>, pageId: string, locale: Locale): string {
  const pattern = paths.patterns.find((entry) => entry.id === pageId && entry.locale === locale)?.pattern
  return pattern && !pattern.includes(':') ? pattern : createHrefTo(paths, locale)('index')
}
