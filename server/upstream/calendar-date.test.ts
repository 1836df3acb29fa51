import { expect, it } from 'vitest'
import { isCalendarDate, isUtcTime } from './calendar-date.ts'

it.each([
  ['2026-11-19', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-19T00:00:00Z', false],
  ['yesterday', false],
])('takes %s for a date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected)
})

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
