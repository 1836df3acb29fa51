import Type from 'typebox'
import { jackpotsOf } from '#server/sandbox/jackpots.ts'
import { inRoom } from '#server/sandbox/rooms.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { Amount, CalendarDate, Count, Label, List, repeated, UtcTime } from '#server/upstream/schemas.ts'
import type { Jackpot } from '#shared/promotions/jackpots.ts'
import { currencies } from '#shared/site/money.ts'

const Cards = (count: number) =>
  Type.Array(Type.String({ pattern: '^[2-9TJQKA][shdc]$' }), { minItems: count, maxItems: count })
const Player = Type.Object({ player: Label, cards: Cards(2), paid: Amount })

const UpstreamJackpots = List(
  Type.Object({
    currency: Type.Enum([...currencies]),
    from: CalendarDate,
    to: CalendarDate,
    amount: Amount,
    hands: Count,
    hits: List(
      Type.Object({
        at: UtcTime,
        amount: Amount,
        board: Cards(5),
        loser: Player,
        winner: Player,
        others: Type.Object({ count: Count, paid: Amount }),
        left: Amount,
      }),
      'at',
    ),
  }),
  'currency',
)

export const jackpotResource: Resource<readonly Jackpot[]> = {
  ...shapedBy(UpstreamJackpots, (jackpots) => {
    for (const [index, { hits }] of jackpots.entries()) {
      for (const [place, { amount, board, loser, winner, others, left }] of hits.entries()) {
        const twice = repeated([...board, ...loser.cards, ...winner.cards])
        if (twice) throw new ShapeError(`/${index}/hits/${place}`, `must be of one pack, found ${twice} twice`)
        const divided = loser.paid + winner.paid + others.count * others.paid + left
        if (Math.round(divided * 100) === Math.round(amount * 100)) continue
        throw new ShapeError(`/${index}/hits/${place}`, `must divide its amount, ${amount}`)
      }
    }
    return jackpots
  }),
  simulate: inRoom(jackpotsOf),
}
