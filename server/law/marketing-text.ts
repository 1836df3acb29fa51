import { type Element, isTag } from 'domhandler'
import { type SectionKind, sectionQueries } from '#shared/site/sections.ts'
import { headTextOf, textOf } from './read-page.ts'
import type { CheckedPage } from './rule.ts'
import { selectAll, selectFirst } from './select.ts'

/** Whether the page advertises: legal texts and pages on responsible gaming may name what is forbidden (decision 0010). */
export function isMarketing({ row }: Pick<CheckedPage, 'row'>): boolean {
  return !row?.topic
}

/** The file of a page's own words, or the folder of a text that has versions. */
export function contentFileOf({ pageId, locale, row }: Pick<CheckedPage, 'pageId' | 'locale' | 'row'>): string {
  return (row?.madeFrom ?? `data/pages/${pageId}.{locale}.json`).replace('{locale}', locale)
}

/** Whether the page is a text that binds a player. */
export function isLegalText({ row }: Pick<CheckedPage, 'row'>): boolean {
  return row?.madeFrom?.startsWith('data/policies/') ?? false
}

/** Sections that calculate or draw before the reader’s eyes, an example or what playing costs: their figures are nobody’s promise. */
const exampleKinds: readonly string[] = [
  'tournament-outcomes',
  'payout-plot',
  'stake-table',
  'rake-examples',
  'fee-table',
  'blind-table',
  'deal-calculator',
  'evening-cost',
  'variance-calculator',
  'app-tour',
]

/** Sections with rows of the back end's that are loaded with the page: no query of the browser's names them. */
const answeredKinds: readonly string[] = ['jackpot-hits', 'team-member']

/**
 * A part of what a page says. own: its own words; around: its own words around what the back end answers, whose figures may
 * stand in them; answer: a row of the back end's own; example: see above; found: what a search found in pages, answers and
 * clauses, whose figures are looked at where they stand.
 */
interface Block {
  text: string
  origin: 'own' | 'around' | 'answer' | 'example' | 'found'
}

/** Of pages, because several rules ask and most of a run's time is reading. */
const read = new WeakMap<CheckedPage, Block[]>()

/** What a marketing page says, to those who find it elsewhere too; nothing for any other page. */
export function listBlocks(page: CheckedPage): Block[] {
  const blocks = read.get(page) ?? readBlocks(page)
  read.set(page, blocks)
  return blocks
}

function readBlocks(page: CheckedPage): Block[] {
  if (!isMarketing(page)) return []
  const main = selectFirst('main', page.document)
  if (page.answer) {
    const origin = page.answer.isData ? 'answer' : 'own'
    return (main?.children ?? []).filter(isTag).map((part): Block => ({ text: textOf(part), origin }))
  }
  const shell = ['header', 'footer'].map((name) => page.textOf(selectFirst(name, page.document)))
  const rest = textOf(main, (element) => page.kindOf.has(element.attribs.id ?? ''))
  const own = [headTextOf(page.document), ...shell, rest].map((text): Block => ({ text, origin: 'own' }))
  return [...own, ...[...page.kindOf].flatMap(([id, kind]) => listParts(selectFirst(`[id="${id}"]`, main), kind))]
}

function listParts(section: Element | null, kind: string): Block[] {
  if (!section) return []
  if (exampleKinds.includes(kind)) return [{ text: textOf(section), origin: 'example' }]
  const isFound = kind === 'search-results'
  const isAnswered = answeredKinds.includes(kind) || (sectionQueries[kind as SectionKind]?.length ?? 0) > 0
  if (!isFound && !isAnswered) return [{ text: textOf(section), origin: 'own' }]
  const origin = isFound ? 'found' : 'answer'
  const rows = selectAll('tr, li', section).map((row): Block => ({ text: textOf(row), origin }))
  return [...rows, { text: textOf(section, ({ name }) => name === 'tr' || name === 'li'), origin: 'around' }]
}
