import { expect, it } from 'vitest'
import { periodOf } from '#shared/promotions/promotions.ts'
import { roomAt } from '#tests/helpers/room.ts'

/** Each day of a year, from the first on which the simulated room is asked. */
const moments = Array.from({ length: 400 }, (_, day) => Date.parse('2026-01-01T12:00:00Z') + day * 86_400_000)

it.each(['GGPNL', 'GGPGLOBAL'])('%s tells of nothing from before the day on which its promotion began', (siteId) => {
  for (const now of moments) {
    const [jackpot] = roomAt('jackpots', siteId, now)
    const told = [
      ['jackpots', [jackpot?.from, ...(jackpot?.hits ?? []).map(({ at }) => at)]],
      [
        'daily-leaderboards',
        roomAt('leaderboards', siteId, now).flatMap(({ history = [] }) => history.map(({ date }) => date)),
      ],
      ['monthly-giveaways', roomAt('giveaways', siteId, now).map(({ month }) => `${month}-01`)],
    ] as const
    for (const [promotion, days] of told) {
      const oldest = days.map((day) => String(day).slice(0, 10)).toSorted()[0] ?? expect.fail(promotion)
      expect(oldest >= periodOf(promotion).from, `${promotion}: ${oldest}`).toBe(true)
    }
  }
})
