import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false }
const TermId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })

/** `data/glossary/{locale}.json`: the words of the game in one language, in alphabetical order. Ids are the same in every language. */
export const GlossarySchema = Type.Array(
  Type.Object(
    {
      /** Also the anchor on the glossary's page. */
      id: TermId,
      term: Type.String({ minLength: 1 }),
      /** Plain text, one to three sentences. */
      definition: Type.String({ minLength: 1 }),
      /** Ids of terms to read on. */
      related: Type.Array(TermId, { minItems: 1 }),
    },
    closed,
  ),
  { minItems: 80 },
)
export type Glossary = Static<typeof GlossarySchema>
