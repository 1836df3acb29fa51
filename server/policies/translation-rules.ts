import { numberWords, parseNumberWords } from '#server/law/number-words.ts'
import type { Breach, DataRule } from '#server/law/rule.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { parsePolicy, type SourceBlock, type SourceClause } from './parse-policy.ts'
import type { SourceRun } from './policy-runs.ts'

const law = 'What binds a player says the same in every language (specification, 2.1; decision 0017)'

/** What a person who reads one language would not see of the other. */
export const translationRules: readonly DataRule[] = [
  {
    id: 'C23',
    sentence: 'Both languages of a clause have the same paragraphs, links and figures, each in words of its own.',
    checkData: ({ files }) =>
      [...files.keys()]
        .filter((name) => name.startsWith('data/policies/') && name.endsWith('.nl.md'))
        .flatMap((file) => {
          const texts = localeCodes.map((locale) => ({ locale, file: file.replace('.nl.md', `.${locale}.md`) }))
          const clauses = texts.map((text) => readClauses(text.file, files.get(text.file)))
          const [first, second] = clauses
          // What cannot be read stops the start, and is told there (C00, C18).
          return first && second ? compareClauses(first, second, file) : []
        }),
  },
]

function readClauses(file: string, text: string | undefined): Map<string, SourceClause> | null {
  try {
    return new Map(
      parsePolicy(file, text ?? '').chapters.flatMap((chapter) => chapter.clauses.map((one) => [one.id, one])),
    )
  } catch {
    return null
  }
}

function compareClauses(dutch: Map<string, SourceClause>, english: Map<string, SourceClause>, file: string): Breach[] {
  return [...dutch].flatMap(([id, clause]) => {
    const other = english.get(id)
    return (other ? listDifferences(clause, other) : []).map((difference) => ({
      message: `Clause ${clause.number} (${id}): ${difference}`,
      law,
      file,
      locale: 'nl' as const,
    }))
  })
}

function listDifferences(dutch: SourceClause, english: SourceClause): string[] {
  const parts = [
    ['paragraphs or points', shapeOf],
    ['links', linksOf],
  ] as const
  const differing = parts
    .filter(([, read]) => read(dutch) !== read(english))
    .map(([name]) => `the ${name} of the two languages differ`)
  const [nl, en] = [figuresOf(dutch, 'nl'), figuresOf(english, 'en')]
  const figures =
    nl.join() === en.join() ? [] : [`its figures are ${nl.join(' ') || 'none'}, in English ${en.join(' ') || 'none'}`]
  const same = wordsOf(dutch).length > 40 && wordsOf(dutch) === wordsOf(english) ? ['it is not translated'] : []
  return [...differing, ...figures, ...same]
}

type Words = Pick<SourceClause, 'blocks' | 'note'>

function runsOf({ blocks, note }: Words): SourceRun[] {
  return [...blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : block.runs)), ...(note ?? [])]
}

function shapeOf({ blocks, note }: SourceClause): string {
  const shape = (block: SourceBlock) => (block.type === 'list' ? `list of ${block.items.length}` : 'paragraph')
  return [...blocks.map(shape), note ? 'note' : ''].join()
}

function linksOf(clause: SourceClause): string {
  return [...new Set(runsOf(clause).flatMap(({ link }) => (link ? JSON.stringify(link) : [])))].toSorted().join()
}

function wordsOf(clause: Words): string {
  return runsOf(clause)
    .map(({ text }) => text)
    .join(' ')
    .trim()
}

/** Every number of its binding text, in digits or in words; how often each stands there is a matter of style. */
function figuresOf({ blocks }: Pick<SourceClause, 'blocks'>, locale: Locale): string[] {
  // `Article 6(1)` is `artikel 6, eerste lid` in Dutch.
  const text = wordsOf({ blocks, note: null }).replace(/(?<=\d)\(\d\)/g, '')
  const digits = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) =>
    figure.replace(/[.,](?=\d{3})/g, '').replace(',', '.'),
  )
  const words = [...text.matchAll(new RegExp(`(?<!\\p{L})${numberWords[locale]}(?:maal)?(?!\\p{L})`, 'giu'))]
    .map(([word]) => parseNumberWords(word, locale))
    .filter((value) => value > 1)
  return [...new Set([...digits, ...words].map(String))].toSorted()
}
