import Type, { type Static } from 'typebox'
import { HttpsUrl } from '#shared/site/editions.ts'
import { atLeast, exactly } from '#shared/site/schema.ts'
import { VerifiedOn } from './jurisdictions.ts'

export const HelpLinksSchema = atLeast(
  25,
  exactly({
    /** ISO 3166-1 alpha-2 code. */
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    /** BCP 47 tag of the language that the organisations' names and pages are in. */
    language: Type.String({ pattern: '^[a-z]{2}$' }),
    organisations: atLeast(1, exactly({ name: Type.String({ minLength: 1 }), url: HttpsUrl, verifiedOn: VerifiedOn })),
  }),
)
export type HelpLinks = Static<typeof HelpLinksSchema>
