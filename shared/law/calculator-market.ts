import Type from 'typebox'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { CalculatorLaw } from './calculator-law.ts'

/** What the server adds to a calculator's content: the law, what was asked, and the terms, which are null where the law shows them to nobody. */
export interface CalculatorMarket<Terms> {
  law: CalculatorLaw
  entries: CalculatorEntries | null
  terms: Terms | null
}

export const market = <Terms>() => Type.Optional(Type.Unsafe<CalculatorMarket<Terms>>(Type.Never()))
