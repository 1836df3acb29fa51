import type { Content } from '#server/site/content/load-content.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { isLedTo } from '#server/site/content/schedule.ts'
import type { HelpAnswer } from '#shared/help/help.ts'
import { plainAnswer } from '#shared/help/help.ts'
import { helpPageId, helpRows, readHelpPage } from '#shared/help/help-routes.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import { anchorOf } from '#shared/policies/policies.ts'
import { policyPageId, readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { SearchDocument, SearchSide } from '#shared/search/search-document.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteRow, Shelf } from '#shared/site/route-row.ts'
import { citeClauses } from '../policies/cited-clauses.ts'
import { openBook } from '../policies/policy-pages.ts'

interface CollectInput {
  content: Content
  site: Site
  locale: Locale
  clock: ContentClock
}

/**
 * Everything that can be found in one edition and language. What holds words that the law of the market forbids in public
 * is left out, texts of the law included: a result stands beside other results, without what it is read in.
 */
export function collectDocuments(input: CollectInput): SearchDocument[] {
  const isForbidden = forbiddenIn(input)
  return [
    ...collectPages(input),
    ...collectArticles(input),
    ...collectAnswers(input),
    ...collectTerms(input),
    ...collectClauses(input),
  ].filter(({ title, place, text, words }) => !isForbidden([title, place, text, words].join('\n')))
}

function forbiddenIn({ site, locale }: CollectInput): (text: string) => boolean {
  const everywhere = [...site.jurisdictions.values()].flatMap(({ forbidden }) => forbidden)
  const patterns = site.jurisdiction.forbidden
    .flatMap(({ kind, patterns: own }) => {
      if (own[locale].length > 0) return own[locale]
      // What is forbidden because two laws share no currency has no words of its own.
      return everywhere.flatMap((entry) => (entry.kind === kind ? entry.patterns[locale] : []))
    })
    .map((pattern) => new RegExp(pattern, 'iu'))
  return (text) => patterns.some((pattern) => pattern.test(text))
}

function collectPages({ content: { pages }, site, locale, clock }: CollectInput): SearchDocument[] {
  const { id: editionId } = site.edition
  return site.paths.patterns
    .filter((entry) => entry.locale === locale && !entry.row.redirect && !entry.row.isUnlisted)
    .filter(({ pattern, row }) => !pattern.includes(':') && isLedTo(row, site, clock))
    .map(({ id, pattern, row }): SearchDocument => {
      const { title, description, sections } = pages.contentOf(id, locale, editionId, { params: {}, clock, site })
      // Answers and clauses are found one by one.
      const isWhole = Boolean(readHelpPage(id) || readPolicyPage(id))
      const text = isWhole ? description : [description, ...sections.flatMap((section) => wordsOf(section.content))]
      return {
        kind: 'page',
        title,
        path: pattern,
        place: '',
        words: wordsOfPath(pattern),
        text: [text].flat().join(' '),
        isWhole,
        ...sideOf(row),
      }
    })
}

const playShelves: readonly (Shelf | undefined)[] = ['play', 'events', 'offers', 'learn'] satisfies Shelf[]

/** What a page is about by its row; who asks for help is no better served by play beside the help centre. */
function sideOf({ topic, shelf, paths }: RouteRow): { side?: SearchSide } {
  if (topic === 'responsible-gaming' || paths === helpRows.help.paths) return { side: 'care' }
  return playShelves.includes(shelf) ? { side: 'play' } : {}
}

/** How a page is called by those who give it its address: `/over-ons/` is about us. */
function wordsOfPath(path: string): string {
  return path.split('/').at(-2)?.replaceAll('-', ' ') ?? ''
}

/** Keys of what is said in the place of a picture, to a machine, or once no search leads to it. */
const silent = new Set(['alt', 'spoken', 'command', 'href', 'ended'])
/** What is read has several words, or one that is written with a capital; anything else names a thing or its look. */
const isRead = (text: string) => /\s|^\p{Lu}\p{L}{2}/u.test(text)
const MARK = /\[([^\]]+)\]\(\w+:[^)]+\)/g

/** What a section's content says, without its marks. */
function wordsOf(content: unknown, key = ''): string[] {
  if (typeof content === 'string') {
    return silent.has(key) || !isRead(content) ? [] : [content.replace(MARK, '$1').replace(/\{[^{}]*\}/g, '…')]
  }
  if (Array.isArray(content)) return content.flatMap((item) => wordsOf(item, key))
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => wordsOf(value, name))
}

function collectArticles({ content: { articles }, site, locale }: CollectInput): SearchDocument[] {
  return articles.listOf(locale).flatMap(({ slug, title, description, blocks, topic }): SearchDocument[] => {
    const path = site.paths.pathOf('blog-article', locale, { slug })
    const place = site.paths.pathOf('blog', locale) ? 'Blog' : ''
    const text = [description, ...wordsOf(blocks)].join(' ')
    const side = topic === 'responsible-gaming' ? 'care' : 'play'
    return path ? [{ kind: 'page', title, path, place, words: '', text, side }] : []
  })
}

function collectAnswers({ content: { help, policies }, site, locale, clock }: CollectInput): SearchDocument[] {
  return help.categoriesOf(site, locale).flatMap(({ id, title: place, answers }) => {
    const path = site.paths.pathOf(helpPageId(id), locale)
    if (!path) return []
    const lawful = answers.filter(({ about }) => !about.some((kind) => forbids(site.jurisdiction, kind)))
    return citeClauses(lawful, { policies, site, locale, clock }).map(
      (answer: HelpAnswer): SearchDocument => ({
        kind: 'answer',
        title: answer.question,
        path: `${path}#${answer.id}`,
        place,
        words: answer.words,
        text: plainAnswer(answer),
        ...sideOf(helpRows[helpPageId(id)]),
      }),
    )
  })
}

function collectTerms({ content: { glossaries }, site, locale }: CollectInput): SearchDocument[] {
  return glossaries[locale].flatMap(({ id, term, definition, also = [] }): SearchDocument[] => {
    const path = site.paths.pathOf('glossary-term', locale, { term: id })
    if (!path) return []
    const words = [id.replaceAll('-', ' '), ...also].join(' ')
    return [{ kind: 'term', title: term, path, place: '', words, text: definition, side: 'play' }]
  })
}

/** The clauses in force, each under its number; the note in plain words comes first, because it is read first. */
function collectClauses({ content: { policies }, site, locale, clock }: CollectInput): SearchDocument[] {
  return policies.entries.flatMap(({ id: policyId }) => {
    const { current } = openBook({ policies, site, locale, policyId, clock })
    const path = site.paths.pathOf(policyPageId(policyId, 'current'), locale)
    return current.chapters.flatMap(({ title, clauses }) =>
      clauses.map(
        ({ number, note, plain }): SearchDocument => ({
          kind: 'clause',
          title: `${number} ${title}`,
          path: `${path}#${anchorOf(number)}`,
          place: current.title,
          words: '',
          text: [...(note ?? []).map(({ text }) => text), plain].join(' '),
        }),
      ),
    )
  })
}
