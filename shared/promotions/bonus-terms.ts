import { type CalculatorLaw, refuseCalculation } from '#shared/law/calculator-law.ts'
import { businessConstants, constantOf } from '#shared/site/business-constants.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { BonusTerms } from './bonus-release.ts'

/** The welcome bonus of an edition; null where its law lets nobody see one. */
export function bonusTermsOf(editionId: EditionId, law: CalculatorLaw): BonusTerms | null {
  const refusal = refuseCalculation(law, { shows: 'welcome-bonus', isYoungAdult: false, isLossLinked: false })
  if (refusal !== null || !Object.hasOwn(businessConstants, `welcome-bonus-${editionId}`)) return null
  const amount = (name: string) => constantOf(name).amount
  return {
    matchPercent: amount('bonus-match-percent'),
    most: amount(`welcome-bonus-${editionId}`),
    smallestDeposit: amount('bonus-smallest-deposit'),
    playThrough: amount(`bonus-play-through-${editionId}`),
    step: amount(`bonus-step-${editionId}`),
    days: amount('bonus-days'),
  }
}
