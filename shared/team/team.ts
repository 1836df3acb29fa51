import type { SuitName } from '#shared/site/suit-name.ts'

export interface Biography {
  slug: string
  name: string
  suit: SuitName
  role: string
  quote: string
  paragraphs: readonly string[]
  facts: readonly { term: string; detail: string }[]
}

export interface TeamMemberContent {
  member: Biography
  others: readonly { slug: string; name: string }[]
  /** Says that nobody of this name exists. */
  note: string
}
