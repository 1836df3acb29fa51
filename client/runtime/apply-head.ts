import { embeddedClass, embeddedModes, readEmbeddedMode } from '#shared/site/embedded.ts'
import { headElements } from '#shared/site/head-elements.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { Head } from '#shared/site/page-model.ts'

/** Makes the document's head and body say what the server would have written for this page at this address. */
export function applyHead(document: Document, head: Head, context: PageContext): void {
  document.title = head.title
  document.body.dataset.theme = context.theme
  const embedded = readEmbeddedMode(document.location.search)
  for (const mode of embeddedModes) document.body.classList.toggle(embeddedClass(mode), mode === embedded)
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove()
  // What the document that was loaded said to search engines is not true of this page.
  document.querySelector('[type="application/ld+json"]')?.remove()
  for (const { tag, attributes } of headElements(embedded ? { ...head, robots: 'noindex' } : head)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute('data-head', '')
    document.head.append(element)
  }
}
