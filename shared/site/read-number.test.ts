import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { formatsOf } from './messages.ts'
import { currencies } from './money.ts'
import { readNumber } from './read-number.ts'

const nl = (text: string) => readNumber(text, 'nl-NL')
const en = (text: string) => readNumber(text, 'en')

it.each([
  ['', null],
  ['  ', null],
  ['60', 60],
  ['0', 0],
  ['60,5', 60.5],
  ['60.50', 60.5],
  ['1,250.75', 1250.75],
  ['1.250,75', 1250.75],
  ['1 250', 1250],
  ['0,5', 0.5],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['€ 42', 42],
  ['CA$', null],
  ['€ 650,-', 650],
  ['1500,-', 1500],
  ['1,500,-', 1500],
  ['1500,–', 1500],
  ['\u200e10\u200e', 10],
  ['\u2066CA$\u206910', 10],
])('%j is %j in both languages', (text, value) => {
  expect([nl(text), en(text)]).toEqual(Array(2).fill({ value, problem: null }))
})

it.each([
  ['abc', 'text'],
  ['1e3', 'text'],
  ['60,5,5', 'text'],
  ['12.', 'text'],
  ['0,125', 'text'],
  ['1,2345', 'text'],
  ['1.250,000', 'text'],
  ['Infinity', 'text'],
  ['-5', 'negative'],
  ['−50', 'negative'],
  ['- 50', 'negative'],
  ['€ -50', 'negative'],
  ['-CA$50', 'negative'],
  ['10 CA', 'text'],
  [',-', 'text'],
  ['10-', 'text'],
  ['10,5,-', 'text'],
  ['1.250.50', 'notation'],
  ['1000001', 'large'],
  ['1.000.000,01', 'large'],
])('%j is refused in both languages, for %s', (text, problem) => {
  expect([nl(text), en(text)]).toEqual(Array(2).fill({ value: null, problem }))
})

describe('one mark before three digits', () => {
  it('parts thousands where the language does so, and is no decimal mark elsewhere', () => {
    expect([nl('39.999'), en('39,999')]).toEqual(Array(2).fill({ value: 39_999, problem: null }))
    expect([nl('39,999'), en('39.999')]).toEqual(Array(2).fill({ value: null, problem: 'notation' }))
  })
})

it.each(
  Object.values(locales).flatMap(({ language }) => [null, ...currencies].map((currency) => ({ language, currency }))),
)('reads back whatever $language writes of an amount in $currency, and never as another', ({ language, currency }) => {
  const { number, amount } = formatsOf(language)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom(0, 2),
      fc.boolean(),
      (cents, digits, isLong) => {
        const value = digits === 0 ? Math.floor(cents / 100) : cents / 100
        const written = currency
          ? amount(value, currency, isLong ? 'cents' : undefined)
          : number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: isLong })
        expect(readNumber(written, language)).toEqual({ value, problem: null })
      },
    ),
  )
})

it('never reads a text of one language as two amounts: what both take is the same', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,4}(?:[.,]\d{1,3}){0,3}$/), (text) => {
      const [dutch, english] = [nl(text).value, en(text).value]
      if (dutch !== null && english !== null) expect(dutch).toBe(english)
    }),
  )
})
