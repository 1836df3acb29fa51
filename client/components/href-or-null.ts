/** Path of a page; null where the edition does not have it. */
export function hrefOrNull(pageId: string, hrefTo: (pageId: string) => string): string | null {
  try {
    return hrefTo(pageId)
  } catch {
    return null
  }
}
