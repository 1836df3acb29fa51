import type { Currency } from '#shared/site/money.ts'

/** Giveaways that have a name in every language of the site; others are shown under the name that the back end gives. */
export const knownGiveaways = ['daily-leaderboards', 'red-envelope', 'freerolls'] as const
export type KnownGiveaway = (typeof knownGiveaways)[number]

export interface GiveawayShare {
  id: string
  name: string
  /** What it gives away in the whole month, in the month's currency. */
  total: number
  /** How much of that has been paid out; at most `total`. */
  paid: number
}

export interface GiveawayMonth {
  /** ISO 8601, `2026-11`. */
  month: string
  /** ISO 8601 date of these figures. */
  date: string
  currency: Currency
  shares: GiveawayShare[]
}

export function isKnownGiveaway(id: string): id is KnownGiveaway {
  return (knownGiveaways as readonly string[]).includes(id)
}

/** What a month gives away, and its part that has been paid out, in whole percent. */
export function sumShares(shares: readonly Pick<GiveawayShare, 'total' | 'paid'>[]): {
  total: number
  percent: number
} {
  const total = shares.reduce((sum, share) => sum + share.total, 0)
  const paid = shares.reduce((sum, share) => sum + share.paid, 0)
  // Down: nothing is called paid out before it is. In cents: a fraction of two amounts may lie just below the whole percent.
  const [paidCents, totalCents] = [Math.round(paid * 100), Math.round(total * 100)]
  return { total, percent: totalCents === 0 ? 0 : Math.floor((paidCents * 100) / totalCents) }
}
