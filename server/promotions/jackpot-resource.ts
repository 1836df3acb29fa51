import Type from 'typebox'
import { jackpotsOf } from '#server/sandbox/jackpots.ts'
import { inRoom } from '#server/sandbox/rooms.ts'
import { type Resource, ShapeError, shapedBy } from '#server/upstream/resource.ts'
import { CalendarDate, Label, MAX_ITEMS, UtcTime } from '#server/upstream/schemas.ts'
import type { Jackpot } from '#shared/promotions/jackpots.ts'
import { currencies } from '#shared/site/money.ts'

const BareAmount = Type.Number({ minimum: 0 })
const Cards = (count: number) =>
  Type.Array(Type.String({ pattern: '^[2-9TJQKA][shdc]$' }), { minItems: count, maxItems: count })
const Player = Type.Object({ player: Label, cards: Cards(2), paid: BareAmount })

const UpstreamJackpots = Type.Array(
  Type.Object({
    currency: Type.Enum([...currencies]),
    from: CalendarDate,
    to: CalendarDate,
    amount: BareAmount,
    hands: Type.Integer({ minimum: 0 }),
    hits: Type.Array(
      Type.Object({
        at: UtcTime,
        amount: BareAmount,
        board: Cards(5),
        loser: Player,
        winner: Player,
        others: Type.Object({ count: Type.Integer({ minimum: 0 }), paid: BareAmount }),
        left: BareAmount,
      }),
      { maxItems: MAX_ITEMS },
    ),
  }),
  { maxItems: MAX_ITEMS },
)

export const jackpotResource: Resource<readonly Jackpot[]> = {
  ...shapedBy(UpstreamJackpots, (jackpots) => {
    for (const [index, { hits }] of jackpots.entries()) {
      for (const [place, { amount, loser, winner, others, left }] of hits.entries()) {
        const divided = loser.paid + winner.paid + others.count * others.paid + left
        if (Math.round(divided * 100) === Math.round(amount * 100)) continue
        throw new ShapeError(`/${index}/hits/${place}`, `must divide its amount, ${amount}`)
      }
    }
    return jackpots
  }),
  simulate: inRoom(jackpotsOf),
}
