import Type from 'typebox'
import { answer } from '#server/site/api-schemas.ts'
import type { ApiScope } from '#server/site/api-scope.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
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

/** Nothing of what would be an inducement where that is forbidden. */
const lawful = <Item>(all: readonly Item[], _: unknown, { jurisdiction }: Site) =>
  forbids(jurisdiction, 'publicInducement') ? [] : all

export function promotionApi({ share }: ApiScope) {
  share('/giveaways', answer('What is given away in a month, the latest first', Giveaways), 'giveaways', lawful)
  share('/leaderboards', answer('The latest standings', Leaderboards), 'leaderboards', lawful)
}
