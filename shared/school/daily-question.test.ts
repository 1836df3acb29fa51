import { expect, it } from 'vitest'
import { handChances } from '#shared/poker/hand-chances.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { callValue, daysBefore, firstRound, questionDay, questionOf, readDay } from './daily-question.ts'

const dayMs = 86_400_000
const year = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.parse('2026-01-01') + day * dayMs).toISOString().slice(0, 10),
)

it('every day of a year has a hand of its own, and the trainer another first round', () => {
  expect(new Set(year.map((day) => questionOf(day).hand.join() + questionOf(day).board.join())).size).toBe(365)
  expect(new Set(year.map(firstRound)).size).toBe(365)
})

it('a call is worth what the whole pot is, times its chance, less the call', () => {
  for (const day of year.slice(0, 40)) {
    const spot = questionOf(day)
    const [chance = 0] = handChances([spot.hand, spot.against], spot.board)
    expect(callValue(spot)).toBeCloseTo(chance * (spot.pot + 2 * spot.bet) - spot.bet, 9)
    expect(callValue(spot) > 0).toBe(spot.isCall)
  }
})

it('a day begins at midnight in Amsterdam, in winter and in summer', () => {
  const dayAt = (moment: string) => questionDay(createContentClock(Date.parse(moment)))
  expect(dayAt('2026-11-25T22:59:59Z')).toBe('2026-11-25')
  expect(dayAt('2026-11-25T23:00:00Z')).toBe('2026-11-26')
  expect(dayAt('2026-07-01T22:00:00Z')).toBe('2026-07-02')
})

it('what is made on a day holds until it ends', () => {
  const clock = createContentClock(Date.parse('2026-11-25T12:00:00Z'))
  questionDay(clock)
  expect(new Date(clock.changesAt).toISOString()).toBe('2026-11-25T23:00:00.000Z')
})

it('only days that have had a question can be asked for', () => {
  const asked = ['2026-11-25', '2026-01-01', '2026-11-27', '2025-12-31', '2026-02-30', '', undefined]
  const read = asked.map((text) => readDay(text, '2026-11-26'))
  expect(read).toEqual(['2026-11-25', '2026-01-01', ...Array.from({ length: 5 }, () => '2026-11-26')])
  expect(daysBefore('2026-01-03', 7)).toEqual(['2026-01-02', '2026-01-01'])
})
