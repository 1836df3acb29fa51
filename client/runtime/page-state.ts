import { PAGE_STATE_ID, type PageState } from '#shared/site/page-model.ts'

/**
 * The state that the server wrote behind the page.
 * @throws Error when the document has none: it was cut off, or is not ours.
 */
export function parsePageState(document: Document): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  if (!text) throw new Error(`The document has no #${PAGE_STATE_ID}`)
  return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value)) as PageState
}
