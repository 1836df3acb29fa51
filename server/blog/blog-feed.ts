import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import { type Articles, articlesOn } from './load-articles.ts'

interface FeedInput {
  articles: Articles
  site: Site
  locale: Locale
  title: string
}

/** The articles of one edition in one language, newest first, as an Atom feed (RFC 4287). */
export function blogAtom({ articles, site, locale, title }: FeedInput): string {
  const { edition, paths } = site
  const list = articlesOn(articles, site, locale)
  const page = edition.origin + paths.pathOf('blog', locale)
  const self = `${page}feed.atom`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].language}">`,
    `<id>${escapeHtml(self)}</id>`,
    `<title>${escapeHtml(`${title} | ${edition.brandName}`)}</title>`,
    `<updated>${timeOf(list[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeHtml(edition.legalNames.company[locale])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...list.map(({ slug, date, title: name, description, author }) => {
      const url = escapeHtml(edition.origin + paths.pathOf('blog-article', locale, { slug }))
      return [
        '<entry>',
        `<id>${url}</id>`,
        `<title>${escapeHtml(name)}</title>`,
        `<published>${timeOf(date)}</published>`,
        `<updated>${timeOf(date)}</updated>`,
        `<author><name>${escapeHtml(author)}</name></author>`,
        `<link rel="alternate" type="text/html" href="${url}"/>`,
        `<summary>${escapeHtml(description)}</summary>`,
        '</entry>',
      ].join('\n')
    }),
    '</feed>',
    '',
  ].join('\n')
}

function timeOf(date: string): string {
  return `${date}T00:00:00Z`
}
