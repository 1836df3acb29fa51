import Type from 'typebox'
import { answer } from '#server/site/api-schemas.ts'
import type { ApiScope } from '#server/site/api-scope.ts'
import { currencies } from '#shared/site/money.ts'

const currency = Type.Enum([...currencies])

const Giveaways = Type.Array(
  Type.Object({
    month: Type.String({ description: 'ISO 8601 year and month' }),
    date: Type.String({ format: 'date', description: 'Date of the figures' }),
    currency,
    shares: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        total: Type.Number({ description: 'Given away in the whole month' }),
        paid: Type.Number({ description: 'Paid out of it by the date' }),
      }),
    ),
  }),
)

const Leaderboards = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    date: Type.String({ format: 'date', description: 'Date of the standing' }),
    currency,
    entries: Type.Array(
      Type.Object({
        rank: Type.Integer(),
        player: Type.String(),
        points: Type.Integer(),
        prize: Type.Number({ description: "In the leaderboard's currency" }),
      }),
    ),
    history: Type.Optional(
      Type.Array(
        Type.Object({
          date: Type.String({ format: 'date' }),
          first: Type.Integer({ description: 'Points of the first place on that day' }),
          fifth: Type.Integer({ description: 'Points of the fifth place on that day' }),
        }),
      ),
    ),
  }),
)

export function promotionApi({ share, upstream }: ApiScope) {
  share('/giveaways', answer('What is given away in a month, the latest first', Giveaways), upstream.loadGiveaways)
  share('/leaderboards', answer('The latest standings', Leaderboards), upstream.loadLeaderboards)
}
