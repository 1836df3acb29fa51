import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { PolicyBlock } from '#shared/policies/policies.ts'
import type { HelpCategoryId } from './help-routes.ts'

export interface HelpAnswer {
  /** Stays with the question in every language: its permalink, and the name under which votes are counted. */
  id: string
  question: string
  blocks: PolicyBlock[]
  /** Other words by which people look for it; never shown. */
  words: string
  /** What it is about that the law of a place may forbid. */
  about: readonly ForbiddenKind[]
}

export interface HelpCategory {
  id: HelpCategoryId
  title: string
  description: string
  suit: 'spade' | 'heart' | 'club' | 'diamond'
  answers: HelpAnswer[]
}

export interface HelpCategoryContent {
  category: HelpCategory
  others: { title: string; path: string }[]
}

export interface HelpShelf extends Omit<HelpCategory, 'answers'> {
  path: string
  questions: { id: string; question: string }[]
}

export function plainAnswer({ blocks }: Pick<HelpAnswer, 'blocks'>): string {
  return blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ')
}
