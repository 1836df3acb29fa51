import { expect, it } from 'vitest'
import { createContentClock } from '#shared/site/content-clock.ts'
import { nextEvenings } from './monthly-evenings.ts'

const thursday = { weekday: 4, time: '20:00' }
const at = (now: string) => createContentClock(Date.parse(now))

it.each([
  // Of a month that ends on that day, of one that begins anew, over the end of a year and a change of clocks.
  ['2026-11-25T12:00:00Z', ['2026-11-26T19:00:00Z', '2026-12-31T19:00:00Z', '2027-01-28T19:00:00Z']],
  ['2026-11-26T18:59:59Z', ['2026-11-26T19:00:00Z', '2026-12-31T19:00:00Z', '2027-01-28T19:00:00Z']],
  ['2026-11-26T19:00:00Z', ['2026-12-31T19:00:00Z', '2027-01-28T19:00:00Z', '2027-02-25T19:00:00Z']],
  ['2027-03-01T00:00:00Z', ['2027-03-25T19:00:00Z', '2027-04-29T18:00:00Z', '2027-05-27T18:00:00Z']],
])('the last Thursdays after %s are %j', (now, expected) => {
  expect(nextEvenings(thursday, 'Europe/Amsterdam', 3, at(now))).toEqual(expected)
})

it('holds no longer than until the first of them begins', () => {
  const clock = at('2026-11-26T18:30:00Z')
  nextEvenings(thursday, 'Europe/Amsterdam', 3, clock)
  expect(clock.changesAt).toBe(Date.parse('2026-11-26T19:00:00Z'))
})
