import Type from 'typebox'
import { giveawaysOf, leaderboardsOf } from '#server/sandbox/promotions.ts'
import { inRoom } from '#server/sandbox/rooms.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { Amount, CalendarDate, Count, Label, List, Ordinal, Ranking, Slug } from '#server/upstream/schemas.ts'
import type { GiveawayMonth } from '#shared/promotions/giveaways.ts'
import type { Leaderboard } from '#shared/promotions/leaderboards.ts'
import { currencies } from '#shared/site/money.ts'

const UpstreamLeaderboards = List(
  Type.Object({
    id: Slug,
    name: Label,
    date: CalendarDate,
    currency: Type.Enum([...currencies]),
    entries: Ranking(Type.Object({ rank: Ordinal, player: Label, points: Count, prize: Amount }), 'rank'),
    /** Points of the first and the fifth place on the days up to this one; may be left out. */
    history: Type.Optional(List(Type.Object({ date: CalendarDate, first: Count, fifth: Count }), 'date')),
  }),
)

const UpstreamGiveaways = List(
  Type.Object({
    month: Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' }),
    date: CalendarDate,
    currency: Type.Enum([...currencies]),
    shares: List(Type.Object({ id: Slug, name: Label, total: Amount, paid: Amount })),
  }),
  'month',
)

export const leaderboardResource: Resource<readonly Leaderboard[]> = {
  ...shapedBy(UpstreamLeaderboards, (leaderboards) => leaderboards),
  simulate: inRoom(leaderboardsOf),
}

export const giveawayResource: Resource<readonly GiveawayMonth[]> = {
  ...shapedBy(UpstreamGiveaways, (months) => {
    for (const [index, { shares }] of months.entries()) {
      for (const [share, { paid, total }] of shares.entries()) {
        if (paid > total) throw new ShapeError(`/${index}/shares/${share}/paid`, `must be at most the total, ${total}`)
      }
    }
    return months
  }),
  simulate: inRoom(giveawaysOf),
}
