import Type from 'typebox'
import type { CitedClause } from '#shared/policies/policies.ts'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage } from '#shared/site/route-row.ts'
import { exactly, Text, Texts } from '#shared/site/schema.ts'

export const account = {
  routes: {
    'sign-up': {
      ...lightPage,
      paths: { nl: '/aanmelden/', en: '/sign-up/' },
      needsOpenRegion: true,
      isDocument: true,
    },
  },
  sections: {
    'sign-up': exactly({
      title: Text,
      lead: Text,
      /** The list of what a password must contain, by rule. */
      rules: exactly({ length: Text, letters: Text, numbers: Text }),
      /** What is agreed to with the button, and where it stands. */
      terms: Type.Array(exactly({ text: Text })),
      /** Why nobody below the age may have an account. */
      ageClause: Type.Unsafe<CitedClause>(exactly({ clause: Text })),
      /** Said to a visitor whose rule is WARNING, in the form's place. */
      closedForm: exactly({ title: Text, paragraphs: Texts }),
      notes: Type.Array(exactly({ title: Text, text: Text })),
    }),
  },
} as const satisfies Feature
