import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stakeOf, stakes } from '#shared/games/rake.ts'
import { spinFeeShare, spinWheel } from '#shared/games/spin-wheel.ts'
import { costOfCash, costOfSpins, costOfTournaments, HANDS_PER_HOUR, hundredHands } from './evening-cost.ts'

/** A table's evening dealt hand by hand, in whole cents, with the rule of the house written down once more. */
function dealt(
  { bigBlind, caps }: { bigBlind: number; caps: readonly number[] },
  players: number,
  hands: number,
): number {
  const cap = Math.round((caps[players <= 2 ? 0 : players <= 4 ? 1 : 2] ?? 0) * 100)
  const sizes = hundredHands.flatMap(({ count, pot, hasFlop }) =>
    Array.from({ length: count }, () => ({ pot, hasFlop })),
  )
  let taken = 0
  for (let hand = 0; hand < hands; hand += 1) {
    const { pot, hasFlop } = sizes[hand % 100]!
    if (!hasFlop) continue
    // A twentieth in whole cents.
    const cents = Math.round(pot * bigBlind * 100)
    taken += Math.min((cents - (cents % 20)) / 20, cap)
  }
  return taken / players / 100
}

describe('an evening of cash', () => {
  it.each(stakes)('at $smallBlind/$bigBlind costs what its hands cost, dealt one by one', (stake) => {
    for (const players of [2, 3, 6]) {
      // Ten hours are a whole number of hundreds of hands.
      const { cost, perHour, hands } = costOfCash({ stake, players, hours: 10, tables: 2 })
      expect(hands).toBe(20 * HANDS_PER_HOUR)
      expect(cost).toBeCloseTo(dealt(stake, players, hands), 8)
      expect(perHour).toBeCloseTo(cost / 10, 10)
    }
  })

  it('is made of a hundred hands', () => {
    expect(hundredHands.reduce((sum, { count }) => sum + count, 0)).toBe(100)
    const { lines, perHundred, ownPerHundred } = costOfCash({ stake: stakeOf(0.5), players: 6, hours: 1, tables: 1 })
    expect(lines[0]).toEqual({ count: 34, pot: 1.5, hasFlop: false, rake: 0, total: 0 })
    // The largest pot, 100 in all: a twentieth is 5, and the cap 2.
    expect(lines.at(-1)).toEqual({ count: 1, pot: 100, hasFlop: true, rake: 2, total: 2 })
    expect(ownPerHundred * 6).toBeCloseTo(perHundred, 12)
  })
})

it('an evening of tournaments costs the fee of each, and its buy-ins are what can be lost', () => {
  // Nine hundredths up to 500, three above it; see `fees.ts`.
  expect(costOfTournaments({ buyIn: 10, count: 5 })).toMatchObject({ fee: 0.9, prizes: 9.1, cost: 4.5, atStake: 50 })
  expect(costOfTournaments({ buyIn: 1000, count: 1 })).toMatchObject({ fee: 30, cost: 30, atStake: 1000 })
})

describe('an evening of Spin & Gold', () => {
  it('costs what the wheel keeps', () => {
    expect(spinFeeShare()).toBeCloseTo(0.07, 12)
    expect(costOfSpins({ buyIn: 5, count: 20 }).cost).toBeCloseTo(7, 10)
  })

  it.each(['nl', 'en'])('turns the wheel that its page in %s shows', (locale) => {
    const page = readFileSync(new URL(`../../data/pages/spin-and-gold.${locale}.json`, import.meta.url), 'utf8')
    const { sections } = JSON.parse(page) as {
      sections: { kind: string; per?: number; stake?: number; rows?: object[] }[]
    }
    const { per, stake, rows } = sections.find(({ kind }) => kind === 'chance-plot') ?? {}
    expect({ per, players: stake, multipliers: rows }).toEqual(spinWheel)
  })
})
