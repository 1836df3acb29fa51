import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/site/calendar-days.ts'
import { rollingMonths } from './stream-window.ts'

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('rolling months', () => {
  it.each([
    ['2026-11-20', '2026-08-21', '2026-09-20', '2026-10-20'],
    // A month's end that a shorter month does not have.
    ['2026-05-31', '2026-03-01', '2026-03-31', '2026-04-30'],
    ['2028-05-31', '2028-03-01', '2028-03-31', '2028-04-30'],
    ['2026-05-29', '2026-03-01', '2026-03-29', '2026-04-29'],
    ['2028-05-29', '2028-03-01', '2028-03-29', '2028-04-29'],
    ['2028-05-28', '2028-02-29', '2028-03-28', '2028-04-28'],
    ['2026-05-28', '2026-03-01', '2026-03-28', '2026-04-28'],
    ['2028-02-29', '2027-11-30', '2027-12-29', '2028-01-29'],
    ['2026-02-28', '2025-11-29', '2025-12-28', '2026-01-28'],
    ['2026-01-01', '2025-10-02', '2025-11-01', '2025-12-01'],
    ['2026-12-31', '2026-10-01', '2026-10-31', '2026-11-30'],
    // 2100 is no leap year.
    ['2100-05-29', '2100-03-01', '2100-03-29', '2100-04-29'],
  ])('up to %s begin on %s and end on %s, %s and that day', (today, first, one, two) => {
    const ranges = rollingMonths(today, 3)
    expect(ranges[0]?.first).toBe(first)
    expect(ranges.map(({ last }) => last)).toEqual([one, two, today])
  })

  it('follow one another without a gap, and have 89 to 92 days', () => {
    fc.assert(
      fc.property(days, (today) => {
        const ranges = rollingMonths(today, 3)
        for (const [index, { first, last }] of ranges.entries()) {
          expect(first <= last).toBe(true)
          if (index > 0) expect(addDays(ranges[index - 1]?.last ?? '', 1)).toBe(first)
        }
        const length = (Date.parse(today) - Date.parse(ranges[0]?.first ?? '')) / 86_400_000 + 1
        expect(length).toBeGreaterThanOrEqual(89)
        expect(length).toBeLessThanOrEqual(92)
      }),
    )
  })

  it('move on: a day that has left the window never comes back', () => {
    fc.assert(
      fc.property(days, (today) => {
        const firstOf = (date: string) => rollingMonths(date, 3)[0]?.first ?? ''
        expect(firstOf(addDays(today, 1)) >= firstOf(today)).toBe(true)
      }),
    )
  })
})
