import { describe, expect, it } from 'vitest'
import { handChances } from './hand-chances.ts'

/** The winner of two hands on a whole board; null when they share. */
function winner(first: string, second: string, board: string): number | null {
  const [a, b] = handChances([first.split(' '), second.split(' ')], board.split(' '))
  return a === b ? null : a === 1 ? 0 : 1
}

describe('ranks of hands, each against the one below', () => {
  it.each([
    ['straight flush over four of a kind', '5s 6s', 'Ah Ad', '7s 8s 9s As Ac'],
    ['four of a kind over a full house', '2h 2d', 'Ah Kd', '2s 2c As Ac Kh'],
    ['full house over a flush', '9h 9d', 'Ks Qs', '9s 4s 4d 2s Jh'],
    ['flush over a straight', 'Kh 2h', '8s 9c', 'Th Jh Qh 3c 4d'],
    ['straight over three of a kind', '5s 4d', 'Ah Ad', 'As 2c 3h 9d Kc'],
    ['three of a kind over two pairs', '7s 7d', 'Ah Kd', '7h As Kc 2d 3c'],
    ['two pairs over one', 'Kd 9d', 'As Qd', 'Kc 9h Ah 2d 3c'],
    ['one pair over none', '2s 2d', 'As Kd', '5c 7h 9s Jd Qc'],
    ['the higher kicker', 'As Kd', 'Ah Qd', 'Ac 7h 8s 2d 3c'],
    ['the higher of two straights', 'Ts 2d', '5s 4d', '6h 7c 8d 9s Kc'],
  ])('%s', (_, better, worse, board) => {
    expect(winner(better, worse, board)).toBe(0)
    expect(winner(worse, better, board)).toBe(1)
  })

  it('the ace is low below a two', () => {
    expect(winner('6s 2d', 'As 9d', '3h 4c 5d Kc Qh')).toBe(0)
  })

  it('five cards on the board are shared', () => {
    expect(winner('2s 2d', '3s 3d', 'Th Jh Qh Kh Ah')).toBeNull()
  })
})

it('counts every way in which the board can end', () => {
  // Four cards of the 44 that are left save the two pairs against a straight.
  expect(
    handChances(
      ['As 9h', 'Js 8s'].map((hand) => hand.split(' ')),
      'Ad 7c 9s Th'.split(' '),
    )[0],
  ).toBe(4 / 44)
})

it('refuses what is no card', () => {
  expect(() => handChances([['As', '1h']], [])).toThrow(RangeError)
})
