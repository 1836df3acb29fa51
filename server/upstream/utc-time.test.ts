import { expect, it } from 'vitest'
import { isUtcTime } from './utc-time.ts'

it.each([
  ['2026-11-22T17:00:00Z', true],
  ['2026-11-22T17:00:00.000Z', false],
  ['2026-11-22T17:00:00+01:00', false],
  ['2026-11-22T17:00Z', false],
  ['2026-11-22T24:00:00Z', false],
  ['2026-11-22T17:60:00Z', false],
  ['2026-11-31T17:00:00Z', false],
])('takes %s for a moment in UTC: %s', (text, expected) => {
  expect(isUtcTime(text)).toBe(expected)
})
