/** Holds a preview's token while it lasts. */
export const PREVIEW_COOKIE = 'preview'
/** How long a preview lasts from the making of its first token, in seconds. */
export const PREVIEW_SECONDS = 3600

/**
 * The address, or its query alone, as a document that shows a preview asks for it: under an address of its own, so that
 * nothing which was kept for others is taken for the preview's, and the other way round.
 */
export function markPreview(address: string, id: string | null): string {
  return id === null ? address : `${address}${address.includes('?') ? '&' : '?'}preview=${id}`
}

/** Id of the preview that a query was marked with; empty for none. */
export function readPreviewMark(search: string): string {
  return new URLSearchParams(search).get('preview') ?? ''
}
