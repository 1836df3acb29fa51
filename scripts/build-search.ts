import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { collectDocuments } from '#server/search/collect-documents.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { buildSearchFile } from '#shared/search/search.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import { loadStemmer } from '#shared/search/search-words.ts'
import { createContentClock } from '#shared/site/content-clock.ts'

interface BuildSearchInput {
  outDir: string
  buildId: string
  /** The day whose texts are in the index. */
  builtAt: number
}

/** Writes the search index of every edition in each of its languages into a folder of built files. */
export async function buildSearch({ outDir, buildId, builtAt }: BuildSearchInput): Promise<void> {
  const content = await loadContent({ dataFolder: path.join(import.meta.dirname, '../data') })
  for (const site of Object.values(content.sites.byId)) {
    for (const locale of site.edition.locales) {
      const clock = createContentClock(builtAt)
      const documents = collectDocuments({ content, site, locale, clock })
      const file = searchFilePath({ editionId: site.edition.id, locale, buildId })
      const stem = await loadStemmer(locale)
      const meanings = content.vocabulary[locale]
      const index = buildSearchFile(documents, { stem, changesAt: clock.changesAt, meanings })
      await writeFile(path.join(outDir, file), JSON.stringify(index))
    }
  }
}
