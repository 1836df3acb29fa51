import type { SuitName } from '#shared/site/suit-name.ts'

/** What an article is about; care is about playing less or not at all, and promotes nothing. */
export const blogTopics = ['craft', 'rules', 'care'] as const
export type BlogTopic = (typeof blogTopics)[number]

/** A piece of running text in one look. */
export interface BlogRun {
  text: string
  isStrong?: true
  isEmphasis?: true
  /** Id of a page of the site, or https. */
  link?: { page: string } | { href: string }
}

export type BlogBlock =
  | { type: 'heading'; id: string; text: string }
  | { type: 'paragraph'; runs: BlogRun[] }
  | { type: 'list'; isOrdered: boolean; items: BlogRun[][] }
  | { type: 'aside'; runs: BlogRun[] }
  | { type: 'table'; head: string[]; rows: string[][] }

/** An article as a list of articles shows it. */
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

/** What the page of one article shows. */
export interface BlogArticleContent {
  article: BlogArticle
  /** Others to read: the two that come next. */
  others: BlogEntry[]
}
