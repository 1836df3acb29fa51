import MarkdownIt, { type Token } from 'markdown-it'
import type { BlogArticle, BlogBlock, BlogRun } from '#shared/blog/blog.ts'
import { blogTopics } from '#shared/blog/blog.ts'

/** Words that a reader manages in a minute: the lower end of what studies find for prose on a screen. */
const WORDS_PER_MINUTE = 220
const fields = ['title', 'description', 'topic', 'suit', 'author', 'tags'] as const
const suits = ['spade', 'heart', 'club', 'diamond'] as const

const markdown = new MarkdownIt('commonmark', { html: false }).enable('table')
// `page:` is a scheme of ours, which is looked up later; no other is let through below.
markdown.normalizeLink = (address) => address
markdown.validateLink = () => true

type Matter = Record<(typeof fields)[number], string>

/**
 * Reads one article: front matter between two lines `---`, then headings of the second level, paragraphs, lists, asides
 * (`>`) and tables.
 * @throws Error that names the file and what was expected.
 */
export function parseArticle(file: string, source: string): Omit<BlogArticle, 'slug' | 'date'> {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const matter = readMatter(file, head)
  const topic = blogTopics.find((known) => known === matter.topic)
  const suit = suits.find((known) => known === matter.suit)
  if (!topic || !suit) throw new Error(`${file}: expected a topic of ${blogTopics.join(', ')} and a suit`)
  const blocks = readBlocks(file, markdown.parse(body, {}))
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE))
  const tags = matter.tags.split(/, */)
  return {
    title: matter.title,
    description: matter.description,
    topic,
    suit,
    author: matter.author,
    tags,
    minutes,
    blocks,
  }
}

function readMatter(file: string, head: string): Matter {
  const lines = head.split('\n').map((line) => /^([a-z]+): (.+)$/.exec(line))
  const values = Object.fromEntries(lines.map((match) => [match?.[1], match?.[2]?.trim()])) as Partial<Matter>
  const wrong = fields.find((field) => !values[field])
  if (wrong || lines.length !== fields.length) throw new Error(`${file}: expected the fields ${fields.join(', ')}`)
  return values as Matter
}

function readBlocks(file: string, tokens: readonly Token[]): BlogBlock[] {
  const blocks: BlogBlock[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const end = tokens.findIndex((other, index) => index > at && other.level === token.level && other.nesting === -1)
    const inside = tokens.slice(at + 1, Math.max(end, at + 1))
    blocks.push(readBlock(file, token, inside))
    if (end > at) at = end
  }
  return blocks
}

function readBlock(file: string, token: Token, inside: readonly Token[]): BlogBlock {
  const texts = inside.filter(({ type }) => type === 'inline')
  switch (token.type) {
    case 'heading_open': {
      const text = texts.map(({ content }) => content).join(' ')
      if (token.tag !== 'h2') break
      return { type: 'heading', id: toAnchor(text), text }
    }
    case 'paragraph_open':
      return { type: 'paragraph', runs: texts.flatMap((text) => readRuns(file, text)) }
    case 'blockquote_open':
      return { type: 'aside', runs: texts.flatMap((text) => readRuns(file, text)) }
    case 'bullet_list_open':
    case 'ordered_list_open':
      return {
        type: 'list',
        isOrdered: token.type === 'ordered_list_open',
        items: texts.map((text) => readRuns(file, text)),
      }
    case 'table_open':
      return readTable(inside)
  }
  throw new Error(`${file}: expected headings with ##, paragraphs, lists, asides and tables, found ${token.tag}`)
}

function readTable(inside: readonly Token[]): BlogBlock {
  const rows: string[][] = []
  for (const { type, content } of inside) {
    if (type === 'tr_open') rows.push([])
    if (type === 'inline') rows.at(-1)?.push(content)
  }
  const [head = [], ...body] = rows
  return { type: 'table', head, rows: body }
}

function readRuns(file: string, { children }: Token): BlogRun[] {
  const runs: BlogRun[] = []
  let look: Omit<BlogRun, 'text'> = {}
  for (const token of children ?? []) {
    if (token.type === 'strong_open') look = { ...look, isStrong: true }
    else if (token.type === 'em_open') look = { ...look, isEmphasis: true }
    else if (token.type === 'link_open') look = { ...look, link: readLink(file, String(token.attrGet('href'))) }
    else if (token.nesting === -1) look = {}
    else if (token.type === 'softbreak') runs.push({ text: ' ' })
    else if (token.type === 'text' && token.content) runs.push({ text: token.content, ...look })
    else if (token.type !== 'text') throw new Error(`${file}: expected plain, strong or emphatic text or a link`)
  }
  return runs
}

function readLink(file: string, address: string): NonNullable<BlogRun['link']> {
  const [, page] = /^page:([a-z0-9-]+)$/.exec(address) ?? []
  if (page) return { page }
  if (/^https:\/\/[^\s"<>]+$/.test(address)) return { href: address }
  throw new Error(`${file}: expected a link to page:{id} or https, found ${address}`)
}

function toAnchor(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
