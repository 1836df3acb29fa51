import { isCommonWord, type Stemmer, splitWords, squeeze, stemOf } from './search-words.ts'

/** What players say, and how this site says it. */
export type Meanings = Readonly<Record<string, string>>

export interface OpenMeanings {
  /** How this site says words; null where it says them as they are. */
  of: (words: readonly string[]) => string | null
  /** A word as a phrase writes it, of one that may be conjugated; null: in no phrase. */
  writtenAs: (word: string) => string | null
}

/** A phrase of two words means the same in another order and conjugation: `sluit ik mijn account` is `account sluiten`. */
export function openMeanings(meanings: Meanings, stem: Stemmer): OpenMeanings {
  const stemsOf = (words: readonly string[]) => words.map((word) => stemOf(word, stem)).toSorted()
  const literal = new Map<string, string>()
  const stemmed = new Map<string, string>()
  const written = new Map<string, string>()
  for (const [phrase, meaning] of Object.entries(meanings)) {
    literal.set(squeeze(phrase), meaning)
    const words = splitWords(phrase)
    if (words.some(isCommonWord)) continue
    if (words.length > 1) stemmed.set(stemsOf(words).join(' '), meaning)
    for (const word of words) written.set(stemOf(word, stem), word)
  }
  return {
    of(words) {
      const meaning = literal.get(words.join(''))
      if (meaning || [words[0], words.at(-1)].some((word) => isCommonWord(word ?? ''))) return meaning ?? null
      return stemmed.get(stemsOf(words.filter((word) => !isCommonWord(word))).join(' ')) ?? null
    },
    writtenAs: (word) => written.get(stemOf(word, stem)) ?? null,
  }
}
