import { expect, it } from 'vitest'
import { barLength, expectedValue } from './expected-value.ts'

it('weighs each outcome by how often it comes', () => {
  expect(expectedValue([{ count: 3, times: 2 }, { count: 1, times: 10 }, { count: 6 }], 10)).toBe(1.6)
})

it('draws shares as they are, or by their digits', () => {
  expect(barLength(25, 100, 'linear')).toBe(0.25)
  expect(barLength(1, 1000, 'log')).toBe(0.25)
  expect(barLength(1000, 1000, 'log')).toBe(1)
  expect(barLength(0, 1000, 'log')).toBe(0)
})
