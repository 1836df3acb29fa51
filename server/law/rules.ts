import { policyPageRules } from '#server/policies/policy-page-rules.ts'
import { policyRules } from '#server/policies/policy-rules.ts'
import { translationRules } from '#server/policies/translation-rules.ts'
import { claimRules } from './claim-rules.ts'
import { dataRules } from './data-rules.ts'
import { ageRule, dutyRules } from './duty-rules.ts'
import { floorRules } from './floor-rules.ts'
import { forbiddenRules } from './forbidden-rules.ts'
import { helplineRules, helpPageRules } from './help-rules.ts'
import { markRule } from './mark-rule.ts'
import { moneyDataRules, moneyRules } from './money-rules.ts'
import { promotionRules } from './promotion-rules.ts'
import { readRule } from './read-rule.ts'
import type { DataRule, PageRule } from './rule.ts'

/** The rule that the run itself keeps: what cannot be shown cannot be checked. */
export const renderRule = { id: 'C00', sentence: 'The site starts, and every page of the route table is there.' }

/** Those about words, which hold for every text that leaves the process. */
export const wordRules: readonly PageRule[] = [
  ageRule,
  ...forbiddenRules,
  ...claimRules,
  ...moneyRules,
  ...promotionRules,
  ...helplineRules,
  readRule,
]
export const pageRules: readonly PageRule[] = [
  ...dutyRules,
  ...wordRules,
  ...policyPageRules,
  ...helpPageRules,
  markRule,
]
export const allDataRules: readonly DataRule[] = [
  ...moneyDataRules,
  ...dataRules,
  ...policyRules,
  ...translationRules,
  ...floorRules,
]
