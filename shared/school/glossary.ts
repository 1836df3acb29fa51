import Type, { type Static } from 'typebox'
import { atLeast, exactly } from '#shared/site/schema.ts'

const TermId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })

/** `data/glossary/{locale}.json`: the words of the game in one language, in alphabetical order. Ids are the same in every language. */
export const GlossarySchema = atLeast(
  80,
  exactly({
    id: TermId,
    term: Type.String({ minLength: 1 }),
    /** Plain text, one to three sentences. */
    definition: Type.String({ minLength: 1 }),
    /** Ids of terms to read on. */
    related: atLeast(1, TermId),
  }),
)
export type Glossary = Static<typeof GlossarySchema>
