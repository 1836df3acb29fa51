import { type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import type { Passage } from './passages.ts'

/** A page as it was written. */
export interface WrittenPage {
  /** Its id in the route table. */
  pageId: string
  language: string
  description: string
  /** Of the page itself, without header, footer and dialogs: each behind those that it belongs under. */
  headings: readonly string[]
  paragraphs: readonly string[]
}

const HEADING = /^h([1-3])$/
const paragraphTags = new Set(['p', 'li', 'dd'])

/** Headings and paragraphs, in one walk: a page has thousands of elements. */
export function readMain(main: Element | null): Pick<WrittenPage, 'headings' | 'paragraphs'> {
  const headings: string[] = []
  const paragraphs: string[] = []
  const above: string[] = []
  /** Whether it holds what is read by itself. */
  const walk = (element: Element): boolean => {
    let isWhole = true
    for (const child of element.children.filter(isTag)) isWhole = !walk(child) && isWhole
    const tag = element.name
    const level = HEADING.exec(tag)?.[1]
    if (level) {
      above.length = Number(level) - 1
      above.push(plain(element))
      headings.push(above.filter(Boolean).join(' > '))
    }
    if (isWhole && paragraphTags.has(tag)) paragraphs.push(plain(element))
    return !isWhole || level !== undefined || paragraphTags.has(tag)
  }
  if (main) walk(main)
  return { headings, paragraphs }
}

const plain = (element: Element) => textContent(element).replace(/\s+/g, ' ').trim()

/** A mark that nothing made a link of, a place that nothing filled, or a value that is no text. */
const leftover = /\]\(|\{\w+\}|\b(?:undefined|NaN)\b|\[object /
/** Two words in a row, of which the second may be the first again by mistake; names begin with a capital. */
const pairs = /(?<![\p{L}’-])(?=(\p{L}{2,}) (\p{Ll}{2,})(?![\p{L}’-]))/gu
/** Words that follow themselves in a sentence that is well written: “de hand die je je herinnert”. */
const repeatable = new Set(['dat', 'die', 'je', 'zijn', 'that', 'had'])
/** English that was translated word for word. */
const translated =
  /\bstands? (?:here|there|beside|below|above|open)\b|\bstands? (?:in|on|at|with) (?:the|this|each|every|your)\b|\bbelow (?:it says|stands?)\b|\bbeside (?:it|them|the)\b|\bRather [^.]+\?|\b(?:getting up in time|reads? along|look whether|to reckon with|belongs to the game|shared out|noticed nothing of|broken off|in the row)\b/i

/** What is wrong with how a sentence is written, in a word; null where nothing is. A policy that was published stays as it is. */
export function faultOfWording({ language, text }: Passage, { isPolicy = false } = {}): string | null {
  if (leftover.test(text)) return 'leftover'
  if (hasDoubleWord(text)) return 'double word'
  return !isPolicy && language.startsWith('en') && translated.test(text) ? 'translated' : null
}

function hasDoubleWord(text: string): boolean {
  return [...text.matchAll(pairs)].some(
    ([, one = '', other = '']) => one.toLowerCase() === other && !repeatable.has(other),
  )
}

/** Headings that a page has more than once. */
export function repeatedHeadings({ headings }: Pick<WrittenPage, 'headings'>): string[] {
  return [...Map.groupBy(headings, (heading) => heading)].flatMap(([heading, all]) => (all.length > 1 ? heading : []))
}

/** From how many characters on a paragraph is written for its page. */
const PARAGRAPH_LENGTH = 80

/** Paragraphs that several pages of a language have word for word, and the addresses. */
export function sharedParagraphs(pages: readonly [string, WrittenPage][]): Map<string, string[]> {
  const owners = new Map<string, Set<string>>()
  // The description of a page is its teaser wherever pages are listed.
  const teasers = new Set(pages.map(([, { description }]) => description))
  for (const [address, { language, paragraphs }] of pages) {
    for (const paragraph of paragraphs) {
      if (paragraph.length <= PARAGRAPH_LENGTH || teasers.has(paragraph)) continue
      const key = `${language}: ${paragraph}`
      const [path = ''] = address.split('?')
      owners.set(key, (owners.get(key) ?? new Set()).add(path))
    }
  }
  return new Map([...owners].flatMap(([text, paths]) => (paths.size > 1 ? [[text, [...paths]]] : [])))
}
