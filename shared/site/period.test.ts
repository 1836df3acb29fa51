import { describe, expect, it } from 'vitest'
import { periodState } from './period.ts'

/** Which days have begun on a day. */
const on = (today: string) => (date: string) => date <= today

describe('periodState', () => {
  it.each([
    ['2026-10-31', 'upcoming'],
    ['2026-11-01', 'running'],
    ['2027-01-31', 'running'],
    ['2027-02-01', 'ended'],
  ])('on %s it is %s', (today, state) => {
    expect(periodState({ from: '2026-11-01', to: '2027-01-31' }, on(today))).toBe(state)
  })

  it('never ends without a last day', () => {
    expect(periodState({ from: '2026-01-01', to: null }, on('2099-01-01'))).toBe('running')
  })
})
