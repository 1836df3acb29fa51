import { escapeHtml } from '#server/pages/document.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Site, Sites } from '../content/load-editions.ts'
import type { ListedPage } from './listed-pages.ts'
import { describeAddresses } from './page-versions.ts'
import { xmlFile } from './xml.ts'

function sitemapPath(locale: Locale): string {
  return `/sitemap-${locale}.xml`
}

/** The sitemaps of the site, given the pages of each of its languages. */
export function sitemapIndex({ edition }: Site, lists: readonly (readonly ListedPage[])[]): string {
  const entries = edition.locales.map((locale, at) => {
    const newest = lists[at]
      ?.flatMap(({ date }) => date ?? [])
      .toSorted()
      .at(-1)
    return `<sitemap><loc>${escapeHtml(edition.origin + sitemapPath(locale))}</loc>${lastmod(newest)}</sitemap>`
  })
  return xmlFile(['<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...entries, '</sitemapindex>'])
}

export function sitemap(sites: Sites, site: Site, locale: Locale, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ pageId, params, date }) => {
    const { canonical, alternates } = describeAddresses(sites, { site, locale, pageId, params })
    const links = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    return `<url><loc>${escapeHtml(canonical ?? '')}</loc>${lastmod(date)}${links.join('')}</url>`
  })
  return xmlFile([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ])
}

function lastmod(date: string | null | undefined): string {
  return date ? `<lastmod>${date}</lastmod>` : ''
}
