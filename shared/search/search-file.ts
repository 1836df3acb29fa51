import type { PageContext } from '#shared/site/page-context.ts'

/** Path of an edition's search index in one language: part of the build, so that a browser may keep it for ever. */
export function searchFilePath({
  editionId,
  locale,
  buildId,
}: Pick<PageContext, 'editionId' | 'locale' | 'buildId'>): string {
  return `/assets/search-${editionId}-${locale}-${buildId}.json`
}
