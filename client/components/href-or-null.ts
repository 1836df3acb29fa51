export function hrefOrNull(pageId: string, hrefTo: (pageId: string) => string): string | null {
  try {
    return hrefTo(pageId)
  } catch {
    return null
  }
}
