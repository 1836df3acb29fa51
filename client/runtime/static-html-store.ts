import type { StaticHtml } from '#client/site/static-html.tsx'
import { trustHtml } from './static-html-policy.ts'

export interface StaticHtmlStore {
  of: (key: string) => StaticHtml
  /** Keeps what is known already: the same object means that React leaves the element alone. */
  add: (html: Readonly<Record<string, string>>) => void
}

export function createStaticHtmlStore(document: Document): StaticHtmlStore {
  const entries = new Map<string, StaticHtml>()
  // Shown nowhere, so that a copy there loads none of its pictures: one in the page's own document loads them all.
  const inert = document.implementation.createHTMLDocument('')
  const set = (key: string, html: string) => entries.set(key, { __html: trustHtml(html) })

  for (const element of document.querySelectorAll<HTMLElement>('[data-static]')) {
    set(element.dataset.static ?? '', servedHtml(inert.importNode(element, true)))
  }
  return {
    of: (key) => {
      const html = entries.get(key)
      if (!html) throw new Error(`No HTML for the static section ${key}`)
      return html
    },
    add: (html) => {
      for (const [key, value] of Object.entries(html)) if (!entries.has(key)) set(key, value)
    },
  }
}

/** HTML of an element's copy as the server wrote it: without the menu or dialog that a reader has open, toasts, and the time on the clock. */
function servedHtml(copy: HTMLElement): string {
  for (const menu of copy.querySelectorAll('details[data-menu][open]')) menu.removeAttribute('open')
  // One that the server opened is open once; it is not to come back with the page.
  for (const dialog of copy.querySelectorAll('dialog')) {
    for (const name of ['open', 'style', 'data-layer', 'data-served']) dialog.removeAttribute(name)
  }
  for (const toast of copy.querySelectorAll('[data-toasts] > [data-toast]')) toast.remove()
  for (const clock of copy.querySelectorAll('time[data-clock]')) clock.textContent = ''
  return copy.innerHTML
}
