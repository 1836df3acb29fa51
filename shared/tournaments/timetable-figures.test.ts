import { describe, expect, it } from 'vitest'
import { selectFees, selectStructures } from './timetable-figures.ts'
import type { TournamentEvent, TournamentSeries } from './tournaments.ts'

const event = (start: string): TournamentEvent => ({
  id: start,
  name: 'GGMasters',
  format: 'freezeout',
  start,
  lateRegistrationMinutes: 150,
  buyIn: { amount: 150, currency: 'USD' },
  guarantee: null,
})
const winter = (events: TournamentEvent[]): TournamentSeries[] => [
  { id: 'winter', name: 'winter', from: '2026-11-22', to: '2026-12-06', events },
]

describe('selectFees', () => {
  const costing = (amount: number, name: string, currency: 'EUR' | 'USD' = 'EUR'): TournamentEvent => ({
    ...event('2026-11-22T17:00:00Z'),
    name,
    buyIn: { amount, currency },
  })
  const of = (...events: TournamentEvent[]) => selectFees(winter(events))

  it('names each buy-in once, by currency and from the smallest on, with the tournaments that cost it', () => {
    const rows = of(
      costing(25, 'Evening'),
      costing(5, 'Coffee'),
      costing(15, 'Satellite', 'USD'),
      costing(5, 'Night'),
      costing(5, 'Night'),
    )
    expect(rows.map(({ buyIn }) => `${buyIn.currency} ${buyIn.amount}`)).toEqual(['EUR 5', 'EUR 25', 'USD 15'])
    expect(rows[0]?.names).toEqual(['Coffee', 'Night'])
  })

  it('leaves out what costs nothing, and takes the fee that the back end names over its own', () => {
    expect(of(costing(0, 'Freeroll'))).toEqual([])
    expect(of({ ...costing(100, 'Special'), fee: 7 })[0]?.fee).toBe(7)
    expect(of(costing(100, 'Ordinary'))[0]?.fee).toBe(9)
  })
})

describe('selectStructures', () => {
  const beginning = (name: string, stack: number, levelMinutes: number): TournamentEvent => ({
    ...event('2026-11-22T17:00:00Z'),
    name,
    structure: { stack, levelMinutes, firstBigBlind: 100 },
  })

  it('names each way to begin once, the fastest first, with the tournaments that begin so', () => {
    const events = [
      beginning('Evening', 10_000, 10),
      beginning('Coffee', 5000, 6),
      beginning('Six', 10_000, 10),
      beginning('Six', 10_000, 10),
      event('2026-11-22T18:00:00Z'),
    ]
    const rows = selectStructures(winter(events))
    expect(rows.map(({ structure, names }) => [structure.levelMinutes, ...names])).toEqual([
      [6, 'Coffee'],
      [10, 'Evening', 'Six'],
    ])
  })
})
