import { expect, it } from 'vitest'
import { dividePots, largestPotLimitRaise } from './pots.ts'

it('makes a pot of each stack that is smaller, and gives back what nobody matched', () => {
  expect(dividePots([30, 80, 150])).toEqual([
    { size: 90, players: [0, 1, 2] },
    { size: 100, players: [1, 2] },
    { size: 70, players: [2] },
  ])
})

it('has one pot among equals, whoever put in nothing', () => {
  expect(dividePots([50, 50, 0])).toEqual([{ size: 100, players: [0, 1] }])
})

it('raises by the pot after the call', () => {
  expect(largestPotLimitRaise({ pot: 6, bet: 4 })).toBe(18)
})
