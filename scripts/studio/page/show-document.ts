import type { Sentence } from '../contract.ts'

/** Puts a document in the place of another without a flash and without scrolling; nothing of it runs. */
export function showDocument(inner: Document, html: string, follow: (path: string) => void): void {
  const { scrollX = 0, scrollY = 0 } = inner.defaultView ?? {}
  // Its own parser: styles are judged by the policy of the document that they will stand in.
  const { DOMParser: Parser } = inner.defaultView as unknown as { DOMParser: typeof DOMParser }
  const next = new Parser().parseFromString(html, 'text/html')
  for (const script of next.querySelectorAll(
    'script, link[rel="preload"], link[rel="modulepreload"], base, meta[http-equiv]',
  ))
    script.remove()
  const { documentElement: root } = inner
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value)
  root.replaceChildren(...[...next.documentElement.childNodes].map((node) => inner.adoptNode(node)))
  inner.defaultView?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  inner.onclick = (event) => {
    const link = (event.target as Element).closest?.('a[href]')
    const href = link?.getAttribute('href') ?? ''
    if (!link || href.startsWith('#')) return
    event.preventDefault()
    if (/^\/(?!\/)/.test(href)) follow(href.replace(/#.*$/, ''))
  }
}

interface Highlights {
  CSS: { highlights: { set: (name: string, value: unknown) => void } }
  Highlight: new (...ranges: Range[]) => unknown
}

/** Marks in the page what the law objects to. */
export function markSentences(inner: Window, sentences: readonly Sentence[]): void {
  const { CSS, Highlight } = inner as unknown as Highlights
  if (!Highlight) return
  const { document } = inner
  if (!document.querySelector('style[data-studio]')) {
    const style = document.createElement('style')
    style.dataset.studio = ''
    style.textContent =
      '::highlight(objection){background:#ffd7d2;color:#7a0a16;text-decoration:underline wavy #b00020}'
    document.head.append(style)
  }
  const ranges: Range[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { text } of sentences) {
      const at = node.nodeValue?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      ranges.push(range)
    }
  }
  CSS.highlights.set('objection', new Highlight(...ranges))
}
