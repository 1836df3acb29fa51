export const PREVIEW_COOKIE = 'preview'
/** How long a preview lasts from the making of its first token, in seconds. */
export const PREVIEW_SECONDS = 3600

/**
 * The address, or its query alone, marked as the preview's: caches must not mix up what a preview and other visitors get.
 */
export function markPreview(address: string, id: string | null): string {
  return id === null ? address : `${address}${address.includes('?') ? '&' : '?'}preview=${id}`
}

/** Id of the preview that a query was marked with; empty for none. */
export function readPreviewMark(search: string): string {
  return new URLSearchParams(search).get('preview') ?? ''
}
