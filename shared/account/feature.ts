import Type from 'typebox'
import type { CitedClause } from '#shared/policies/policies.ts'
import { AmountText } from '#shared/site/amount-text.ts'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, Texts, texts } from '#shared/site/schema.ts'

const Clause = Type.Unsafe<CitedClause>(exactly({ clause: Text, quote: Type.Optional(Text) }))

export const account = {
  routes: {
    'sign-up': {
      ...lightPage,
      paths: { nl: '/aanmelden/', en: '/sign-up/' },
      needsOpenRegion: true,
      isDocument: true,
    },
    'payment-methods': {
      ...lightPage,
      paths: { nl: '/betaalmiddelen/', en: '/payment-methods/' },
      layout: 'contents-banner',
      shelf: 'help',
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
    /** The means of payment of the edition, in one direction. */
    'payment-methods': exactly({
      direction: Type.Enum(['deposits', 'withdrawals']),
      ...texts('title lead caption'),
      /** Over the means, its time, its cost, the least and the most. */
      columns: Type.Tuple([Text, Text, Text, Text, Text]),
      cost: exactly(AmountText),
      least: exactly(AmountText),
      most: exactly(AmountText),
      note: Text,
      clauses: atLeast(1, Clause),
    }),
  },
} as const satisfies Feature
