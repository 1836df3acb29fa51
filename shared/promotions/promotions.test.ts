import { describe, expect, it } from 'vitest'
import type { Period } from '#shared/site/period.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import { routes } from '#shared/site/routes.ts'
import { groupPromotions, periodOf, promotionIds, promotionStatesBy } from './promotions.ts'

/** Which days have begun on a day. */
const on = (today: string) => (date: string) => date <= today

describe('groupPromotions', () => {
  const items = promotionIds.map((promotion) => ({ promotion }))
  const idsOn = (today: string) =>
    Object.fromEntries(
      Object.entries(groupPromotions(items, promotionStatesBy(on(today)))).map(([state, group]) => [
        state,
        group.map(({ promotion }) => promotion),
      ]),
    )

  it('puts every promotion into one group, whatever the day', () => {
    for (const today of ['2020-01-01', '2026-08-31', '2026-11-20', '2027-01-31', '2099-01-01']) {
      const groups = idsOn(today)
      expect(Object.values(groups).flat().toSorted()).toEqual(promotionIds.toSorted())
      for (const id of groups.running ?? []) expect(periodOf(id).from <= today).toBe(true)
    }
  })

  it('puts what comes next first, and of what is over the latest', () => {
    expect(idsOn('2026-08-15').upcoming).toEqual(['autumn-envelopes', 'red-envelope', 'january-tables'])
    expect(idsOn('2026-11-20').ended).toEqual(['autumn-envelopes', 'summer-tables'])
    expect(idsOn('2027-02-01').ended).toEqual(['red-envelope', 'january-tables', 'autumn-envelopes', 'summer-tables'])
    expect(idsOn('2020-01-01').upcoming?.slice(0, 1)).toEqual(['daily-promos'])
  })
})

it('a promotion with a page of its own, which ends or has not begun, says to menus, lists and searches when it runs', () => {
  const rows: Readonly<Record<string, RouteRow>> = routes
  const today = new Date().toISOString()
  const isTimed = ({ from, to }: Period) => to !== null || from > today
  const timed = promotionIds.filter((id) => id in rows && isTimed(periodOf(id)))
  expect(timed).toContain('red-envelope')
  for (const id of timed) expect(rows[id]?.period, id).toEqual(periodOf(id))
})
