import { describe, expect, it } from 'vitest'
import { cardCode } from './hand-strength.ts'
import { countOuts, neededEquity } from './outs.ts'

const duel = (hand: string, against: string, board: string) =>
  countOuts({ hand: hand.split(' '), against: against.split(' '), board: board.split(' ') })

describe('outs', () => {
  it.each([
    ['a flush draw', 'Ah 5h', 'Ks Qd', 'Kh 9h 2c 7s', 12],
    ['a flush draw below an ace', 'Jh 5h', 'As Kd', 'Kh 9h 2c 7s', 9],
    ['an open-ended straight draw', 'Js Td', 'As Kd', 'Kh 9c 8d 2s', 8],
    ['a gutshot', 'Js 7d', 'As Kd', 'Kh Tc 8d 2s', 4],
    ['a pair for three of a kind', '5s 5d', 'As Kd', 'Kh 9c 8d 2s', 2],
    ['nothing at all', '3s 4d', 'As Ad', 'Ah Kc Kd 9s', 0],
  ])('of %s', (_, hand, against, board, count) => {
    const { outs, unseen, next, equity } = duel(hand, against, board)
    expect(outs).toHaveLength(count)
    expect(unseen).toBe(44)
    // With one card to come the outs are all there is.
    expect(equity).toBeCloseTo(next, 12)
  })

  it('are named, and do not count cards that help both', () => {
    // The nine of hearts and the ten of hearts make the flush, but also four of a kind or a full house for the other.
    const { outs } = duel('Ah Kh', '9s 9d', '9c Th Td 4h')
    expect(outs.map(cardCode)).not.toContain('9h')
    expect(outs).toHaveLength(0)
  })
})

it.each([
  [100, 50, 1 / 4],
  [100, 100, 1 / 3],
  [60, 20, 1 / 5],
  [50, 100, 2 / 5],
])('a pot of %i and a bet of %i need %f', (pot, bet, needed) => {
  expect(neededEquity({ pot, bet })).toBeCloseTo(needed, 12)
})
