import { describe, expect, it } from 'vitest'
import { createContentClock } from '#shared/site/content-clock.ts'
import { selectPastSeries, selectSchedule } from '#shared/tournaments/tournaments.ts'
import { loadEmbeddedUpstream } from './embedded.ts'
import { redated } from './embedded-dates.ts'
import type { ResourceName } from './resources.ts'

const siteIds = ['GGPNL', 'GGPGLOBAL', 'GGPCA']
const madeOn = '2026-11-20T12:00:00Z'
/** The day on which the sample was made, days on which a series or all of them have just ended, and years later. */
const days = [madeOn, '2026-12-07T12:00:00Z', '2027-02-01T00:00:00Z', '2027-06-22T00:00:00Z', '2031-10-05T12:34:56Z']

async function select<Name extends ResourceName>(name: Name, siteId: string, now: string) {
  const embedded = await loadEmbeddedUpstream('data/upstream', { now: () => Date.parse(now) })
  return embedded.select(name, new URLSearchParams({ siteId })) ?? expect.fail(`${siteId} has no ${name}`)
}

describe.each(days)('the sample on %s', (now) => {
  it.each(siteIds)(
    'has a series of every name that %s knows ahead or running, and some that are over',
    async (siteId) => {
      const all = await select('tournaments', siteId, now)
      const namesOf = (list: readonly { name: string }[]) => [...new Set(list.map(({ name }) => name))].toSorted()
      const hasCome = (at: number) => at <= Date.parse(now)
      const { series: ahead } = selectSchedule(all, hasCome)
      expect(namesOf(ahead)).toEqual(namesOf(await select('tournaments', siteId, madeOn)))
      expect(selectPastSeries(all, hasCome).length).toBeGreaterThan(1)
      const events = all.flatMap((series) => series.events)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    },
  )

  it.each(siteIds)('keeps the days of the week of %s, and the year in the name of a series', async (siteId) => {
    for (const { id, from, events } of await select('tournaments', siteId, now)) {
      if (id.startsWith('ggmillions')) continue
      expect(new Date(from).getUTCDay(), id).toBe(0)
      expect(id).toContain(from.slice(0, 4))
      expect(events[0]?.start.slice(0, 10)).toBe(from)
    }
  })

  it('has yesterday’s leaderboards, with the days before them, and giveaways', async () => {
    const yesterday = new Date(Date.parse(now) - 86_400_000).toISOString().slice(0, 10)
    for (const board of await select('leaderboards', 'GGPNL', now)) {
      expect(board.date).toBe(yesterday)
      expect(board.history?.at(-1)?.date ?? yesterday).toBe(yesterday)
    }
    const [month] = await select('giveaways', 'GGPNL', now)
    expect(month).toMatchObject({ date: yesterday, month: yesterday.slice(0, 7) })
  })
})

describe('a tournament that comes back', () => {
  /** Weekends of 2025 and 2026, 53 weeks before those around a change of clocks. */
  it.each([
    ['GGPNL', 'before summer time', '2026-03-21T19:00:00Z', '2027-03-27T19:00:00Z'],
    ['GGPNL', 'on the day of summer time', '2026-03-22T19:00:00Z', '2027-03-28T18:00:00Z'],
    ['GGPNL', 'late on that day', '2026-03-22T22:30:00Z', '2027-03-28T21:30:00Z'],
    ['GGPNL', 'in the hour that is left out', '2026-03-22T01:30:00Z', '2027-03-28T01:30:00Z'],
    ['GGPNL', 'in summer time both years', '2026-03-29T18:00:00Z', '2027-04-04T18:00:00Z'],
    ['GGPNL', 'before winter time', '2025-10-18T18:00:00Z', '2026-10-24T18:00:00Z'],
    ['GGPNL', 'on the day of winter time', '2025-10-19T18:00:00Z', '2026-10-25T19:00:00Z'],
    ['GGPNL', 'after winter time', '2025-10-26T19:00:00Z', '2026-11-01T19:00:00Z'],
    ['GGPGLOBAL', 'on the day of summer time', '2026-03-22T19:00:00Z', '2027-03-28T18:00:00Z'],
    // Toronto's clocks change on other days: 2027-03-14 and 2026-11-01.
    ['GGPCA', 'weeks after its own summer time', '2026-03-22T23:00:00Z', '2027-03-28T23:00:00Z'],
    ['GGPCA', 'on the day of its own winter time', '2025-10-26T22:00:00Z', '2026-11-01T23:00:00Z'],
  ])('keeps its time on the clocks of %s %s', (siteId, _, start, again) => {
    const day = start.slice(0, 10)
    const buyIn = { amount: 10, currency: 'EUR' } as const
    const event = {
      id: 'event',
      name: 'Event',
      format: null,
      start,
      lateRegistrationMinutes: 0,
      buyIn,
      guarantee: null,
    }
    const series = { id: `series-${day.slice(0, 4)}`, name: 'Series', from: day, to: day, events: [event] }
    const all = redated.tournaments?.([series], createContentClock(Date.parse(start) + 10 * 86_400_000), siteId) ?? []
    expect(all.map(({ events }) => events[0]?.start)).toEqual([start, again])
    expect(all[1]?.from).toBe(again.slice(0, 10))
  })
})

it.each([
  ['2026-10-01T00:00:00Z', madeOn],
  ['2027-03-04T05:09:59Z', '2027-03-04T05:05:00Z'],
])('the sample’s network is looked at every five minutes: at %s at %s', async (now, checkedAt) => {
  expect(await select('network-status', 'GGPNL', now)).toMatchObject({ checkedAt })
})
