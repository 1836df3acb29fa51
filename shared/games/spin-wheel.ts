import { expectedValue } from '#shared/poker/expected-value.ts'

/** The wheel of Spin & Gold: how often each multiple of the buy-in comes up in so many games. Sample data. */
export const spinWheel = {
  players: 3,
  per: 100_000_000,
  multipliers: [
    { times: 2, count: 52_036_697 },
    { times: 3, count: 40_242_202 },
    { times: 5, count: 6_000_000 },
    { times: 10, count: 1_500_000 },
    { times: 25, count: 200_000 },
    { times: 100, count: 20_000 },
    { times: 1000, count: 1000 },
    { times: 10_000, count: 100 },
    { times: 200_000, count: 1 },
  ],
} as const

/** What of three buy-ins stays with the room on average, as a part of them. */
export function spinFeeShare(): number {
  return 1 - expectedValue(spinWheel.multipliers, spinWheel.per) / spinWheel.players
}
