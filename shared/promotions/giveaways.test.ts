import { expect, it } from 'vitest'
import { sumShares } from './giveaways.ts'

it.each([
  [[], { total: 0, percent: 0 }],
  [[{ total: 0, paid: 0 }], { total: 0, percent: 0 }],
  [
    [
      { total: 90_000, paid: 59_400 },
      { total: 10_000, paid: 0 },
    ],
    { total: 100_000, percent: 59 },
  ],
  [[{ total: 3, paid: 3 }], { total: 3, percent: 100 }],
  // 29 / 100 * 100 is a hair below 29 in binary fractions.
  [[{ total: 100, paid: 29 }], { total: 100, percent: 29 }],
  [[{ total: 1, paid: 0.58 }], { total: 1, percent: 58 }],
])('adds up %j', (shares, expected) => {
  expect(sumShares(shares)).toEqual(expected)
})
