import { describe, expect, it } from 'vitest'
import { promotionState } from './promotions.ts'

describe('promotionState', () => {
  it.each([
    ['2026-10-31', 'upcoming'],
    ['2026-11-01', 'running'],
    ['2027-01-31', 'running'],
    ['2027-02-01', 'ended'],
  ])('on %s it is %s', (today, state) => {
    expect(promotionState({ from: '2026-11-01', to: '2027-01-31' }, today)).toBe(state)
  })

  it('never ends without a last day', () => {
    expect(promotionState({ from: '2026-01-01', to: null }, '2099-01-01')).toBe('running')
  })
})
