import Type, { type Static } from 'typebox'
import { VerifiedOn } from '#shared/law/jurisdictions.ts'
import { HttpsUrl } from '#shared/site/editions.ts'

const closed = { additionalProperties: false }

/** `data/help-links.json`: where people in other countries find help, by country. */
export const HelpLinksSchema = Type.Array(
  Type.Object(
    {
      /** ISO 3166-1 alpha-2 code. */
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      /** BCP 47 tag of the language that the organisations' names and pages are in. */
      language: Type.String({ pattern: '^[a-z]{2}$' }),
      organisations: Type.Array(
        Type.Object({ name: Type.String({ minLength: 1 }), url: HttpsUrl, verifiedOn: VerifiedOn }, closed),
        { minItems: 1 },
      ),
    },
    closed,
  ),
  { minItems: 25 },
)
export type HelpLinks = Static<typeof HelpLinksSchema>
