import { type Document, type Element, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { foldText } from './fold-text.ts'
import { attributesOf, selectFirst } from './select.ts'

const unshown = new Set(['script', 'style'])
const readOut = new Set(['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label', 'value'])
/** Attributes that hold lists of names, numbers or addresses. Words in any other are there for somebody: a script shows them, say. */
const wordless =
  /^(?:class|style|id|d|srcset|sizes|media|points|transform|viewbox|preserveaspectratio|content-security-policy|rel|for|headers|itemprop|itemtype|property|name|allow|sandbox|pattern|accept|autocomplete|integrity|data-static|aria-(?:labelledby|describedby|controls|owns|flowto|details|errormessage))$/i
const words = /\p{L}\s+\p{L}/u
/** Where the address of a letter or of a shared link holds what it says. */
const writtenFor = ['subject', 'body', 'text', 'title', 'quote', 'description', 'summary']
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** What nobody reads: a third of a page's elements, and the parser is most of a run's time. */
const unread = /<(script|style)\b[\s\S]*?<\/\1>/g
const illustration = /<svg\b[^>]*aria-hidden="true"[\s\S]*?<\/svg>/g
/** Looks, of which no rule asks. */
const looks = / (?:class|style|d)="[^"]*"/g

export function readDocument(html: string): Document {
  const isSilent = (svg: string) => !/<(?:text|title|desc|image)\b/.test(svg)
  const read = html.replace(unread, '').replace(illustration, (svg) => (isSilent(svg) ? '' : svg))
  return parseDocument(read.replace(looks, ''))
}

/** The words of a part of a page. */
export function textOfMarkup(html: string): string {
  return textOf(selectFirst('body', readDocument(`<body>${html}</body>`)))
}

/** Whether an element is left out of a text, with everything in it. */
type IsLeftOut = (element: Element) => boolean

/** What elements say as a whole: several rules ask. Nobody changes a document that is read. */
const wholeTexts = new WeakMap<Element, string>()
const nothing: IsLeftOut = () => false

/** Everything that an element shows or has read out, a line for each block, but for what is left out. */
export function textOf(element: Element | null, isLeftOut = nothing): string {
  if (!element) return ''
  const known = isLeftOut === nothing ? wholeTexts.get(element) : undefined
  if (known !== undefined) return known
  const parts: string[] = []
  collect(element, parts, isLeftOut)
  const text = parts
    .join('')
    .replace(/\u00ad/g, '')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  if (isLeftOut === nothing) wholeTexts.set(element, text)
  return text
}

const unseen = new Set(['template', 'noscript'])

/** Whether it, or something around it, is hidden, folded or only for browsers without scripts. */
export function isHidden(element: Element): boolean {
  return hidesItself(element) || (element.parent !== null && isTag(element.parent) && isHidden(element.parent))
}

function hidesItself(element: Element): boolean {
  const { name, attribs, parent } = element
  return (
    unseen.has(name) ||
    'hidden' in attribs ||
    'inert' in attribs ||
    (name === 'dialog' && !('open' in attribs)) ||
    (name !== 'summary' && parent !== null && isTag(parent) && parent.name === 'details' && !('open' in parent.attribs))
  )
}

/** The same of what everybody sees at once: without what is hidden, folded or only for browsers without scripts. */
export function shownTextOf(element: Element | null): string {
  return element && !isHidden(element) ? textOf(element, hidesItself) : ''
}

/** What a document says outside its body: titles and descriptions, for search engines and shared links. */
export function headTextOf(document: Document): string {
  const title = selectFirst('head title', document)
  const metas = attributesOf('head meta[content]', 'content', document)
  return [title ? textContent(title) : '', ...metas].filter(Boolean).join('\n')
}

const jsonScript = /<script\b[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g
/** Where the state says how a page is built instead of what stands on it. */
const plumbing = new Set(['context', 'before', 'after', 'modules', 'styles', 'locales', 'key', 'kind', 'type'])

/**
 * Every text in a page's JSON: what interactive sections show as soon as somebody uses them, and what machines read. The title of a
 * law may name what it forbids.
 */
export function stateTextOf(html: string, laws: readonly { title: string }[]): string {
  return [...html.matchAll(jsonScript)].flatMap(([, json = 'null']) => textsOfState(JSON.parse(json), laws)).join('\n')
}

export function textsOfState(state: unknown, laws: readonly { title: string }[]): string[] {
  const texts: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!laws.some(({ title }) => title === value)) texts.push(value)
    } else if (value && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) if (!plumbing.has(key)) visit(child)
    }
  }
  visit(state)
  return texts
}

export function stateNumbersOf(html: string): Set<number> {
  const numbers = new Set<number>()
  const visit = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(value)
    else if (value && typeof value === 'object') for (const child of Object.values(value)) visit(child)
    if (Array.isArray(value)) for (const sum of sumsOf(value)) numbers.add(sum)
  }
  for (const [, json = 'null'] of html.matchAll(jsonScript)) visit(JSON.parse(json)?.queries)
  return numbers
}

/** What the numbers of a list's entries come to, by their names. */
function sumsOf(entries: readonly unknown[]): Iterable<number> {
  const sums = new Map<string, number>()
  for (const [name, value] of entries.flatMap((entry) => Object.entries(entry ?? {}))) {
    if (typeof value === 'number') sums.set(name, (sums.get(name) ?? 0) + value)
  }
  return sums.values()
}

/** A text as rules about words read it: without regard to lines, which may break between two words or in one. */
export function pitchOf(...texts: string[]): string {
  return foldText(texts.join('\n')).replace(/\n/g, ' ')
}

function collect(element: Element, parts: string[], isLeftOut: IsLeftOut): void {
  if (unshown.has(element.name) || isLeftOut(element)) return
  const isBlock = !inline.has(element.name)
  if (isBlock) parts.push('\n')
  for (const [name, value] of Object.entries(element.attribs)) {
    if (value && (readOut.has(name) || (words.test(value) && !wordless.test(name)))) parts.push('\n', value, '\n')
    else if (name === 'href' && value.includes('?')) parts.push(...letterOf(value))
  }
  for (const node of element.children) {
    if (isText(node)) parts.push(node.data)
    else if (isTag(node)) collect(node, parts, isLeftOut)
  }
  if (isBlock) parts.push('\n')
}

/** What an address writes when it is followed: the subject and the body of an e-mail, the words beside a shared link. */
function letterOf(href: string): string[] {
  const { protocol, searchParams } = URL.parse(href, 'https://same.invalid') ?? new URL('about:blank')
  const isOwn = protocol.startsWith('http') && !/^https?:/.test(href)
  return isOwn ? [] : writtenFor.flatMap((name) => searchParams.getAll(name).flatMap((text) => ['\n', text, '\n']))
}
