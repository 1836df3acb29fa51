import type { Sites } from '#server/site/content/load-editions.ts'
import type { PageFile } from '#server/site/content/load-pages.ts'
import type { Citation } from './citation.ts'
import { createClauseReader } from './clause-references.ts'

/** Every clause that content files name, in each edition that shows it. */
export function listPageCitations(files: readonly PageFile[], sites: Sites): Citation[] {
  return files.flatMap(({ file, text, pageId, locale, sections }) => {
    const readClauses = createClauseReader(file, text)
    const showing = Object.values(sites.byId).filter(({ paths }) => paths.pathOf(pageId, locale))
    return sections.flatMap((section) => {
      const names = readClauses(section)
      return showing
        .map(({ edition }) => edition.id)
        .filter((editionId) => section.editions?.includes(editionId) ?? true)
        .flatMap((editionId) =>
          names.map((name) => ({ ...name, editionId, locale, isLink: false, from: null, until: null })),
        )
    })
  })
}
