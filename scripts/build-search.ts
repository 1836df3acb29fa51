import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadContent } from '#server/content/load-content.ts'
import { collectDocuments } from '#server/search/collect-documents.ts'
import { createContentClock } from '#shared/content-clock.ts'
import { buildSearchFile } from '#shared/search.ts'
import { searchFilePath } from '#shared/search-file.ts'
import { loadStemmer } from '#shared/search-words.ts'

/** Writes the search index of every edition in each of its languages into a folder of built files. */
export async function buildSearch({ outDir, buildId }: { outDir: string; buildId: string }): Promise<void> {
  const content = await loadContent({ dataFolder: path.join(import.meta.dirname, '../data') })
  for (const site of Object.values(content.sites.byId)) {
    for (const locale of site.edition.locales) {
      const clock = createContentClock(Date.now())
      const documents = collectDocuments({ content, site, locale, clock })
      const file = searchFilePath({ editionId: site.edition.id, locale, buildId })
      const index = buildSearchFile(documents, { stem: await loadStemmer(locale), changesAt: clock.changesAt })
      await writeFile(path.join(outDir, file), JSON.stringify(index))
    }
  }
}
