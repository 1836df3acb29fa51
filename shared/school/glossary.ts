import Type, { type Static } from 'typebox'
import type { CitedClause } from '#shared/policies/policies.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, Texts } from '#shared/site/schema.ts'
import { SLUG_PATTERN } from '#shared/site/slug.ts'

/** The last part of its page's address. */
const TermId = Type.String({ pattern: SLUG_PATTERN })
/** In a content file the name of a clause; in a page what that clause says. */
const Clause = Type.Unsafe<CitedClause>(exactly({ clause: Text }))

const GlossaryTermSchema = exactly({
  id: TermId,
  term: Text,
  /** Plain text, one to three sentences: what the list of all terms says. */
  definition: Text,
  /** Ids of terms to read on. */
  related: atLeast(1, TermId),
  /** Other words for the same. */
  also: Type.Optional(Texts),
  /** What the term's page says; may have links. */
  text: Texts,
  /** Its example (`term-examples.ts`) in words, with the example's figures by their names: `{chance}`. May have links. */
  example: Type.Optional(Text),
  /** Ids of pages where it comes back, besides those that link to it. */
  pages: Type.Optional(Texts),
  clauses: Type.Optional(atLeast(1, Clause)),
})
export type GlossaryTerm = Static<typeof GlossaryTermSchema>

/** `data/glossary/{locale}.json`: the words of the game in one language, in alphabetical order. Ids are the same in every language. */
export const GlossarySchema = atLeast(80, GlossaryTermSchema)
export type Glossary = Static<typeof GlossarySchema>

/** What the list of terms says to each term's page. */
export const TermLabels = exactly({
  /** Of the page; `{term}` is the word. */
  title: Text,
  also: Text,
  example: Text,
  places: Text,
  /** Before the number of a clause. */
  article: Text,
  related: Text,
  /** What the links to the terms before and after it in the alphabet are. */
  neighbours: Text,
  /** Whose cards they are. */
  rows: exactly({ you: Text, other: Text, board: Text, hand: Text }),
})

/** A term's page, made of the glossary, the example and the pages that name the term. */
export interface TermContent {
  term: GlossaryTerm
  labels: Static<typeof TermLabels>
  trail: readonly { label: string; page: string }[]
  related: readonly Pick<GlossaryTerm, 'id' | 'term' | 'definition'>[]
  /** In the alphabet: the first term has none before it, the last none after it. */
  neighbours: Partial<Record<'previous' | 'next', Pick<GlossaryTerm, 'id' | 'term'> | undefined>>
  /** Pages where it comes back. Some editions may lack one. */
  places: readonly { page: string; params?: RouteParams; name: string }[]
}
