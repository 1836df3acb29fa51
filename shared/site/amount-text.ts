import Type, { type Static } from 'typebox'
import { exactly } from './schema.ts'

/** Bonuses and stakes are in the edition's currency, events of the international pool in dollars, counts are bare numbers (decision 0002). */
export const Amount = exactly({
  value: Type.Number(),
  kind: Type.Enum(['bonus', 'stake', 'event', 'count']),
})
export type Amount = Static<typeof Amount>

/** A text in which `{0}`, `{1}` and so on stand for its amounts. */
export const AmountText = { text: Type.String({ minLength: 1 }), amounts: Type.Optional(Type.Array(Amount)) }
