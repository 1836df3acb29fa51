import MarkdownIt, { type Token } from 'markdown-it'

/** A block of a policy's text with the line of the file where it begins. */
export type PolicyToken =
  | { type: 'heading'; level: number; text: string; line: number; children: Token[] }
  | { type: 'paragraph'; level: 0; text: string; line: number; children: Token[] }
  | { type: 'note'; level: 0; text: string; line: number; children: Token[] }
  | { type: 'list'; level: 0; text: ''; line: number; items: TextToken[] }

export interface TextToken {
  text: string
  line: number
  children: Token[]
}

export interface TokenReader {
  peek(): PolicyToken | undefined
  next(): PolicyToken | undefined
  isAtEnd(): boolean
  /** @throws Error that names file and line and what was expected there. */
  fail(at: { line: number } | null | undefined, expected: string): never
}

const fields = ['title', 'description', 'effective', 'published'] as const
type Field = (typeof fields)[number]

interface FrontMatter {
  values: Record<Field, string>
  body: string
  /** Lines of the file before the body. */
  bodyLine: number
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
// Our own schemes are no addresses yet: nothing may be encoded or refused before they are looked up.
markdown.normalizeLink = (address) => address
markdown.validateLink = () => true

/** @throws Error that names file and line when the front matter is not there, or lacks a field or has another. */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) fail(file, 1, 'front matter between two lines `---`')
  const values: Partial<Record<Field, string>> = {}
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, name, value] = /^([a-z]+): (.+)$/.exec(line) ?? []
    const field = fields.find((candidate) => candidate === name)
    if (!field || !value) fail(file, index + 2, `one of the fields ${fields.join(', ')}`)
    else values[field] = value.trim()
  }
  const missing = fields.find((field) => !values[field])
  if (missing) fail(file, end + 1, `the field ${missing} above this line`)
  for (const field of ['effective', 'published'] as const) {
    const value = values[field] ?? ''
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
      fail(file, lines.findIndex((line) => line.startsWith(`${field}:`)) + 1, `a date like 2025-08-14 as ${field}`)
    }
  }
  return { values: values as Record<Field, string>, body: lines.slice(end + 1).join('\n'), bodyLine: end + 1 }
}

/** @throws Error for a block that no policy has: code, tables, ordered or nested lists, deeper headings. */
export function createReader(file: string, { body, bodyLine }: FrontMatter): TokenReader {
  const tokens = readTokens(file, markdown.parse(body, {}), bodyLine)
  let position = 0
  const lastLine = bodyLine + body.trimEnd().split('\n').length
  return {
    peek: () => tokens[position],
    next: () => tokens[position++],
    isAtEnd: () => position >= tokens.length,
    fail: (at, expected) => fail(file, at?.line ?? lastLine, expected),
  }
}

function readTokens(file: string, all: Token[], bodyLine: number): PolicyToken[] {
  const tokens: PolicyToken[] = []
  let list: Extract<PolicyToken, { type: 'list' }> | null = null
  let isNote = false
  let level = 0
  for (const token of all) {
    const line = bodyLine + (token.map?.[0] ?? 0) + 1
    const text = { text: token.content.replaceAll('\n', ' '), line, children: token.children ?? [] }
    if (token.type === 'heading_open') level = Number(token.tag.slice(1))
    else if (token.type === 'heading_close') level = 0
    else if (token.type === 'bullet_list_open') {
      if (list || isNote) fail(file, line, 'no list within a list or a note')
      list = { type: 'list', level: 0, text: '', line, items: [] }
      tokens.push(list)
    } else if (token.type === 'bullet_list_close') list = null
    else if (token.type === 'blockquote_open') {
      if (list || isNote) fail(file, line, 'no note within a list or a note')
      isNote = true
    } else if (token.type === 'blockquote_close') isNote = false
    else if (token.type === 'inline') {
      if (level > 0) tokens.push({ type: 'heading', level, ...text })
      else if (list) list.items.push(text)
      else tokens.push({ type: isNote ? 'note' : 'paragraph', level: 0, ...text })
    } else if (!/^(?:paragraph|list_item)_(?:open|close)$/.test(token.type)) {
      fail(file, line, `headings, paragraphs, lists with \`- \` and notes with \`> \`, found ${token.type}`)
    }
  }
  return tokens
}

function fail(file: string, line: number, expected: string): never {
  throw new Error(`${file}:${line}: expected ${expected}`)
}
