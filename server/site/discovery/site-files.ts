import { escapeHtml } from '#server/pages/document.ts'
import type { SiteMapGroup } from '#shared/search/site-map.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Site } from '../content/load-editions.ts'

const DAY_MS = 86_400_000
/** How long security.txt promises to hold; RFC 9116 (2.5.5) recommends less than a year. */
const SECURITY_TEXT_MS = 180 * DAY_MS
/** Longest short name that OpenSearch 1.1 allows. */
const MAX_SHORT_NAME = 16

/** What crawlers leave alone: addresses that do something, previews, and results that are as many as questions. */
export function robotsText({ edition, paths }: Site): string {
  const searches = edition.locales.flatMap((locale) => paths.pathOf('search', locale) ?? [])
  const disallowed = ['/actions/', '/api/', '/preview', ...searches].map((path) => `Disallow: ${path}`)
  return lines(['User-agent: *', ...disallowed, '', `Sitemap: ${edition.origin}/sitemap.xml`])
}

/** Whom to tell of a weakness (RFC 9116). Its expiry lies a fixed span after today: it never lapses. */
export function securityText({ edition, paths }: Site, clock: ContentClock): string {
  const [locale] = edition.locales
  const expires = new Date(clock.startOf(DAY_MS) + SECURITY_TEXT_MS).toISOString()
  const policy = paths.pathOf('security-and-ecology', locale)
  return lines([
    `Contact: mailto:${edition.legalNames.supportMail[locale]}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([...edition.locales, 'en'])].join(', ')}`,
    `Canonical: ${edition.origin}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${edition.origin}${policy}`] : []),
  ])
}

/** Who makes the site, for people who look for it (humanstxt.org). */
export function humansText({ edition, paths }: Site): string {
  const [locale] = edition.locales
  const page = (id: string) => edition.origin + (paths.pathOf(id, locale) ?? '/')
  return lines([
    '/* TEAM */',
    edition.companyIdentity.en,
    `Contact: ${edition.legalNames.supportMail[locale]}`,
    `About: ${page('about-us')}`,
    '',
    '/* SITE */',
    `Languages: ${edition.locales.map((code) => locales[code].name).join(', ')}`,
    `Accessibility: ${page('accessibility')}`,
    `Privacy: ${page('privacy-policy')}`,
  ])
}

/** How a browser asks the site's own search (OpenSearch 1.1), in one language. */
export function openSearchDescription({ edition, paths }: Site, locale: Locale, name: string): string {
  const self = `${edition.origin}${locale === edition.locales[0] ? '/' : `/${locale}/`}opensearch.xml`
  const template = `${edition.origin}${paths.pathOf('search', locale)}?q={searchTerms}`
  return lines([
    '<?xml version="1.0" encoding="utf-8"?>',
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

function lines(list: readonly string[]): string {
  return `${list.join('\n').trimEnd()}\n`
}
