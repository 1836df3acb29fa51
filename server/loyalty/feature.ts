import type { Feature } from '#server/site/feature.ts'
import { calculatorLawOf } from '#shared/law/calculator-law.ts'
import type { CalculatorMarket } from '#shared/law/calculator-market.ts'
import { loyaltyTermsOf } from '#shared/loyalty/loyalty-terms.ts'

export const loyalty = {
  interactive: {
    'loyalty-calculator': ({ site: { jurisdiction }, entries }) => {
      const law = calculatorLawOf(jurisdiction)
      return { market: { law, entries, terms: loyaltyTermsOf(law) } satisfies CalculatorMarket<unknown> }
    },
  },
} as const satisfies Feature
