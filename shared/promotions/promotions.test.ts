import { describe, expect, it } from 'vitest'
import { groupPromotions, periodOf, promotionIds, promotionState, promotionStatesBy } from './promotions.ts'

/** Which days have begun on a day. */
const on = (today: string) => (date: string) => date <= today

describe('promotionState', () => {
  it.each([
    ['2026-10-31', 'upcoming'],
    ['2026-11-01', 'running'],
    ['2027-01-31', 'running'],
    ['2027-02-01', 'ended'],
  ])('on %s it is %s', (today, state) => {
    expect(promotionState({ from: '2026-11-01', to: '2027-01-31' }, on(today))).toBe(state)
  })

  it('never ends without a last day', () => {
    expect(promotionState({ from: '2026-01-01', to: null }, on('2099-01-01'))).toBe('running')
  })
})

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
    expect(idsOn('2020-01-01').upcoming?.slice(0, 1)).toEqual(['welcome-bonus'])
  })
})
