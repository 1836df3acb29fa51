import { browserRoutes } from '#shared/site/browser-routes.ts'
import { localeCodes } from '#shared/site/locales.ts'

/** Edition data names a page by any of its paths; the link leads to it in the page's locale. */
export function hrefOfPath(path: string, hrefTo: (pageId: string) => string): string {
  const id = Object.keys(browserRoutes).find((pageId) =>
    localeCodes.some((locale) => browserRoutes[pageId]?.paths[locale] === path),
  )
  return id ? hrefTo(id) : path
}
