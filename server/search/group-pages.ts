import type { Articles } from '#server/blog/load-articles.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { isLedTo } from '#server/site/content/schedule.ts'
import type { SiteMapGroup, SiteMapPage } from '#shared/search/site-map.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { type Shelf, shelves } from '#shared/site/route-row.ts'

interface GroupInput {
  pages: Pages
  articles: Articles
  site: Site
  locale: Locale
  clock: ContentClock
}

export function groupPages({ pages, articles, site, locale, clock }: GroupInput): SiteMapGroup[] {
  const byShelf = new Map<Shelf, SiteMapPage[]>(shelves.map((shelf) => [shelf, []]))
  for (const { id, pattern, row } of site.paths.patterns.filter((entry) => entry.locale === locale)) {
    if (row.redirect || row.isUnlisted || pattern.includes(':') || !isLedTo(row, site, clock)) continue
    const { title } = pages.contentOf(id, locale, site.edition.id, { params: {}, clock })
    byShelf.get(row.shelf ?? 'room')?.push({ title, path: pattern, depth: 0 })
    if (id !== 'blog') continue
    for (const { slug, title: name } of articles.listOf(locale)) {
      const path = site.paths.pathOf('blog-article', locale, { slug })
      if (path) byShelf.get('learn')?.push({ title: name, path, depth: 0 })
    }
  }
  return [...byShelf].filter(([, list]) => list.length > 0).map(([shelf, list]) => ({ shelf, pages: nest(list) }))
}

function nest(list: readonly SiteMapPage[]): SiteMapPage[] {
  const above = ({ path }: SiteMapPage) =>
    list.filter((other) => other.path !== path && other.path.length > '/en/'.length && path.startsWith(other.path))
  return list.map((page) => ({ ...page, depth: above(page).length }))
}
