import type { SearchDocument } from './search-document.ts'
import {
  hyphenatedWords,
  isClauseNumber,
  isCommonWord,
  type Stemmer,
  splitCompound,
  splitWords,
  stemOf,
} from './search-words.ts'

/** How often a word counts that names something. */
const NAME_COUNTS = 3

/** Every word of the documents, folded, with how often it is used. */
export function countWords(documents: readonly SearchDocument[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (text: string, times: number) => {
    for (const word of splitWords(text)) if (!isCommonWord(word)) counts.set(word, (counts.get(word) ?? 0) + times)
  }
  for (const { title, words, place, text } of documents) {
    count([title, words, place].join(' '), NAME_COUNTS)
    count(text, 1)
  }
  return counts
}

/** The words to which a misspelt one is corrected, the most frequent first; one that is rare may be as unusual as the mistake. */
export function listSpelling(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .filter(([word, count]) => count >= NAME_COUNTS && /^\p{L}{3,}$/u.test(word))
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word]) => word)
}

/**
 * What a field is found by: the stems of its words and of hyphenated words as one. A name is also found by two neighbours
 * as one word (`full house`, `fullhouse`) and by the parts of its compounds; a clause by its number, in its title only.
 */
export function indexedWords(
  { text, field }: { text: string; field: string },
  { stem, isKnown }: { stem: Stemmer; isKnown: (word: string) => boolean },
): string[] {
  const hyphenated = hyphenatedWords(text)
  const words = hyphenated.flat()
  const isName = field === 'title'
  const found = words.filter((word) => word.length > 1 && !isCommonWord(word) && (isName || !isClauseNumber(word)))
  for (const parts of hyphenated) if (parts.length > 1) found.push(parts.join(''))
  for (const [index, word] of isName ? words.entries() : []) {
    const next = words[index + 1]
    if (next && !isClauseNumber(word)) found.push(word + next)
    found.push(...(splitCompound(word, isKnown) ?? []))
  }
  return found.map((word) => stemOf(word, stem))
}
