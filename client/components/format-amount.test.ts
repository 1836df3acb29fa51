import { expect, it } from 'vitest'
import { formatAmount } from './format-amount.ts'

it.each([
  [0.25, 'nl-NL', 'EUR', '€\u00a00,25'],
  [200, 'nl-NL', 'EUR', '€\u00a0200'],
  [180_000, 'nl-NL', 'EUR', '€\u00a0180.000'],
  [0.5, 'en', 'USD', '$0.50'],
  [1500, 'en', 'CAD', 'CA$1,500'],
])('writes %d in %s, %s as %j', (value, language, currency, text) => {
  expect(formatAmount(value, { language, currency })).toBe(text)
})
