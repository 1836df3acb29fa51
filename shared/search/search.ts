import MiniSearch, { type AsPlainObject, type SearchOptions, type SearchResult } from 'minisearch'
import { MAX_QUESTION_LENGTH } from '#shared/site/question-length.ts'
import { foldWord, isCommonWord } from './search-words.ts'

export const searchKinds = ['page', 'answer', 'term', 'clause'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchHit {
  kind: SearchKind
  title: string
  /** Path on this site, with its place on the page. */
  path: string
  /** Where it stands: the title of its page or chapter; empty for a page. */
  place: string
  excerpt: string
}

export interface SearchDocument extends Omit<SearchHit, 'excerpt'> {
  text: string
  /** Other words by which people look for it; never shown. */
  words: string
}

/** An index as a file holds it. */
export type SearchFile = AsPlainObject & {
  /** When something in it stops being true, in ms since 1970; null: never before the next build. */
  changesAt: number | null
}

export interface SearchIndex {
  find: (question: string) => SearchHit[]
}

type Stemmer = (word: string) => string

const MAX_HITS = 20
const EXCERPT_LENGTH = 150
/** Of the best score: what scores less has one chance word in common with the question. */
const LEAST_SHARE = 0.12

/** A player looks for an answer first, and for the law last. */
const weights: Record<SearchKind, number> = { answer: 1.4, page: 1.3, term: 1.15, clause: 0.45 }

const fields = ['title', 'words', 'place', 'text']
const storeFields = ['kind', 'title', 'path', 'place', 'excerpt']

function optionsFor(stem: Stemmer) {
  const searchOptions: SearchOptions = {
    boost: { title: 3, words: 2.2, place: 0.7 },
    // The last letters of a word that is still being typed are missing; a short word has another behind every typo.
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 6 ? 0.25 : term.length > 3 ? 0.2 : false),
    weights: { fuzzy: 0.35, prefix: 0.6 },
    boostDocument: (_id, _term, stored) => weights[stored?.kind as SearchKind],
  }
  const processTerm = (term: string) => {
    const word = foldWord(term)
    return word.length < 2 || isCommonWord(word) ? null : stem(word)
  }
  return { fields, storeFields, searchOptions, processTerm }
}

/** The index of one edition in one language; documents hold until `changesAt`, `stem` reduces words. */
export function buildSearchFile(
  documents: readonly SearchDocument[],
  { stem, changesAt }: { stem: Stemmer; changesAt: number },
): SearchFile {
  const index = new MiniSearch(optionsFor(stem))
  index.addAll(documents.map((document, id) => ({ ...document, id, excerpt: shorten(document.text) })))
  return { ...index.toJSON(), changesAt: Number.isFinite(changesAt) ? changesAt : null }
}

export function openSearchFile(file: SearchFile, stem: Stemmer): SearchIndex {
  const index = MiniSearch.loadJS(file, optionsFor(stem))
  return {
    find(question) {
      const found = index.search(question.slice(0, MAX_QUESTION_LENGTH))
      // What answers the whole question goes before what repeats one word of it.
      const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length))
      const shareOf = ({ score, queryTerms }: SearchResult) => score * (queryTerms.length / most) ** 1.5
      const ranked = found.map((hit) => ({ hit, share: shareOf(hit) })).toSorted((a, b) => b.share - a.share)
      const least = (ranked[0]?.share ?? 0) * LEAST_SHARE
      return ranked
        .filter(({ share }) => share >= least)
        .slice(0, MAX_HITS)
        .map(({ hit }) => {
          const { kind, title, path, place, excerpt } = hit
          return { kind, title, path, place, excerpt } as SearchHit
        })
    },
  }
}

function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))}…`
}
