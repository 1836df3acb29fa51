import { readFileSync } from 'node:fs'
import { type Edition, type EditionId, editionIds } from '#shared/site/editions.ts'

/** An edition as its file says it, which the tests hold the site to. */
export function readEdition(id: EditionId): Edition {
  return JSON.parse(readFileSync(`data/markets/${id}/edition.json`, 'utf8')) as Edition
}

export const editions: readonly Edition[] = editionIds.map(readEdition)
