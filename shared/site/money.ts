export const currencies = ['EUR', 'USD', 'CAD'] as const
export type Currency = (typeof currencies)[number]

/** An amount as it is owed: in one currency, never converted (decision 0002). */
export interface Money {
  amount: number
  currency: Currency
}
