import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Content } from '#server/site/content/load-content.ts'
import { searchFilePath } from '#shared/search/search-file.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { makeSearchFile } from './create-search.ts'

interface SearchFilesInput {
  content: Content
  folder: string
  /** Of the build and of its content. */
  version: string
  /** Time whose texts are in the indexes, in ms since 1970. */
  madeAt: number
}

/** Writes the search index of every edition in each of its languages into a folder of made files. */
export async function writeSearchFiles({ content, folder, version, madeAt }: SearchFilesInput): Promise<void> {
  for (const site of Object.values(content.sites.byId)) {
    for (const locale of site.edition.locales) {
      const file = path.join(folder, searchFilePath({ editionId: site.edition.id, locale, buildId: version }))
      const index = await makeSearchFile({ content, site, locale, clock: createContentClock(madeAt) })
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(index))
    }
  }
}
