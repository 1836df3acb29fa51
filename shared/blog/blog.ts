import type { SuitName } from '#shared/site/suit-name.ts'

/** What an article is about; responsible-gaming is about playing less or not at all, and promotes nothing. */
export const blogTopics = ['craft', 'rules', 'responsible-gaming'] as const
export type BlogTopic = (typeof blogTopics)[number]

export interface BlogRun {
  text: string
  isStrong?: true
  isEmphasis?: true
  link?: { page: string } | { href: string }
}

export type BlogBlock =
  | { type: 'heading'; id: string; text: string }
  | { type: 'paragraph'; runs: BlogRun[] }
  | { type: 'list'; isOrdered: boolean; items: BlogRun[][] }
  | { type: 'aside'; runs: BlogRun[] }
  | { type: 'table'; head: string[]; rows: string[][] }

export interface BlogEntry {
  slug: string
  /** ISO 8601. */
  date: string
  title: string
  description: string
  topic: BlogTopic
  /** The role in which somebody wrote it, as readers are told. */
  author: string
  suit: SuitName
  minutes: number
}

export interface BlogArticle extends BlogEntry {
  /** Ids of the glossary's terms that it is about. */
  tags: string[]
  blocks: BlogBlock[]
}

export interface BlogArticleContent {
  article: BlogArticle
  /** Its tags, in the words of the glossary. */
  terms: readonly { id: string; term: string }[]
  /** Others to read: those that share most of its tags. */
  others: BlogEntry[]
}
