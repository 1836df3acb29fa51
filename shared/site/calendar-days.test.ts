import { describe, expect, it } from 'vitest'
import { addMonths, dayIn, isCalendarDay, monthStart } from './calendar-days.ts'

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
  ['', false],
  ['yesterday', false],
])('takes %s for a day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

it.each([
  ['2026-12-31', 0, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-31', 1, '2027-02-01'],
  ['2027-01-01', -5, '2026-08-01'],
])('the month of %s, and %i more, begins on %s', (date, later, start) => {
  expect(new Date(monthStart(date, later)).toISOString()).toBe(`${start}T00:00:00.000Z`)
})

describe('days', () => {
  it.each([
    ['2026-05-31', -3, '2026-02-28'],
    ['2028-05-31', -3, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('begin at midnight of the zone', () => {
    const at = Date.parse('2026-11-20T23:30:00Z')
    expect(dayIn('UTC', at)).toBe('2026-11-20')
    expect(dayIn('Europe/Amsterdam', at)).toBe('2026-11-21')
    expect(dayIn('America/Toronto', at)).toBe('2026-11-20')
  })
})
