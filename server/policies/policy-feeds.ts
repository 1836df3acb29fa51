import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { anchorOf, clausesOf, type PolicyVersion } from '#shared/policies/policies.ts'
import { type PolicyId, policyPageId } from '#shared/policies/policy-routes.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { locales } from '#shared/site/locales.ts'
import type { Policies } from './policies.ts'
import { policiesFeedPath, policyFeedPath } from './policy-feed-paths.ts'
import { openBook, pathOf } from './policy-pages.ts'

interface FeedInput {
  policies: Policies
  site: Site
  clock: ContentClock
}

/** Every policy of an edition for programs: versions, dates, addresses and hashes, in each of its languages. */
export function policiesJson({ policies, site, clock }: FeedInput) {
  const { edition } = site
  const absolute = (path: string) => edition.origin + path
  return {
    hash: 'SHA-256, lower-case hexadecimal. A clause: its binding text in UTF-8, a line feed between paragraphs, items as "(a) …". A version: every chapter as "{number} {title}" and every clause as "{number} {text}", in order, a line feed between them.',
    policies: policies.entries.map(({ id }) => ({
      id,
      prevails: edition.locales[0],
      languages: edition.locales.map((locale) => {
        const book = openBook({ policies, site, locale, policyId: id, clock })
        return {
          language: locales[locale].language,
          title: book.current.title,
          url: absolute(pathOf(book, 'current')),
          inForce: book.current.version,
          feed: absolute(policyFeedPath(site, locale, id)),
          versions: book.versions.map((text, at) => ({
            version: text.version,
            published: text.published,
            effective: text.effective,
            url: absolute(book.stops[at]?.path ?? ''),
            sha256: text.sha256,
            clauses: clausesOf(text).map(({ id: clauseId, number, sha256 }) => ({
              id: clauseId,
              number,
              url: `${absolute(book.stops[at]?.path ?? '')}#${anchorOf(number)}`,
              sha256,
            })),
          })),
        }
      }),
    })),
  }
}

interface AtomInput extends FeedInput {
  locale: Locale
  policyId: PolicyId | null
  title: string
}

/** The versions of one policy or of all, newest first, as an Atom feed (RFC 4287). */
export function policiesAtom({ policies, site, clock, locale, policyId, title }: AtomInput): string {
  const { edition } = site
  const ids = policies.entries.map(({ id }) => id).filter((id) => policyId === null || id === policyId)
  const entries = ids
    .flatMap((id) => {
      const book = openBook({ policies, site, locale, policyId: id, clock })
      return book.versions.map((text, at) => ({ id, text, path: book.stops[at]?.path ?? '' }))
    })
    .sort((one, other) => other.text.published.localeCompare(one.text.published) || one.id.localeCompare(other.id))
  const self = policyId ? policyFeedPath(site, locale, policyId) : policiesFeedPath(site, locale)
  const page = site.paths.pathOf(policyId ? policyPageId(policyId, 'current') : 'index', locale) ?? '/'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].language}">`,
    `<id>${escapeHtml(edition.origin + self)}</id>`,
    `<title>${escapeHtml(`${title} | ${edition.brandName}`)}</title>`,
    `<updated>${timeOf(entries[0]?.text.published ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeHtml(edition.legalNames.company[locale])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(edition.origin + self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(edition.origin + page)}"/>`,
    ...entries.map(({ text, path }) => entryOf(text, edition.origin + path)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(text: PolicyVersion, url: string): string {
  const changes = text.changes.map(({ number, text: line }) => `<li>${escapeHtml(`${number}: ${line}`)}</li>`)
  const content = `<p>${escapeHtml(text.description)}</p>${changes.length > 0 ? `<ul>${changes.join('')}</ul>` : ''}`
  return [
    '<entry>',
    `<id>${escapeHtml(url)}</id>`,
    `<title>${escapeHtml(`${text.title}, ${text.version}`)}</title>`,
    `<published>${timeOf(text.published)}</published>`,
    `<updated>${timeOf(text.published)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    `<content type="html">${escapeHtml(content)}</content>`,
    '</entry>',
  ].join('\n')
}

function timeOf(date: string): string {
  return `${date}T00:00:00Z`
}
