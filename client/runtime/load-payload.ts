import type { Payload } from '#shared/page-model.ts'
import { markPreview } from '#shared/preview-mark.ts'
import { shownPreview } from './shown-preview.ts'

/**
 * Loads the payload of a path on this site.
 * @throws Error for any answer but a payload.
 */
export async function loadPayload(pathname: string, buildId: string, signal: AbortSignal): Promise<Payload> {
  const response = await fetch(`${pathname}_payload.json${markPreview(`?${buildId}`, shownPreview())}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${pathname}_payload.json answered ${response.status}`)
  return (await response.json()) as Payload
}

/** Gives a navigation to the browser; the promise never settles, because the document is on its way out. */
export function leaveTo(url: string): Promise<never> {
  // Its own address is where a step back has led already; with a hash, the browser would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
