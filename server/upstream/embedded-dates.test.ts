import { describe, expect, it } from 'vitest'
import { selectPastSeries, selectSchedule } from '#shared/tournaments.ts'
import { loadEmbeddedUpstream } from './embedded.ts'
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
      const { series: ahead } = selectSchedule(all, Date.parse(now))
      expect(namesOf(ahead)).toEqual(namesOf(await select('tournaments', siteId, madeOn)))
      expect(selectPastSeries(all, Date.parse(now)).length).toBeGreaterThan(1)
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

it.each([
  ['2026-10-01T00:00:00Z', madeOn],
  ['2027-03-04T05:09:59Z', '2027-03-04T05:05:00Z'],
])('the sample’s network is looked at every five minutes: at %s at %s', async (now, checkedAt) => {
  expect(await select('network-status', 'GGPNL', now)).toMatchObject({ checkedAt })
})
