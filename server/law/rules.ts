import { dataRules } from './data-rules.ts'
import { dutyRules } from './duty-rules.ts'
import { floorRules } from './floor-rules.ts'
import { forbiddenRules } from './forbidden-rules.ts'
import { helpRules } from './help-rules.ts'
import { moneyDataRules, moneyRules } from './money-rules.ts'
import { policyPageRules } from './policy-page-rules.ts'
import { policyRules } from './policy-rules.ts'
import { promotionRules } from './promotion-rules.ts'
import type { DataRule, PageRule } from './rule.ts'
import { translationRules } from './translation-rules.ts'

/** The rule that the run itself keeps: what cannot be shown cannot be checked. */
export const renderRule = { id: 'C00', sentence: 'The site starts, and every page of the route table is there.' }

/** Every rule that looks at a page, in the order of the report. */
export const pageRules: readonly PageRule[] = [
  ...dutyRules,
  ...forbiddenRules,
  ...moneyRules,
  ...promotionRules,
  ...policyPageRules,
  ...helpRules,
]
/** Every rule that looks at the data. */
export const allDataRules: readonly DataRule[] = [
  ...moneyDataRules,
  ...dataRules,
  ...policyRules,
  ...translationRules,
  ...floorRules,
]
