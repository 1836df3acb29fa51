import { describe, expect, it } from 'vitest'
import { handChances } from '#shared/poker/hand-chances.ts'
import { trainingRound } from './pot-odds-training.ts'

const rounds = Array.from({ length: 300 }, (_, index) => trainingRound(index + 1))

describe('three hundred rounds', () => {
  it('are dealt from one deck each', () => {
    for (const { hand, against, board } of rounds) expect(new Set([...hand, ...against, ...board]).size).toBe(8)
  })

  it('have a chance that is exactly their outs', () => {
    for (const { hand, against, board, outs, unseen, chance } of rounds) {
      expect(handChances([hand, against], board)[0]).toBeCloseTo(outs.length / unseen, 12)
      expect(chance).toBe(outs.length / unseen)
    }
  })

  it('are decided by the price, and not nearly a tie', () => {
    for (const { pot, bet, needed, chance, isCall } of rounds) {
      // A call of `bet` that wins `pot + bet` with that chance.
      const value = chance * (pot + bet) - (1 - chance) * bet
      expect(value > 0).toBe(isCall)
      expect(Math.abs(chance - needed)).toBeGreaterThanOrEqual(0.03)
    }
  })

  it('offer four prices of which one is right', () => {
    for (const { choices, needed } of rounds) {
      expect(choices).toHaveLength(4)
      expect(choices.filter((choice) => choice === Math.round(needed * 100))).toHaveLength(1)
    }
  })

  it('are of both kinds, and differ', () => {
    const calls = rounds.filter(({ isCall }) => isCall).length
    expect(calls).toBeGreaterThan(60)
    expect(calls).toBeLessThan(240)
    expect(new Set(rounds.map(({ hand }) => hand.join())).size).toBeGreaterThan(280)
  })
})

it('is the same round for the same number', () => {
  expect(trainingRound(12)).toEqual(trainingRound(12))
})
