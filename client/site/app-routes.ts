import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import type { PathTable } from '#shared/site/paths.ts'
import type { BrowserRow } from '#shared/site/route-row.ts'
import { FailedPage, Page } from './page.tsx'

/** Id of the catch-all route, which shows the error page. */
export const UNMATCHED_ROUTE_ID = 'unmatched'

export function routeId(pageId: string, locale: string): string {
  return `${pageId}:${locale}`
}

/** The route table as React Router wants it, the same on both sides. */
export function createAppRoutes(paths: PathTable<BrowserRow>, loader: LoaderFunction): RouteObject[] {
  const shared = { Component: Page, ErrorBoundary: FailedPage, loader, shouldRevalidate: isOtherPage }
  return [
    ...paths.patterns.map(({ id, locale, pattern }) => ({ id: routeId(id, locale), path: pattern, ...shared })),
    { id: UNMATCHED_ROUTE_ID, path: '*', ...shared },
  ]
}

/** A page is its path: a payload knows of no query, and what tools write into theirs stands on the page already. */
const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname
