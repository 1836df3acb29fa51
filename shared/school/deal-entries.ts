import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { createReader, type ToolProblem } from './tool-entries.ts'

/** More players than that sit at no final table. */
const MOST_PLAYERS = 10
/** More chips than any tournament has. */
const MOST_CHIPS = 1_000_000_000

const numbers = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1)
export const stackFields = numbers.map((number) => `stack${number}`)
export const prizeFields = numbers.map((number) => `prize${number}`)

/** few: fewer than two stacks; zero: no chips, or no prize; gap: a place without a prize above one with; order: more than the place above it; many: a prize for which there is no player. */
export const dealRules = ['few', 'zero', 'none', 'gap', 'order', 'many'] as const
export type DealProblem = ToolProblem<string, (typeof dealRules)[number]>

export interface DealQuestion {
  /** Each with the number of its field. */
  players: { number: number; stack: number }[]
  /** In cents. */
  prizes: number[]
}

/** What a form asks to be divided, or what is wrong with it, field by field from the first on. */
export function readDeal(
  entries: CalculatorEntries,
  language: string,
): { deal: DealQuestion } | { problems: DealProblem[] } {
  const reader = createReader<string, (typeof dealRules)[number]>(entries, language)
  const { problems, refuse, isEmpty } = reader
  const players = stackFields.flatMap((field, index) => {
    const stack = reader.number(field, MOST_CHIPS)
    if (stack === 0) refuse(field, 'zero')
    return stack ? [{ number: index + 1, stack }] : []
  })
  const given = stackFields.filter((field) => !isEmpty(field))
  if (given.length < 2) refuse(stackFields.find(isEmpty) ?? 'stack1', 'few')

  const lastPrize = prizeFields.findLastIndex((field) => !isEmpty(field))
  if (lastPrize < 0) refuse('prize1', 'none')
  const prizes: number[] = []
  for (const [index, field] of prizeFields.slice(0, lastPrize + 1).entries()) {
    if (isEmpty(field)) {
      refuse(field, 'gap')
      continue
    }
    const amount = reader.number(field)
    if (amount === null) continue
    const cents = Math.round(amount * 100)
    if (cents === 0) refuse(field, 'zero')
    else if (cents > (prizes.at(-1) ?? cents)) refuse(field, 'order')
    else if (given.length >= 2 && index >= given.length) refuse(field, 'many')
    prizes.push(cents)
  }
  return problems.length > 0 ? { problems } : { deal: { players, prizes } }
}
