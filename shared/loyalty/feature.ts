import Type from 'typebox'
import { market } from '#shared/law/calculator-market.ts'
import { ContentLink } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { darkPage } from '#shared/site/route-row.ts'
import { exactly, Text } from '#shared/site/schema.ts'
import type { LoyaltyTerms } from './loyalty-points.ts'

export const loyalty = {
  routes: {
    loyalty: {
      ...darkPage,
      paths: { nl: '/loyaliteit/', en: '/loyalty/' },
      // Its calculator answers the query, and keeps to the law of the place that the visitor is in.
      isDocument: true,
      // Ontario may not show it to the public (decision 0012).
      about: ['publicInducement'],
      editions: ['nl', 'global'],
      shelf: 'offers',
    },
  },
  sections: {
    'loyalty-calculator': exactly({
      title: Text,
      lead: Text,
      fields: exactly({ fees: Text, basis: Text, feesPaid: Text, moneyLost: Text, young: Type.Optional(Text) }),
      sources: exactly({ points: ContentLink, levels: ContentLink, worth: ContentLink }),
      refusal: ContentLink,
      /** Where those who are too young get nothing by another clause. */
      ageRefusal: Type.Optional(ContentLink),
      note: Text,
      market: market<LoyaltyTerms>(),
    }),
  },
  interactive: ['loyalty-calculator'],
  forms: { loyalty: { fields: ['fees', 'basis', 'young'] } },
} as const satisfies Feature
