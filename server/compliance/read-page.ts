import { parseHTML } from 'linkedom'

const unshown = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
const readOut = ['alt', 'aria-label', 'title', 'placeholder']
const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME'])

/** What nobody reads: a third of a page's elements, and the parser is most of a run's time. */
const unread = /<(script|style)\b[\s\S]*?<\/\1>|<svg\b[^>]*aria-hidden="true"[\s\S]*?<\/svg>/g

/** A document from its HTML, without scripts, styles and drawings that say nothing. */
export function readDocument(html: string): Document {
  return parseHTML(html.replace(unread, '')).document as unknown as Document
}

/** Everything that an element shows or has read out, a line for each block, but for what is left out. */
export function textOf(element: Element | null, isLeftOut: (element: Element) => boolean = () => false): string {
  const parts: string[] = []
  if (element) collect(element, parts, isLeftOut)
  return parts
    .join('')
    .replace(/\u00ad/g, '')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

function collect(element: Element, parts: string[], isLeftOut: (element: Element) => boolean): void {
  if (unshown.has(element.tagName.toUpperCase()) || isLeftOut(element)) return
  const isBlock = !inline.has(element.tagName.toUpperCase())
  if (isBlock) parts.push('\n')
  for (const name of readOut) {
    const value = element.getAttribute(name)
    if (value) parts.push('\n', value, '\n')
  }
  for (const node of element.childNodes) {
    if (node.nodeType === 3) parts.push(node.textContent ?? '')
    else if (node.nodeType === 1) collect(node as Element, parts, isLeftOut)
  }
  if (isBlock) parts.push('\n')
}
