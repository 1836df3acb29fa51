import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { lines } from '#server/site/discovery/site-files.ts'
import { xmlFile } from '#server/site/discovery/xml.ts'
import type { SiteMapGroup } from '#shared/search/site-map.ts'
import { type Locale, locales } from '#shared/site/locales.ts'

/** Longest short name that OpenSearch 1.1 allows. */
const MAX_SHORT_NAME = 16

/** How a browser asks the site's own search (OpenSearch 1.1), in one language. */
export function openSearchDescription({ edition, paths }: Site, locale: Locale, name: string): string {
  const self = `${edition.origin}${locale === edition.locales[0] ? '/' : `/${locale}/`}opensearch.xml`
  const template = `${edition.origin}${paths.pathOf('search', locale)}?q={searchTerms}`
  return xmlFile([
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(edition.brandName.slice(0, MAX_SHORT_NAME))}</ShortName>`,
    `<Description>${escapeHtml(`${name} | ${edition.brandName}`)}</Description>`,
    `<Language>${locales[locale].language}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="64" height="64" type="image/svg+xml">${edition.origin}/favicon.svg</Image>`,
    `<Image width="192" height="192" type="image/png">${edition.origin}/icons/icon-192.png</Image>`,
    `<Url type="text/html" template="${escapeHtml(template)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${self}"/>`,
    '<OutputEncoding>UTF-8</OutputEncoding>',
    '</OpenSearchDescription>',
  ])
}

/** The site for a language model that reads it for somebody (llmstxt.org): what it is, and every page with its title. */
export function llmsText(
  { edition }: Site,
  about: { title: string; description: string },
  groups: readonly (Omit<SiteMapGroup, 'shelf'> & { title: string })[],
): string {
  return lines([
    `# ${edition.brandName}`,
    '',
    `> ${about.title}. ${about.description}`,
    '',
    ...groups.flatMap(({ title, pages }) => [
      `## ${title}`,
      '',
      ...pages.map((page) => `- [${page.title}](${edition.origin}${page.path})`),
      '',
    ]),
  ])
}
