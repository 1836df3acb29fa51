import { expect, it } from 'vitest'
import { chanceOf, choose } from './choose.ts'

it('counts hands, flops and five cards of a deck', () => {
  expect([choose(52, 2), choose(50, 3), choose(52, 5), choose(52, 4)]).toEqual([1326, 19_600, 2_598_960, 270_725])
})

it('counts the chance of one card and of none', () => {
  expect(chanceOf(1, { wanted: 9, unseen: 46, cards: 1 })).toBeCloseTo(9 / 46, 12)
  // With two cards to come: one minus both missing.
  expect(chanceOf(1, { wanted: 9, unseen: 47, cards: 2 })).toBeCloseTo(1 - (38 * 37) / (47 * 46), 12)
  expect(chanceOf(2, { wanted: 10, unseen: 47, cards: 2 })).toBeCloseTo((10 / 47) * (9 / 46), 12)
  expect(chanceOf(0, { wanted: 3, unseen: 50, cards: 3 })).toBeCloseTo(1, 12)
})
