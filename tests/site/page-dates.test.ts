import { expect, it } from 'vitest'
import { readPageDates } from '#scripts/content/page-dates.ts'

it('every page’s text has the date on which it became what it is (npm run page-dates)', async () => {
  expect((await readPageDates('data', '2026-01-01')).stale).toEqual([])
})
