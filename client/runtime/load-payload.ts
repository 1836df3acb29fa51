import type { Payload } from '#shared/site/page-model.ts'
import { markPreview } from '#shared/visitor/preview-mark.ts'
import { judgeAddress } from './address-guard.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { shownPreview } from './shown-preview.ts'

interface PayloadInput {
  pathname: string
  buildId: string
}

/** Loads the payload of a path on this site. @throws Error for any answer but a payload in time. */
export async function loadPayload({ pathname, buildId }: PayloadInput): Promise<Payload> {
  const response = await fetchInTime(`${pathname}_payload.json${markPreview(`?${buildId}`, shownPreview())}`, {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${pathname}_payload.json answered ${response.status}`)
  return (await response.json()) as Payload
}

/**
 * Gives a navigation to the browser; the promise never settles, because the document is on its way out.
 * @throws Error for an address that must not be navigated to.
 */
export function leaveTo(url: string): Promise<never> {
  if (judgeAddress(new URL(url), location.origin) === 'refused') throw new Error(`Refused to navigate to ${url}`)
  // Its own address is where a step back has led already; with a hash, the browser would only scroll.
  if (url === location.href) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
