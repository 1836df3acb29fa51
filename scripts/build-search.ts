import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeSearchFile } from '#server/search/create-search.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import { createContentClock } from '#shared/site/content-clock.ts'

interface BuildSearchInput {
  outDir: string
  /** Of the build and of its content. */
  version: string
  /** The day whose texts are in the index. */
  builtAt: number
}

/** Writes the search index of every edition in each of its languages into a folder of built files. */
export async function buildSearch({ outDir, version, builtAt }: BuildSearchInput): Promise<void> {
  const content = await loadContent({ dataFolder: path.join(import.meta.dirname, '../data') })
  for (const site of Object.values(content.sites.byId)) {
    for (const locale of site.edition.locales) {
      const clock = createContentClock(builtAt)
      const file = searchFilePath({ editionId: site.edition.id, locale, buildId: version })
      const index = await makeSearchFile({ content, site, locale, clock })
      await writeFile(path.join(outDir, file), JSON.stringify(index))
    }
  }
}
