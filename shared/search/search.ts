import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch'
import { MAX_QUESTION_LENGTH } from '#shared/site/question-length.ts'
import { countWords, indexedWords, listSpelling } from './index-words.ts'
import { type Meanings, openMeanings } from './meanings.ts'
import { readQuestion, type Vocabulary } from './read-question.ts'
import type { SearchDocument, SearchHit, SearchKind } from './search-document.ts'
import { isClauseNumber, type Stemmer, squeeze, stemOf } from './search-words.ts'

/** An index as a file holds it. */
export type SearchFile = AsPlainObject & {
  /** When something in it stops being true, in ms since 1970; null: never before the next build. */
  changesAt: number | null
  /** Words as they are written, the most frequent first, with spaces between. */
  spelling: string
  meanings: Meanings
}

/** What was found, the best first. */
export interface Found {
  hits: SearchHit[]
  /** The question as it was probably meant; null if it was written right. */
  meant: string | null
}

export interface SearchIndex {
  find: (question: string) => Found
}

const EXCERPT_LENGTH = 150
/** Of the best score: what scores less has one chance word in common with the question. */
const LEAST_SHARE = 0.12
/** How many results are read before others. */
const FIRST = 3
/** What a page is worth whose parts are found one by one. */
const WHOLE = 0.6
/** What a page is worth more that is called what was asked. */
const NAMESAKE = 3
/** What a term is worth more whose meaning is asked. */
const EXPLAINED = 30

/** More than any score. */
const ASKED_BY_NUMBER = 1e6

/** A player looks for an answer first, and for the law last. */
const weights: Record<SearchKind, number> = { answer: 1.6, page: 1.15, term: 1.15, clause: 0.45 }

const fields = ['title', 'words', 'place', 'text']
const storeFields = ['kind', 'title', 'path', 'place', 'excerpt', 'isWhole', 'side']
const boost = { title: 2.75, words: 2.2, place: 0.7 }

interface BuildInput {
  /** Reduces a word to its stem. */
  stem: Stemmer
  /** Until when the documents hold, in ms since 1970. */
  changesAt: number
  meanings: Meanings
}

/** The index of one edition in one language. */
export function buildSearchFile(
  documents: readonly SearchDocument[],
  { stem: stemAnew, changesAt, meanings }: BuildInput,
): SearchFile {
  // A third of the time of an index goes into stems, and most words come again.
  const stems = new Map<string, string>()
  const stem = (word: string) => {
    const kept = stems.get(word) ?? stemAnew(word)
    stems.set(word, kept)
    return kept
  }
  const counts = countWords(documents)
  const known = new Set([...counts.keys()].map((word) => stemOf(word, stem)))
  const isKnown = (word: string) => known.has(stemOf(word, stem))
  const index = new MiniSearch({
    fields,
    storeFields,
    tokenize: (text, field) => indexedWords({ text, field: field ?? '' }, { stem, isKnown }),
    processTerm: (term) => term,
  })
  index.addAll(documents.map((document, id) => ({ ...document, id, excerpt: shorten(document.text) })))
  return {
    ...index.toJSON(),
    changesAt: Number.isFinite(changesAt) ? changesAt : null,
    spelling: listSpelling(counts).join(' '),
    meanings,
  }
}

export function openSearchFile(file: SearchFile, stem: Stemmer): SearchIndex {
  const index = MiniSearch.loadJS(file, { fields, storeFields })
  const vocabulary: Vocabulary = {
    terms: new Set(file.index.map(([term]) => term)),
    spelling: file.spelling.split(' '),
    meanings: openMeanings(file.meanings, stem),
    stem,
  }
  const names = new Map(Object.entries(file.storedFields ?? {}).map(([id, stored]) => [id, namesOf(stored)]))
  return {
    find(question) {
      const {
        groups,
        beginning,
        names: askedNames,
        explained,
        meant,
      } = readQuestion(question.slice(0, MAX_QUESTION_LENGTH), vocabulary)
      const worth = new Map(groups.flatMap((group) => [...group]))
      const found = index.search([...worth.keys()].join(' '), {
        boost,
        tokenize: (terms) => terms.split(' '),
        processTerm: (term) => term,
        prefix: (term) => term === beginning,
        boostTerm: (term) => worth.get(term) ?? 1,
        boostDocument: (_id, _term, stored) => weights[stored?.kind as SearchKind] * (stored?.isWhole ? WHOLE : 1),
      })
      // What answers the whole question goes before what repeats one word of it.
      const answeredBy = ({ queryTerms }: SearchResult) =>
        groups.map((group) => queryTerms.some((term) => group.has(term)))
      const answered = found.map(answeredBy)
      // A word that is everywhere says little of what is asked.
      const weightOf = groups.map((_, at) => Math.log(1 + index.documentCount / answered.filter((is) => is[at]).length))
      const sum = (list: readonly number[]) => list.reduce((total, weight) => total + weight, 0)
      const whole = sum(weightOf)
      const number = [...worth.keys()].find(isClauseNumber)
      const shareOf = ({ id, score, queryTerms, kind }: SearchResult, at: number) => {
        const share = sum(weightOf.filter((_, group) => answered[at]?.[group])) / whole
        // Clauses of one number differ in whose they are, and the first policy is the one that everybody accepts.
        if (number && queryTerms.includes(number)) return ASKED_BY_NUMBER * share - Number(id)
        const isNamesake = names.get(String(id))?.some((name) => askedNames.has(name))
        const isExplained = kind === 'term' && names.get(String(id))?.some((name) => explained.has(name))
        return score * share ** 1.75 * (isExplained ? EXPLAINED : isNamesake ? NAMESAKE : 1)
      }
      const ranked = found.map((hit, at) => ({ hit, share: shareOf(hit, at) })).toSorted((a, b) => b.share - a.share)
      const least = (ranked[0]?.share ?? 0) * LEAST_SHARE
      const hits = withoutInviting(ranked.filter(({ share }) => share >= least).map(({ hit }) => hit)).map(
        ({ kind, title, path, place, excerpt }) => ({ kind, title, path, place, excerpt }) as SearchHit,
      )
      return { hits, meant }
    },
  }
}

/** Who is led to playing less or to help is invited to nothing beside it (region-rules.md, R12): not among the first. */
function withoutInviting(found: readonly SearchResult[]): SearchResult[] {
  if (found[0]?.side !== 'care') return [...found]
  const others = found.filter(({ side }) => side !== 'play')
  return others.length < FIRST ? others : [...others, ...found.filter(({ side }) => side === 'play')]
}

/** What something is called, each as one word: its title, what its title begins with, and the last part of its address. */
function namesOf({ title, path }: Record<string, unknown>): string[] {
  const name = String(title)
  const address =
    String(path)
      .split(/[/#]/)
      .findLast((part) => part !== '') ?? ''
  return [name, name.split(':')[0] ?? '', address].map(squeeze)
}

function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))}…`
}
