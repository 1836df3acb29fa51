import { expect, it } from 'vitest'
import { describeAge } from './geoip-age.ts'

it.each([
  ['2026-06-05T13:42:02Z', '2026-06-05T13:42:02Z', { days: 0, isStale: false }],
  ['2026-06-05T13:42:02Z', '2026-06-06T13:42:01Z', { days: 0, isStale: false }],
  ['2026-06-05T00:00:00Z', '2026-11-20T00:00:00Z', { days: 168, isStale: false }],
  ['2026-06-05T00:00:00Z', '2026-12-02T23:59:59Z', { days: 180, isStale: false }],
  ['2026-06-05T00:00:00Z', '2026-12-03T00:00:00Z', { days: 181, isStale: true }],
  ['2026-06-05T00:00:00Z', '2026-06-01T00:00:00Z', { days: 0, isStale: false }],
])('data of %s on %s', (dataDate, now, age) => {
  expect(describeAge(new Date(dataDate), new Date(now))).toEqual(age)
})
