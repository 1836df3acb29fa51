import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionId } from '#shared/editions.ts'
import type { Locale } from '#shared/locales.ts'
import { buildSearchFile, openSearchFile, type SearchFile, type SearchHit, type SearchIndex } from '#shared/search.ts'
import { searchFilePath } from '#shared/search-file.ts'
import { loadStemmer } from '#shared/search-words.ts'
import type { Content } from '../content/load-content.ts'
import type { Site } from '../content/load-editions.ts'
import { collectDocuments } from './collect-documents.ts'

/** Finds pages, answers, terms and clauses of an edition in one of its languages, the best first. */
export type Search = (site: Site, locale: Locale, question: string) => Promise<SearchHit[]>

interface SearchInput {
  content: Content
  /** What the build made; without a folder there is none, as in development. */
  assets: { folder: string | null; buildId: string }
  wallClock: { now(): number }
}

/** A search that opens each index with the first question for it, and keeps it. */
export function createSearch({ content, assets, wallClock }: SearchInput): Search {
  const indexes = new Map<string, Promise<SearchIndex>>()
  const open = async (site: Site, locale: Locale) => {
    const stem = await loadStemmer(locale)
    const input = { content, site, locale, now: wallClock.now() }
    const built = assets.folder && (await readBuilt(assets.folder, site.edition.id, locale, assets.buildId))
    return openSearchFile(built || buildSearchFile(collectDocuments(input), stem), stem)
  }
  return async (site, locale, question) => {
    const key = `${site.edition.id}|${locale}`
    const index = indexes.get(key) ?? open(site, locale)
    indexes.set(key, index)
    return (await index).find(question)
  }
}

/** The file that browsers load too; null for a build without one, as tests of a part make. */
async function readBuilt(folder: string, editionId: EditionId, locale: Locale, buildId: string) {
  const path = searchFilePath({ editionId, locale, buildId })
  const text = await readFile(join(folder, path), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as SearchFile)
}
