import { type CalculatorLaw, refuseCalculation } from '#shared/law/calculator-law.ts'
import { constantOf } from '#shared/site/business-constants.ts'
import { type LoyaltyTerms, loyaltyLevels } from './loyalty-points.ts'

export function loyaltyTermsOf(law: CalculatorLaw): LoyaltyTerms | null {
  if (refuseCalculation(law, { shows: 'loyalty', isYoungAdult: false, isLossLinked: false })) return null
  const amount = (name: string) => constantOf(name).amount
  return {
    pointsPerUnit: amount('loyalty-points-per-unit'),
    levels: loyaltyLevels.map((id) => ({
      id,
      from: amount(`loyalty-${id}-threshold`),
      percent: amount(`loyalty-${id}-percent`),
    })),
  }
}
