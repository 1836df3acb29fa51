import { type ForbiddenKind, forbiddenKinds } from '#shared/law/forbidden-kinds.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import type { SourceBlock } from '../policies/parse-policy.ts'
import { parseRuns } from '../policies/policy-runs.ts'
import { createReader, type TokenReader } from '../policies/policy-tokens.ts'

export interface SourceAnswer {
  id: string
  question: string
  blocks: SourceBlock[]
  words: string
  /** Editions whose law or offer the answer is about; null: all of them. */
  editions: readonly EditionId[] | null
  /** What it is about that the law of a place may forbid. */
  about: ForbiddenKind[]
}

export interface HelpSource {
  file: string
  title: string
  description: string
  suit: (typeof suits)[number]
  answers: SourceAnswer[]
}

const suits = ['spade', 'heart', 'club', 'diamond'] as const
const question = /^(.+\?) \{#([a-z0-9]+(?:-[a-z0-9]+)*)((?: [a-zA-Z]+)*)\}$/

/**
 * Reads a category: front matter (title, description, suit), then questions `## Question? {#stable-id}`, with the editions
 * behind the id where not all have it and what the law of a place may forbid of it, each with paragraphs and lists, and last a line of search words behind `>`.
 * @throws Error that names file and line and what was expected.
 */
export function parseHelp(file: string, source: string): HelpSource {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const [, title, description, name] = /^title: (.+)\ndescription: (.+)\nsuit: (.+)$/.exec(head) ?? []
  const suit = suits.find((candidate) => candidate === name)
  if (!title || !description || !suit) throw new Error(`${file}: expected title, description and suit between \`---\``)
  const reader = createReader(file, { values: noValues, body, bodyLine: head.split('\n').length + 2 })
  const answers: SourceAnswer[] = []
  while (!reader.isAtEnd()) answers.push(readAnswer(reader))
  return { file, title, description, suit, answers }
}

/** The front matter of a policy, which help does not have. */
const noValues = { title: '', description: '', effective: '', published: '' }

function readAnswer(reader: TokenReader): SourceAnswer {
  const heading = reader.next()
  const [, text, id, names] = (heading?.type === 'heading' && heading.level === 2 && question.exec(heading.text)) || []
  if (!text || !id) return reader.fail(heading, 'a question, `## Question? {#stable-id}`')
  const marks = names?.trim().split(' ').filter(Boolean) ?? []
  const about = forbiddenKinds.filter((kind) => marks.includes(kind))
  const editions = editionIds.filter((known) => marks.includes(known))
  const known: readonly string[] = [...editionIds, ...forbiddenKinds]
  const unknown = marks.find((name) => !known.includes(name))
  if (unknown) return reader.fail(heading, `${known.join(', ')}, found ${unknown}`)
  const blocks: SourceBlock[] = []
  let words = ''
  while (reader.peek() && reader.peek()?.type !== 'heading') {
    const token = reader.next()
    if (token?.type === 'paragraph') blocks.push({ type: 'paragraph', runs: parseRuns(reader, token) })
    else if (token?.type === 'list')
      blocks.push({ type: 'list', items: token.items.map((item) => parseRuns(reader, item)) })
    else words = token?.text ?? ''
  }
  if (blocks.length === 0) return reader.fail(heading, `an answer to “${text}”`)
  return { id, question: text, blocks, words, editions: editions.length > 0 ? editions : null, about }
}
