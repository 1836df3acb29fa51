import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Content } from '#server/site/content/load-content.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { siteOn } from '#server/site/content/schedule.ts'
import {
  buildSearchFile,
  type Found,
  openSearchFile,
  type SearchFile,
  type SearchIndex,
} from '#shared/search/search.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import { loadStemmer } from '#shared/search/search-words.ts'
import { type ContentClock, createContentClock, holdsAt, type Validity } from '#shared/site/content-clock.ts'
import type { Locale } from '#shared/site/locales.ts'
import { collectDocuments } from './collect-documents.ts'

/** Finds pages, answers, terms and clauses of an edition in one of its languages, the best first. */
export type Search = (site: Site, locale: Locale, question: string) => Promise<Found>

interface SearchInput {
  content: Content
  /** Where indexes lie that were made before: the build’s, and those of a content that came after it. */
  builtFolders: readonly string[]
  /** When they were made, in ms since 1970. */
  builtAt: number
  /** Of the build and of the content: another content than the build's has no index in it. */
  version: string
  wallClock: { now(): number }
}

/** An index takes 5 MB, and there is one for each law and language in which visitors search; the others are made again in 0.3 s. */
const MAX_INDEXES = 8

interface OpenIndex {
  index: SearchIndex
  validity: Pick<Validity, 'madeAt' | 'changesAt'>
}

interface FileInput {
  content: Content
  site: Site
  locale: Locale
  /** The day whose texts are in the index. */
  clock: ContentClock
}

/** The index of an edition's texts in one language. */
export async function makeSearchFile({ content, site, locale, clock }: FileInput): Promise<SearchFile> {
  const stem = await loadStemmer(locale)
  const documents = collectDocuments({ content, site: siteOn(site, clock), locale, clock })
  return buildSearchFile(documents, { stem, changesAt: clock.changesAt, meanings: content.vocabulary[locale] })
}

export function createSearch({ content, builtFolders, builtAt, version, wallClock }: SearchInput): Search {
  const indexes = new LRUCache<string, Promise<OpenIndex>>({ max: MAX_INDEXES })
  const open = async (site: Site, locale: Locale): Promise<OpenIndex> => {
    const stem = await loadStemmer(locale)
    const clock = createContentClock(wallClock.now())
    const isOwnLaw = site.jurisdiction.id === site.edition.jurisdiction
    const path = searchFilePath({ editionId: site.edition.id, locale, buildId: version })
    const text = isOwnLaw ? await readBuilt(builtFolders, path) : null
    if (text !== null) {
      const built = JSON.parse(text) as SearchFile
      const validity = { madeAt: builtAt, changesAt: built.changesAt ?? Number.POSITIVE_INFINITY }
      if (holdsAt(validity, wallClock.now())) return { index: openSearchFile(built, stem), validity }
    }
    const file = await makeSearchFile({ content, site, locale, clock })
    return { index: openSearchFile(file, stem), validity: clock }
  }
  const openAndKeep = (key: string, site: Site, locale: Locale) => {
    const opened = open(site, locale)
    indexes.set(key, opened)
    // The next question tries again.
    opened.catch(() => indexes.delete(key))
    return opened
  }
  return async (site, locale, question) => {
    const key = `${site.edition.id}|${site.jurisdiction.id}|${locale}`
    let { index, validity } = await (indexes.get(key) ?? openAndKeep(key, site, locale))
    if (!holdsAt(validity, wallClock.now())) ({ index, validity } = await openAndKeep(key, site, locale))
    return index.find(question)
  }
}

/** The text of a file that was made before; null where there is none. */
export async function readBuilt(folders: readonly string[], path: string): Promise<string | null> {
  for (const folder of folders) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => null)
    if (text !== null) return text
  }
  return null
}
