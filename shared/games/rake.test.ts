import { expect, it } from 'vitest'
import { capGroups, rakeOf, stakeOf, stakes, tableBuyIn } from './rake.ts'

const table = stakeOf(0.5)
it.each([
  ['nothing without a flop, however large the pot', { pot: 40, players: 6, hasFlop: false }, 0],
  ['a twentieth of a pot', { pot: 12, players: 6, hasFlop: true }, 0.6],
  ['no part of a cent', { pot: 7.15, players: 6, hasFlop: true }, 0.35],
  ['no more than the cap of a full table', { pot: 80, players: 5, hasFlop: true }, 2],
  ['less of three or four players', { pot: 80, players: 3, hasFlop: true }, 1],
  ['least of two', { pot: 80, players: 2, hasFlop: true }, 0.5],
])('takes %s', (_, pot, rake) => {
  expect(rakeOf(pot, table)).toBe(rake)
})

it('never takes more of a pot with a flop than of a larger one, nor a full twentieth of it', () => {
  for (const stake of stakes) {
    for (const players of [2, 3, 4, 5, 6]) {
      let before = 0
      for (let cents = 1; cents <= stake.bigBlind * 100 * 300; cents += 7) {
        const taken = Math.round(rakeOf({ pot: cents / 100, players, hasFlop: true }, stake) * 100)
        expect(taken).toBeGreaterThanOrEqual(before)
        expect(taken * 20).toBeLessThanOrEqual(cents)
        before = taken
      }
      // Who buys in for the most and doubles once has met the cap.
      const cap = stake.caps[capGroups.findIndex((most) => players <= most)] ?? 0
      expect(rakeOf({ pot: 2 * tableBuyIn.most * stake.bigBlind, players, hasFlop: true }, stake)).toBeLessThanOrEqual(
        cap,
      )
    }
  }
})

it('knows no other tables', () => {
  expect(() => stakeOf(3)).toThrow(RangeError)
})
