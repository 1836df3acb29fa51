import { type Element, isCDATA, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { headTextOf, readDocument, stateTextOf, textOf, textOfMarkup } from './read-page.ts'
import { selectAll, selectFirst } from './select.ts'

/** A text that an answer has for people or programs. */
export interface AnswerText {
  text: string
  /** Those that stand beside it: the first page among them is what it is about. */
  addresses: readonly string[]
  /** null: nothing says in which language it is. */
  locale: Locale | null
}

export interface ReadAnswer {
  texts: AnswerText[]
  /** Every address in it. */
  addresses: string[]
}

/** A part of an answer that says one thing: an entry of a feed, a row of a list. */
interface Part {
  lines: string[]
  addresses: string[]
  locale: Locale | null
}

/** What has no words: those of pictures are drawn from titles, those of scripts come from data/messages. */
const wordlessTypes = /^(?:font\/|text\/(?:css|javascript)$|image\/(?!svg)|application\/(?:octet-stream|wasm)$)/

/** Everything that an answer says, by the rules of its media type; null for a type that nobody has taught us to read. */
export function readAnswer(contentType: string, body: string): ReadAnswer | null {
  const type = contentType.replace(/;.*$/, '').trim().toLowerCase()
  const read = readers.find(([pattern]) => pattern.test(type))?.[1]
  if (body === '' || wordlessTypes.test(type)) return { texts: [], addresses: [] }
  if (!read) return null
  const parts = read(body)
  return {
    addresses: [...new Set(parts.flatMap(({ addresses }) => addresses))],
    texts: parts.flatMap(({ lines, addresses: own, locale }) => {
      const text = lines.filter((line) => /\p{L}/u.test(line)).join('\n')
      return text === '' && own.length === 0 ? [] : [{ text, addresses: own, locale }]
    }),
  }
}

const readers: readonly [RegExp, (body: string) => Part[]][] = [
  [/^text\/html$/, readHtml],
  [/[/+]json$/, (body) => readJson(JSON.parse(body))],
  [/[/+]xml$/, readXml],
  [/^text\/calendar$/, readCalendar],
  [/^text\/plain$/, readPlain],
]

const isAddress = (text: string) => /^(?:https?:\/\/\S+|\/(?!\/)\S*|mailto:\S+)$/.test(text)

/** The language that a code names, among ours. */
function localeNamed(code: unknown): Locale | null {
  return (
    localeCodes.find((locale) => typeof code === 'string' && code.toLowerCase().split('-', 1)[0] === locale) ?? null
  )
}

function newPart(locale: Locale | null): Part {
  return { lines: [], addresses: [], locale }
}

function add(part: Part, text: string): void {
  if (isAddress(text)) part.addresses.push(text)
  else part.lines.push(/<\/?[a-z]/i.test(text) ? textOfMarkup(text) : text)
}

function readHtml(body: string): Part[] {
  const document = readDocument(body)
  const root = selectFirst('html', document)
  const locale = localeNamed(root?.attribs.lang)
  return [
    { lines: [headTextOf(document), textOf(root), stateTextOf(body, [])], addresses: [], locale },
    {
      lines: [],
      addresses: selectAll('[href], [src]', document)
        .map(({ attribs }) => attribs.href ?? attribs.src ?? '')
        .filter(isAddress),
      locale,
    },
  ]
}

/** Names of fields that hold names for programs. */
const identifiers =
  /^(?:\$ref|id|slug|hash|sha256|operationId|routerName|langKey|badge|siteType|ruleKey|ruleType|requestId|format|state|key)$/

function readJson(json: unknown): Part[] {
  const parts: Part[] = []
  const visit = (value: unknown, name: string, part: Part): void => {
    if (typeof value === 'string') {
      if (!identifiers.test(name)) add(part, value)
      return
    }
    if (!value || typeof value !== 'object') return
    if (Array.isArray(value)) {
      // A row of its own for each entry.
      for (const entry of value) visit(entry, name, typeof entry === 'object' ? open(part.locale) : part)
      return
    }
    const { amount, currency, language, lang, isShow } = value as Record<string, unknown>
    part.locale = localeNamed(language ?? lang) ?? part.locale
    if (typeof amount === 'number' && typeof currency === 'string') part.lines.push(`${currency} ${amount}`)
    for (const [key, child] of Object.entries(value)) {
      // An entry of a menu that nobody is shown yet leads nobody anywhere.
      if (isShow === false && key === 'path') continue
      const locale = typeof child === 'object' || key.length === 2 ? localeNamed(key) : null
      visit(child, key, locale === null ? part : open(locale, part.addresses))
    }
  }
  const open = (locale: Locale | null, addresses: readonly string[] = []): Part => {
    const part = { ...newPart(locale), addresses: [...addresses] }
    parts.push(part)
    return part
  }
  // Of a search index, only what is shown of what was found; the rest are beginnings of words.
  const { storedFields } = (json ?? {}) as { storedFields?: Record<string, unknown> }
  visit(storedFields ? Object.values(storedFields) : json, '', open(null))
  return parts
}

/** Elements that say one thing each: an entry of a feed, a page of a sitemap. */
const rows = new Set(['entry', 'item', 'url', 'sitemap'])
const unreadElements = new Set(['style', 'script', 'id', 'guid'])

function readXml(body: string): Part[] {
  const document = parseDocument(body, { xmlMode: true })
  const root = document.children.find(isTag)
  const language = selectFirst('language, Language', document)
  const locale = localeNamed(root?.attribs['xml:lang'] ?? (language && textContent(language)))
  const parts: Part[] = []
  const visit = (element: Element, part: Part): void => {
    if (unreadElements.has(element.name)) return
    // The same page of another edition is read as that edition's.
    if ('hreflang' in element.attribs) return
    for (const [name, value] of Object.entries(element.attribs)) {
      if (/^(?:href|src|url|template)$/.test(name)) part.addresses.push(value)
      else if (/^(?:title|label|term|aria-label)$/.test(name)) part.lines.push(value)
    }
    const own: string[] = []
    for (const child of element.children) {
      if (isTag(child)) visit(child, rows.has(child.name) ? open() : part)
      else if (isText(child) || isCDATA(child)) own.push(textContent(child))
    }
    const text = own.join('').trim()
    if (text !== '') add(part, text)
  }
  const open = (): Part => {
    const part = newPart(locale)
    parts.push(part)
    return part
  }
  if (root) visit(root, open())
  return parts
}

/** iCalendar (RFC 5545): what a line says behind its name, without folds and escapes. */
function readCalendar(body: string): Part[] {
  const texts =
    /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT|CATEGORIES|NAME|X-WR-CALNAME|X-WR-CALDESC|X-ALT-DESC|CONTACT)$/
  return body
    .replace(/\r?\n[ \t]/g, '')
    .split(/^BEGIN:VEVENT$/m)
    .map((event) => {
      const part = newPart(null)
      for (const [, name = '', value = ''] of event.matchAll(/^([\w-]+)(?:;[^:\r\n]*)?:(.*?)\r?$/gm)) {
        if (name === 'URL' || name === 'ATTACH') part.addresses.push(value)
        else if (texts.test(name)) add(part, value.replace(/\\n/gi, '\n').replace(/\\([\\;,])/g, '$1'))
      }
      return part
    })
}

/** A line each; a link of Markdown with where it leads. */
function readPlain(body: string): Part[] {
  return body.split('\n').map((line) => {
    const links = [...line.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, , address = '']) => address)
    return { lines: [line.replace(/\]\([^)\s]+\)/g, ']')], addresses: links, locale: null }
  })
}
