import type { PolicyBlock } from '#shared/policies/policies.ts'
import type { HelpCategoryId } from './help-routes.ts'

/** One question with its answer, as one edition shows it in one language. */
export interface HelpAnswer {
  /** Stays with the question in every language: its permalink, and the name under which votes are counted. */
  id: string
  question: string
  blocks: PolicyBlock[]
  /** Other words by which people look for it; never shown. */
  words: string
}

export interface HelpCategory {
  id: HelpCategoryId
  title: string
  description: string
  suit: 'spade' | 'heart' | 'club' | 'diamond'
  answers: HelpAnswer[]
}

/** What the page of one category shows. */
export interface HelpCategoryContent {
  category: HelpCategory
  /** The other categories of the edition. */
  others: { title: string; path: string }[]
}

/** A category as the hub shows it: its questions without their answers. */
export interface HelpShelf extends Omit<HelpCategory, 'answers'> {
  path: string
  questions: { id: string; question: string }[]
}

/** The text of an answer without its looks, in one line. */
export function plainAnswer({ blocks }: Pick<HelpAnswer, 'blocks'>): string {
  return blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ')
}
