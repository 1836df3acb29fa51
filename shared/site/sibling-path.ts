import type { EditionId } from './editions.ts'

/** Path that leads to another edition with the query of the page on which the link stands. */
export function siblingPath(editionId: EditionId | ':edition'): string {
  return `/actions/edition/${editionId}`
}
