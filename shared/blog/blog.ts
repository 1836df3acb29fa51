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
  suit: SuitName
  minutes: number
}

export interface BlogArticle extends BlogEntry {
  blocks: BlogBlock[]
}

export interface BlogArticleContent {
  article: BlogArticle
  /** Others to read: the two that come next. */
  others: BlogEntry[]
}
