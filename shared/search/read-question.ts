import type { OpenMeanings } from './meanings.ts'
import {
  isCommonWord,
  type Stemmer,
  splitCompound,
  splitWords,
  squeeze,
  stemOf,
  wordsOfQuestion,
} from './search-words.ts'
import { findSeparated } from './separable-verbs.ts'
import { nearestWord } from './spelling.ts'

/** What an index knows of words. */
export interface Vocabulary {
  /** Stems that lead to something, as they are in the index. */
  terms: ReadonlySet<string>
  /** Words as they are written, the most frequent first. */
  spelling: readonly string[]
  meanings: OpenMeanings
  stem: Stemmer
}

export interface ReadQuestion {
  /** For every word that says something: the terms that answer it, with what each is worth. */
  groups: Map<string, number>[]
  /** The last word, if it is a beginning of others. */
  beginning: string | null
  /** The whole question as one word: as it was asked, and as this site says it. */
  names: Set<string>
  /** What is asked to be explained, as one word, with and without its article: the button of “wat is de button”. */
  explained: Set<string>
  /** The question with its words corrected; null if there was nothing to correct. */
  meant: string | null
}

const weights = { exact: 1, joined: 1.2, meaning: 0.9, part: 0.8, separated: 0.3 }
const LONGEST_PHRASE = 6
/** How people ask what a word means, around the word. */
const explaining = [
  /^(?:wat (?:is|zijn|betekent|betekenen)|betekenis van|definitie van) (.+)$/,
  /^(?:what (?:is|are)|(?:the )?(?:meaning|definition) of) (.+)$/,
  /^(?:what (?:does|do)|wat betekent) (.+?) (?:mean|in poker)$/,
  /^(.+) (?:betekenis|meaning|uitleg|definition)$/,
]
const ARTICLE = /^(?:de|het|een|the|a|an) /

/** Reads a question with what the index knows: phrases, neighbours as one word, parts of compounds, and what was misspelt. */
export function readQuestion(question: string, vocabulary: Vocabulary): ReadQuestion {
  const { terms, meanings, stem } = vocabulary
  const whole = wordsOfQuestion(question)
  const topic = topicOf(whole.join(' '))
  const asked = topic === null ? whole : topic.split(' ')
  const beginning = beginningOf(asked, vocabulary)
  const separated = findSeparated(asked, (verb, particle) => wholeVerb(verb, particle, vocabulary))
  const joinIn = (list: readonly string[]) => (separated ? list.with(separated.at, separated.whole) : list)
  const words = asked.map((word, at) =>
    at === separated?.at || isUnderstood(joinIn(asked), at, vocabulary) ? word : correct(word, vocabulary),
  )
  const phrases = findPhrases(joinIn(words), meanings)
  const groups = words.map(() => new Map<string, number>())
  const add = (at: number, word: string, weight: number) => {
    const term = stemOf(word, stem)
    if (!terms.has(term)) return
    const group = groups[at] ?? new Map<string, number>()
    groups[at] = group.set(term, Math.max(weight, group.get(term) ?? 0))
  }
  for (const { at, length, meaning } of phrases) {
    for (const [index, word] of splitWords(meaning).entries()) {
      if (!isCommonWord(word)) add(index < length ? at + index : groups.length, word, weights.meaning)
    }
  }
  for (const [at, word] of words.entries()) {
    if (isCommonWord(word)) continue
    if (at === separated?.at) {
      add(at, separated.whole, weights.joined)
      add(at, word, weights.separated)
      continue
    }
    add(at, word, weights.exact)
    for (const joined of joinedAt(words, at)) add(at, joined, weights.joined)
    if (groups[at]?.size) continue
    for (const [index, part] of (compoundOf(word, vocabulary) ?? []).entries()) {
      add(index === 0 ? at : groups.length, part, weights.part)
    }
  }
  if (beginning) groups[asked.length - 1]?.set(beginning, weights.exact)
  const isCorrected = words.some((word, at) => word !== asked[at])
  const [phrase] = phrases
  const isWhole =
    phrase && words.every((word, at) => isCommonWord(word) || (phrase.at <= at && at < phrase.at + phrase.length))
  return {
    groups: groups.filter(({ size }) => size > 0),
    beginning,
    names: new Set([words.join(''), ...(isWhole ? [squeeze(phrase.meaning)] : [])]),
    explained: new Set(topic === null ? [] : [words.join(' '), words.join(' ').replace(ARTICLE, '')].map(squeeze)),
    meant: isCorrected ? words.join(' ') : null,
  }
}

/** The word of which a question asks the meaning; null where it asks something else. */
function topicOf(question: string): string | null {
  for (const pattern of explaining) {
    const [, topic] = pattern.exec(question) ?? []
    if (topic) return topic
  }
  return null
}

interface Phrase {
  at: number
  length: number
  meaning: string
}

/** What of a question is said in other words here, the longest first; no word belongs to two phrases. */
function findPhrases(words: readonly string[], meanings: OpenMeanings): Phrase[] {
  const phrases: Phrase[] = []
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const meaning = meanings.of(words.slice(at, at + length))
      const isTaken = phrases.some((phrase) => at < phrase.at + phrase.length && phrase.at < at + length)
      if (meaning && !isTaken) phrases.push({ at, length, meaning })
    }
  }
  return phrases
}

/** A word with the one before it and with the one after it. */
function joinedAt(words: readonly string[], at: number): string[] {
  const word = words[at] ?? ''
  return [words[at - 1] + word, word + words[at + 1]].filter((_, index) => words[at - 1 + 2 * index] !== undefined)
}

/** Whether the index or its meanings have a word as it was typed. */
function isUnderstood(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const { terms, meanings, stem } = vocabulary
  const word = words[at] ?? ''
  return (
    isCommonWord(word) ||
    [word, ...joinedAt(words, at)].some((known) => terms.has(stemOf(known, stem))) ||
    findPhrases(words, meanings).some((phrase) => phrase.at <= at && at < phrase.at + phrase.length) ||
    (at === words.length - 1 && beginningOf(words, vocabulary) !== null)
  )
}

/** A verb with its particle, as the index or a phrase has it: `opneem` of `neem` and `op`, `cashout` of `cash` and `out`. */
function wholeVerb(verb: string, particle: string, { terms, meanings, stem }: Vocabulary): string | null {
  const joined = particle + verb
  const isKnown = terms.has(stemOf(joined, stem))
  return meanings.writtenAs(joined) ?? (isKnown ? joined : meanings.of([verb + particle]) ? verb + particle : null)
}

function compoundOf(word: string, { terms, stem }: Vocabulary): [string, string] | null {
  return splitCompound(word, (part) => terms.has(stemOf(part, stem)))
}

/** A word of the index for one that is none: one letter away, or two if it is no compound of two others. */
function correct(word: string, vocabulary: Vocabulary): string {
  const { spelling } = vocabulary
  const nearest = nearestWord(word, spelling, 1)
  return nearest ?? (compoundOf(word, vocabulary) ? word : (nearestWord(word, spelling, 2) ?? word))
}

/** The last word or else its stem, where it is no word of the index and others begin with it: it is still being typed. */
function beginningOf(words: readonly string[], { terms, meanings, stem }: Vocabulary): string | null {
  const last = words.at(-1) ?? ''
  const stemmed = stemOf(last, stem)
  if (terms.has(stemmed) || meanings.of([last]) !== null || isCommonWord(last)) return null
  for (const beginning of [last, stemmed].filter(({ length }) => length > 2)) {
    for (const term of terms) if (term.startsWith(beginning)) return beginning
  }
  return null
}
