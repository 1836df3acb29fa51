import { escapeHtml } from '#server/pages/document.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { writeAtom } from '#server/site/discovery/atom.ts'
import { anchorOf, clausesOf, type PolicyVersion } from '#shared/policies/policies.ts'
import { type PolicyId, policyPageId } from '#shared/policies/policy-routes.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { locales } from '#shared/site/locales.ts'
import { formatsOf } from '#shared/site/messages.ts'
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
          inForce: book.inForce?.version ?? null,
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
  /** What comes before the day on which a version takes effect. */
  effectiveLabel: string
}

/** The versions of one policy or of all, newest first, as an Atom feed. */
export function policiesAtom({ policies, site, clock, locale, policyId, title, effectiveLabel }: AtomInput): string {
  const ids = policies.entries.map(({ id }) => id).filter((id) => policyId === null || id === policyId)
  const entries = ids
    .flatMap((id) => {
      const book = openBook({ policies, site, locale, policyId: id, clock })
      return book.versions.map((text, at) => ({ id, text, path: book.stops[at]?.path ?? '' }))
    })
    .sort((one, other) => other.text.published.localeCompare(one.text.published) || one.id.localeCompare(other.id))
  return writeAtom({
    ...{ site, locale, title },
    self: policyId ? policyFeedPath(site, locale, policyId) : policiesFeedPath(site, locale),
    page: site.paths.pathOf(policyId ? policyPageId(policyId, 'current') : 'index', locale) ?? '/',
    updated: entries[0]?.text.published,
    entries: entries.map(({ text, path }) => ({
      url: site.edition.origin + path,
      title: `${text.title}, ${text.version}`,
      published: text.published,
      content: contentOf(text, `${effectiveLabel} ${dayIn(locale, text.effective)}`),
    })),
  })
}

function dayIn(locale: Locale, date: string): string {
  return formatsOf(locales[locale].language).date(Date.parse(date), { dateStyle: 'long', timeZone: 'UTC' })
}

/** Who reads of a version weeks before its day has to be told the day. */
function contentOf({ description, changes }: PolicyVersion, effective: string): string {
  const items = changes.map(({ number, text }) => `<li>${escapeHtml(`${number}: ${text}`)}</li>`)
  return `<p>${escapeHtml(effective)}.</p><p>${escapeHtml(description)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`
}
