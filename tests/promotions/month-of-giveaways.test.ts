import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

/** The first of a month: what is told of giveaways is as it stood at the end of the month before. */
const now = Date.parse('2026-12-01T12:00:00Z')
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())

it.each([
  ['nl', ['/', '/promoties/', '/promoties/dagranglijsten/', '/promoties/maandelijkse-giveaways/'], 'in november'],
  ['global', ['/', '/promotions/', '/promotions/daily-leaderboards/', '/promotions/monthly-giveaways/'], 'in November'],
] as const)(
  'on the first of a month no page of %s calls the month before “this month”',
  async (editionId, paths, month) => {
    const headers = { host: `${editionId}.localhost`, 'user-agent': 'Googlebot/2.1' }
    const bodies = await Promise.all(
      paths.map(async (url) => (await site.app.inject({ url, headers })).body.replaceAll('\u00a0', ' ')),
    )
    expect(bodies.at(-1)).toContain(month)
    expect(bodies.flatMap((body) => body.match(/.{0,60}\b(?:deze maand|this month)\b/gi) ?? [])).toEqual([])
  },
)
