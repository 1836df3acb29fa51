import type { Articles } from '#server/blog/load-articles.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { gameRoutes } from '#shared/games/game-routes.ts'
import { readHelpPage } from '#shared/help/help-routes.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import { type SiteMapGroup, type SiteMapPage, type SiteMapShelf, siteMapShelves } from '#shared/search/site-map.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import { eventRows, promotionRows } from '#shared/tournaments/event-routes.ts'

interface GroupInput {
  pages: Pages
  articles: Articles
  site: Site
  locale: Locale
  clock: ContentClock
}

/**
 * Every page of one edition and language by shelf, as the route table has them: a new row is on the page by itself.
 * What is no page for itself is left out: redirects, error pages, the search, versions of a policy.
 */
export function groupPages({ pages, articles, site, locale, clock }: GroupInput): SiteMapGroup[] {
  const shelves = new Map<SiteMapShelf, SiteMapPage[]>(siteMapShelves.map((shelf) => [shelf, []]))
  for (const { id, pattern, row } of site.paths.patterns.filter((entry) => entry.locale === locale)) {
    if (row.redirect || row.isUnlisted || pattern.includes(':')) continue
    const { title } = pages.contentOf(id, locale, site.edition.id, { params: {}, clock })
    shelves.get(shelfOf(id, row))?.push({ title, path: pattern, depth: 0 })
    if (id !== 'blog') continue
    for (const { slug, title: name } of articles.listOf(locale)) {
      const path = site.paths.pathOf('blog-article', locale, { slug })
      if (path) shelves.get('learn')?.push({ title: name, path, depth: 0 })
    }
  }
  return [...shelves].filter(([, list]) => list.length > 0).map(([shelf, list]) => ({ shelf, pages: nest(list) }))
}

function shelfOf(id: string, row: RouteRow): SiteMapShelf {
  if (id in gameRoutes || id === 'download') return 'play'
  if (id in eventRows) return 'events'
  if (id in promotionRows) return 'offers'
  if (readHelpPage(id) || ['help', 'contact', 'network-status', 'site-map', 'accessibility'].includes(id)) return 'help'
  if (readPolicyPage(id)) return 'rules'
  if (row.topic === 'responsible-gaming') return 'care'
  if (id === 'blog' || row.paths.en.startsWith('/poker-school/')) return 'learn'
  return 'room'
}

/** Pages below the page whose path theirs begins with. Home is the beginning of every path, and above none of them. */
function nest(list: readonly SiteMapPage[]): SiteMapPage[] {
  const above = ({ path }: SiteMapPage) =>
    list.filter((other) => other.path !== path && other.path.length > '/en/'.length && path.startsWith(other.path))
  return list.map((page) => ({ ...page, depth: above(page).length }))
}
