import { readFileSync } from 'node:fs'
import type { SearchIndex } from '#shared/search/search.ts'
import type { SearchHit } from '#shared/search/search-document.ts'

/** A question as a visitor types it, and what may come first: an address, or the id of an answer or a term. */
export interface JudgedQuestion {
  question: string
  answers: readonly string[]
}

export type JudgedPart = 'tuning' | 'frozen' | 'verbs' | 'care'

/** How well an index answers: shares of the questions, and those that it answers badly. */
export interface Judgement {
  first: number
  firstThree: number
  empty: readonly string[]
  notFirst: readonly string[]
}

/** Those of `tests/search/judged.{name}.txt`; the frozen part was set aside before the index was made to fit the other, and the verbs are conjugated or stand apart. Care is asked for by who wants to stop, or worries. */
export function readJudged(name: string): Record<JudgedPart, JudgedQuestion[]> {
  const text = readFileSync(new URL(`../search/judged.${name}.txt`, import.meta.url), 'utf8')
  const parts: Record<JudgedPart, JudgedQuestion[]> = { tuning: [], frozen: [], verbs: [], care: [] }
  let part: JudgedPart = 'tuning'
  for (const line of text.split('\n')) {
    const [question = '', answers] = line.split(' = ')
    if (line.startsWith('# ')) part = line.slice(2) as JudgedPart
    else if (answers) parts[part].push({ question, answers: answers.split(' | ') })
  }
  return parts
}

/** What a hit is called in a judgement. */
export function nameOfHit({ kind, path }: Pick<SearchHit, 'kind' | 'path'>): string {
  const fragment = path.split('#').at(-1)
  if (kind === 'answer') return `help#${fragment}`
  return kind === 'term' ? `glossary#${path.split('/').at(-2)}` : path
}

export function judge(questions: readonly JudgedQuestion[], { find }: SearchIndex): Judgement {
  const ranks = questions.map(({ question, answers }) => {
    const names = find(question).hits.map(nameOfHit)
    const rank = names.findIndex((name) => answers.includes(name))
    return { question, answers, names, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank }
  })
  const shareWithin = (count: number) => ranks.filter(({ rank }) => rank < count).length / ranks.length
  return {
    first: shareWithin(1),
    firstThree: shareWithin(3),
    empty: ranks.filter(({ names }) => names.length === 0).map(({ question }) => question),
    notFirst: ranks
      .filter(({ rank }) => rank > 0)
      .map(
        ({ question, answers, names, rank }) =>
          `${question} [${rank}] ${answers.join(' | ')} <- ${names.slice(0, 3).join(', ')}`,
      ),
  }
}
