import { describe, expect, it } from 'vitest'
import { incidentMinutes, type NetworkIncident, overallState, statusDays } from './network-status.ts'

const incident = (changes: Partial<NetworkIncident>): NetworkIncident => ({
  id: 'one',
  title: { nl: 'Storing', en: 'Outage' },
  systems: ['tables'],
  state: 'slow',
  isPlanned: false,
  start: '2026-11-18T23:50:00Z',
  end: '2026-11-19T00:10:00Z',
  outcome: 'none',
  updates: [],
  ...changes,
})
const checkedAt = '2026-11-20T12:00:00Z'
const statesOf = (...incidents: NetworkIncident[]) =>
  statusDays({ checkedAt, incidents }, 3).map(({ date, state }) => `${date} ${state}`)

describe('overallState', () => {
  it('is the worst of the systems', () => {
    expect(overallState({ systems: [] })).toBe('running')
    const systems = [{ id: 'app', state: 'slow' } as const, { id: 'tables', state: 'down' } as const]
    expect(overallState({ systems })).toBe('down')
    expect(overallState({ systems: systems.slice(0, 1) })).toBe('slow')
  })
})

describe('statusDays', () => {
  it('marks every day that an incident touched, the oldest first', () => {
    expect(statesOf(incident({}))).toEqual(['2026-11-18 slow', '2026-11-19 slow', '2026-11-20 running'])
  })

  it('lets an open incident last until the last check', () => {
    expect(statesOf(incident({ end: null, start: '2026-11-19T08:00:00Z', state: 'down' }))).toEqual([
      '2026-11-18 running',
      '2026-11-19 down',
      '2026-11-20 down',
    ])
  })

  it('shows an outage rather than a slowdown, and either rather than planned work', () => {
    const planned = incident({ isPlanned: true, state: 'down' })
    expect(statesOf(planned)[0]).toBe('2026-11-18 planned')
    expect(statesOf(planned, incident({}))[0]).toBe('2026-11-18 slow')
    expect(statesOf(planned, incident({}), incident({ state: 'down' }))[0]).toBe('2026-11-18 down')
  })
})

describe('incidentMinutes', () => {
  it('counts to the end, or to the last check', () => {
    expect(incidentMinutes(incident({}), checkedAt)).toBe(20)
    expect(incidentMinutes(incident({ start: '2026-11-20T11:00:00Z', end: null }), checkedAt)).toBe(60)
  })
})
