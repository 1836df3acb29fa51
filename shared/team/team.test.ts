import { expect, it } from 'vitest'
import { averageViewers, sumEntries, type TeamEntry } from './team.ts'

const entry = (amount: number, prize: number): TeamEntry => ({
  name: 'GGMasters Satellite',
  start: '2026-11-23T15:30:00Z',
  buyIn: { amount, currency: 'USD' },
  entrants: 100,
  place: 12,
  prize,
})
const session = (minutes: number, viewers: number) => ({
  start: '2026-11-23T15:30:00Z',
  minutes,
  event: 'x',
  viewers,
  peak: viewers,
})

it('adds up what entries cost and brought, to the cent', () => {
  expect(sumEntries([entry(0.1, 0), entry(0.2, 1.15), entry(10, 0)])).toEqual({
    currency: 'USD',
    paid: 10.3,
    won: 1.15,
    inPrizes: 1,
  })
  expect(sumEntries([])).toBeNull()
})

it('weighs viewers by how long each stream was, and never rounds up', () => {
  expect(averageViewers([session(30, 100), session(90, 20)])).toBe(40)
  expect(averageViewers([session(30, 99), session(90, 20)])).toBe(39)
  expect(averageViewers([])).toBeNull()
})
