import { expect, it } from 'vitest'
import { expectedValue } from './expected-value.ts'

it('weighs each outcome by how often it comes', () => {
  expect(expectedValue([{ count: 3, times: 2 }, { count: 1, times: 10 }, { count: 6 }], 10)).toBe(1.6)
})
