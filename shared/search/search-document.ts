export const searchKinds = ['page', 'answer', 'term', 'clause'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchHit {
  kind: SearchKind
  title: string
  /** Path on this site, with its place on the page. */
  path: string
  /** Where it stands: the title of its page or chapter; empty for a page. */
  place: string
  excerpt: string
}

/** What is about playing less, not at all or help with it; and what is about playing. */
export type SearchSide = 'care' | 'play'

export interface SearchDocument extends Omit<SearchHit, 'excerpt'> {
  text: string
  /** Other words by which people look for it; never shown. */
  words: string
  /** Its parts are documents of their own, which answer better unless it is asked for by its name. */
  isWhole?: boolean
  side?: SearchSide
}
