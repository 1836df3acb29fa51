/** Id of the reviewer's preview that this document shows, as its bar says; null for everybody else. */
export function shownPreview(): string | null {
  return document.querySelector<HTMLElement>('[data-preview]')?.dataset.preview ?? null
}
