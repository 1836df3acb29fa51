import { type ChangeGroup, changeGroups } from '#shared/policies/policies.ts'
import { checkPlaceholders, parseRuns, type SourceRun } from './policy-runs.ts'
import { createReader, type PolicyToken, readFrontMatter, type TokenReader } from './policy-tokens.ts'

export type SourceBlock = { type: 'paragraph'; runs: SourceRun[] } | { type: 'list'; items: SourceRun[][] }

export interface SourceClause {
  number: string
  id: string
  line: number
  blocks: SourceBlock[]
  note: SourceRun[] | null
}

export interface SourceChapter {
  number: string
  id: string
  title: string
  line: number
  clauses: SourceClause[]
}

export interface SourceChange {
  group: ChangeGroup
  number: string
  text: string
}

export interface PolicySource {
  file: string
  title: string
  description: string
  effective: string
  published: string
  intro: SourceRun[]
  changes: SourceChange[]
  chapters: SourceChapter[]
}

const STABLE_ID = '[a-z0-9]+(?:-[a-z0-9]+)*'
const chapterHeading = new RegExp(`^(\\d+) (.+) \\{#(${STABLE_ID})\\}$`)
const clauseHeading = new RegExp(`^(\\d+\\.\\d+) \\{#(${STABLE_ID})\\}$`)

/**
 * Reads a policy's file: front matter, introduction, what changed, chapters and clauses.
 * @throws Error that names file and line and what was expected.
 */
export function parsePolicy(file: string, source: string): PolicySource {
  const front = readFrontMatter(file, source)
  const reader = createReader(file, front)
  const intro = readIntroduction(reader)
  const changes = readChanges(reader)
  const chapters: SourceChapter[] = []
  while (!reader.isAtEnd()) chapters.push(readChapter(reader, chapters.length + 1))
  if (chapters.length === 0) reader.fail(null, 'at least one chapter, `## 1 Title {#stable-id}`')
  checkIds(reader, chapters)
  checkChanges(reader, changes, chapters)
  const { title, description, effective, published } = front.values
  return { file, title, description, effective, published, intro, changes: changes.map(withoutLine), chapters }
}

function readIntroduction(reader: TokenReader): SourceRun[] {
  const token = reader.next()
  if (token?.type !== 'paragraph') return reader.fail(token, 'one paragraph of introduction behind the front matter')
  return parseRuns(reader, token)
}

type FoundChange = SourceChange & { line: number }

function withoutLine({ line: _, ...change }: FoundChange): SourceChange {
  return change
}

function readChanges(reader: TokenReader): FoundChange[] {
  if (reader.peek()?.type !== 'heading' || reader.peek()?.text !== 'What changed') return []
  reader.next()
  const changes: FoundChange[] = []
  while (reader.peek()?.type === 'heading' && reader.peek()?.level === 3) {
    const heading = reader.next() as PolicyToken
    const group = changeGroups.find((name) => name === heading.text)
    if (!group) return reader.fail(heading, `one of the groups ${changeGroups.join(', ')}`)
    const list = reader.next()
    if (list?.type !== 'list') return reader.fail(list, 'a list of changes, `- 4.2: what changed`')
    for (const item of list.items) {
      const [, number, text] = /^(\d+\.\d+): (.+)$/.exec(item.text) ?? []
      if (!number || !text) return reader.fail(item, 'a change that begins with its clause, `- 4.2: what changed`')
      checkPlaceholders(reader, item)
      changes.push({ group, number, text, line: item.line })
    }
  }
  if (changes.length === 0) reader.fail(reader.peek(), 'a group of changes below `## What changed`')
  return changes
}

function readChapter(reader: TokenReader, expected: number): SourceChapter {
  const heading = reader.next()
  const [, number, title, id] =
    (heading?.type === 'heading' && heading.level === 2 && chapterHeading.exec(heading.text)) || []
  if (!heading || !number || !title || !id) {
    return reader.fail(heading, `chapter ${expected}, \`## ${expected} Title {#stable-id}\``)
  }
  if (number !== String(expected)) return reader.fail(heading, `chapter ${expected}, found ${number}`)
  checkPlaceholders(reader, { text: title, line: heading.line })
  const clauses: SourceClause[] = []
  while (reader.peek()?.type === 'heading' && reader.peek()?.level === 3) {
    clauses.push(readClause(reader, `${expected}.${clauses.length + 1}`))
  }
  if (clauses.length === 0)
    return reader.fail(reader.peek(), `clause ${expected}.1, \`### ${expected}.1 {#stable-id}\``)
  return { number, id, title, line: heading.line, clauses }
}

function readClause(reader: TokenReader, expected: string): SourceClause {
  const heading = reader.next() as PolicyToken
  const [, number, id] = clauseHeading.exec(heading.text) ?? []
  if (!number || !id) return reader.fail(heading, `clause ${expected}, \`### ${expected} {#stable-id}\``)
  if (number !== expected) return reader.fail(heading, `clause ${expected}, found ${number}`)
  const blocks: SourceBlock[] = []
  let note: SourceRun[] | null = null
  for (let token = reader.peek(); token && token.type !== 'heading'; token = reader.peek()) {
    reader.next()
    if (note) return reader.fail(token, `nothing behind the note of clause ${number}`)
    if (token.type === 'note') note = parseRuns(reader, token)
    else if (token.type === 'paragraph') blocks.push({ type: 'paragraph', runs: parseRuns(reader, token) })
    else blocks.push({ type: 'list', items: token.items.map((item) => parseRuns(reader, item)) })
  }
  if (blocks.length === 0) return reader.fail(heading, `a text for clause ${number}`)
  return { number, id, line: heading.line, blocks, note }
}

function checkIds(reader: TokenReader, chapters: readonly SourceChapter[]): void {
  const lines = new Map<string, number>()
  for (const { id, line } of chapters.flatMap((chapter) => [chapter, ...chapter.clauses])) {
    const first = lines.get(id)
    if (first !== undefined) reader.fail({ line }, `an id of its own, ${id} is that of line ${first}`)
    lines.set(id, line)
  }
}

function checkChanges(reader: TokenReader, changes: readonly FoundChange[], chapters: readonly SourceChapter[]): void {
  const numbers = new Set(chapters.flatMap(({ clauses }) => clauses.map(({ number }) => number)))
  const unknown = changes.find(({ number }) => !numbers.has(number))
  if (unknown) reader.fail(unknown, `the number of a clause of this version, found ${unknown.number}`)
}
