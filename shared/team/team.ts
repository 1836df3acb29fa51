import type { SuitName } from '#shared/site/suit-name.ts'

/** What is told of somebody who speaks for the brand, in one language. */
export interface Biography {
  slug: string
  name: string
  suit: SuitName
  /** Where they are from and what they play. */
  role: string
  quote: string
  paragraphs: readonly string[]
  facts: readonly { term: string; detail: string }[]
}

/** What the page of one of the team shows. */
export interface TeamMemberContent {
  member: Biography
  others: readonly { slug: string; name: string }[]
  /** Says that nobody of this name exists. */
  note: string
}
