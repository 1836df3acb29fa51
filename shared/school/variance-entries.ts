import type { Venture } from '#shared/poker/variance.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { INVISIBLE_MARK } from '#shared/site/invisible-marks.ts'
import { feeOf } from '#shared/tournaments/fees.ts'
import { dividePool, paidPlacesOf } from '#shared/tournaments/payouts.ts'
import { createReader, readRequired, type ToolProblem, wholeOnly } from './tool-entries.ts'

export const varianceFields = ['buyin', 'entrants', 'roi', 'count'] as const
export type VarianceField = (typeof varianceFields)[number]

/** What the form begins with: a year of an evening a week, for somebody who plays like the others. */
export const varianceExample: CalculatorEntries = { buyin: '10', entrants: '100', count: '200' }
const MOST_ENTRANTS = 100_000
const MOST_TOURNAMENTS = 5000

/** empty: nothing, or zero; whole: no whole number; few: a field of one; many, often: more than is reckoned; roi: beyond a hundred either way; reach: more than the prizes of this field can give. */
export const varianceRules = ['empty', 'whole', 'few', 'many', 'often', 'roi', 'reach'] as const
type Rule = (typeof varianceRules)[number]
export type VarianceProblem = ToolProblem<VarianceField, Rule>

export interface VarianceQuestion extends Venture {
  entrants: number
  paid: number
  /** Return per buy-in, as a part of it: the visitor's, and that of a player like all others. */
  roi: number
  averageRoi: number
}

/** What a form asks to be played, or what is wrong with it. An empty return is that of a player like all others. */
export function readVariance(
  entries: CalculatorEntries,
  language: string,
): { venture: VarianceQuestion } | { problems: VarianceProblem[] } {
  const reader = createReader<VarianceField, Rule>(withoutSign(entries), language)
  const { problems, refuse, isEmpty } = reader
  const buyIn = readRequired(reader, 'buyin')
  const entrants = readRequired(reader, 'entrants', (value) =>
    value < 2 ? 'few' : value > MOST_ENTRANTS ? 'many' : wholeOnly(value),
  )
  const percent = isEmpty('roi') ? null : reader.number('roi')
  if (percent !== null && percent > 100) refuse('roi', 'roi')
  const count = readRequired(reader, 'count', (value) => (value > MOST_TOURNAMENTS ? 'often' : wholeOnly(value)))
  if (problems.length > 0) return { problems }

  const fee = feeOf(buyIn)
  const averageRoi = -fee / buyIn
  const roi = percent === null ? averageRoi : ((isNegative(entries) ? -1 : 1) * percent) / 100
  const paid = paidPlacesOf(entrants)
  // Better players finish in each paid place more often, all by the same factor; worse ones less often.
  const factor = (1 + roi) / (1 + averageRoi)
  if ((factor * paid) / entrants > 1) return { problems: [{ field: 'roi', kind: 'reach' }] }
  const prizes = dividePool(entrants * (buyIn - fee), paid).map(({ from, to, amount }) => ({
    amount: Math.round(amount * 100),
    chance: (factor * (to - from + 1)) / entrants,
  }))
  return { venture: { buyIn: Math.round(buyIn * 100), prizes, count, entrants, paid, roi, averageRoi } }
}

const sign = new RegExp(`^${INVISIBLE_MARK}*[-\u2212\u2013]`)
const isNegative = ({ roi = '' }: CalculatorEntries) => sign.test(roi)

/** A return is the one entry that may be below zero, and the only one with a per cent sign. */
function withoutSign(entries: CalculatorEntries): CalculatorEntries {
  const { roi = '' } = entries
  return { ...entries, roi: roi.replace(sign, '').replace(/%(?=\D*$)/, '') }
}
