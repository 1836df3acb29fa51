import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import { xmlFile } from './xml.ts'

interface AtomFeed {
  site: Pick<Site, 'edition'>
  locale: Locale
  title: string
  /** Paths of the feed, and of the page that shows the same. */
  self: string
  page: string
  /** As the moments of entries: a day, or a time in UTC. */
  updated: string | undefined
  entries: readonly AtomEntry[]
}

interface AtomEntry {
  url: string
  title: string
  published: string
  /** Absent: when it was published. */
  updated?: string
  author?: string
  /** Plain text. */
  summary?: string
  /** Markup. */
  content?: string
}

/** A feed of an edition in one language (RFC 4287). */
export function writeAtom({ site: { edition }, locale, title, self, page, updated, entries }: AtomFeed): string {
  const address = escapeHtml(edition.origin + self)
  return xmlFile([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].language}">`,
    `<id>${address}</id>`,
    `<title>${escapeHtml(`${title} | ${edition.brandName}`)}</title>`,
    `<updated>${timeOf(updated ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeHtml(edition.legalNames.company[locale])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${address}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(edition.origin + page)}"/>`,
    ...entries.flatMap(writeEntry),
    '</feed>',
  ])
}

function writeEntry({ url, title, published, updated = published, author, summary, content }: AtomEntry): string[] {
  return [
    '<entry>',
    `<id>${escapeHtml(url)}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<published>${timeOf(published)}</published>`,
    `<updated>${timeOf(updated)}</updated>`,
    ...(author === undefined ? [] : [`<author><name>${escapeHtml(author)}</name></author>`]),
    `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    ...(summary === undefined ? [] : [`<summary>${escapeHtml(summary)}</summary>`]),
    ...(content === undefined ? [] : [`<content type="html">${escapeHtml(content)}</content>`]),
    '</entry>',
  ]
}

function timeOf(moment: string): string {
  return moment.includes('T') ? moment : `${moment}T00:00:00Z`
}
