import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { EditionId } from './editions.ts'
import type { Currency } from './money.ts'

/** bonus, stake and event are amounts of money (decision 0002); count is a bare number. */
type ConstantKind = 'bonus' | 'stake' | 'event' | 'count'

export interface BusinessConstant {
  amount: number
  /** edition: whichever the edition has; null: no money. */
  currency: Currency | 'edition' | null
  kind: ConstantKind
  /** Where it holds; null: everywhere. */
  editions: readonly EditionId[] | null
  source: string
  /** What a text with it is about, which the law of a place may forbid: the start refuses one that does not say so. */
  about: readonly ForbiddenKind[]
}

const specification = 'Specification, section 9'
const sample = 'Sample data (decision 0001)'
const restrictions = 'Bonus restrictions, version of 2024-10-01'
const invented = 'Sample data (decision 0001)'
const record = 'Sample data: an invented record (decision 0001)'
const nl = ['nl'] as const
const global = ['global'] as const
const ca = ['ca'] as const
const international = ['nl', 'global'] as const

const bonus = (amount: number, currency: Currency, editions: readonly EditionId[], source = specification) =>
  ({ amount, currency, kind: 'bonus', editions, source, about: ['publicInducement'] }) as const
const stake = (amount: number, editions: readonly EditionId[] | null = null, source = specification) =>
  ({ amount, currency: 'edition', kind: 'stake', editions, source, about: [] }) as const
const event = (amount: number) =>
  ({ amount, currency: 'USD', kind: 'event', editions: international, source: specification, about: [] }) as const
const count = (amount: number, source = specification) =>
  ({ amount, currency: null, kind: 'count', editions: null, source, about: [] }) as const
/** A figure of what somebody gets. */
const reward = <Constant>(constant: Constant) => ({ ...constant, about: ['publicInducement'] }) as const

/** Every figure that the business promises; pages refer to it by name, and compliance compares what they show. */
export const businessConstants = {
  'welcome-bonus-rewards': bonus(100, 'EUR', nl),
  'welcome-bonus-nl': bonus(250, 'EUR', nl),
  'welcome-bonus-global': bonus(600, 'USD', global),
  'ontario-deposit-bonus': bonus(777, 'CAD', ca),
  'ontario-free-credit': bonus(50, 'CAD', ca),
  'bonus-step-nl': bonus(5, 'EUR', nl, sample),
  'bonus-step-global': bonus(10, 'USD', global, sample),
  'bonus-smallest-deposit': reward(stake(10, international, sample)),
  'bonus-play-through-nl': reward(stake(25, nl, sample)),
  'bonus-play-through-global': reward(stake(50, global, sample)),
  'bonus-match-percent': reward(count(100)),
  'bonus-days': reward(count(90, `${restrictions}, 3.7`)),
  'rewards-days': reward(count(30, `${restrictions}, 3.7`)),
  'loyalty-points-per-unit': reward(count(10, invented)),
  'loyalty-ivory-threshold': reward(count(0, invented)),
  'loyalty-ivory-percent': reward(count(5, invented)),
  'loyalty-oxblood-threshold': reward(count(500, invented)),
  'loyalty-oxblood-percent': reward(count(8, invented)),
  'loyalty-night-threshold': reward(count(2500, invented)),
  'loyalty-night-percent': reward(count(12, invented)),
  'loyalty-brass-threshold': reward(count(10_000, invented)),
  'loyalty-brass-percent': reward(count(16, invented)),
  'jackpot-loser-percent': reward(count(50, invented)),
  'jackpot-winner-percent': reward(count(25, invented)),
  'jackpot-table-percent': reward(count(15, invented)),
  'jackpot-next-percent': reward(count(10, invented)),
  'freeroll-pool': reward(stake(500, international, invented)),
  'weekend-freeroll-pool': reward(stake(1000, international, invented)),
  'leaderboard-rush-total': reward(stake(1375, international, invented)),
  'leaderboard-spin-total': reward(stake(600, international, invented)),
  'leaderboard-tournament-points': reward(count(25, invented)),
  'envelope-day-total': reward(stake(1500, international, invented)),
  'envelope-small': reward(stake(20, international, invented)),
  'envelope-small-count': reward(count(55, invented)),
  'envelope-middle': reward(stake(50, international, invented)),
  'envelope-large': reward(stake(200, international, invented)),
  'payment-fee': stake(0, null, 'Payment details policy, 1.4; withdrawal policy, 3.3'),
  'smallest-payment': stake(10, null, 'Withdrawal policy, 3.1'),
  'largest-daily-withdrawal': stake(50_000, null, 'Withdrawal policy, 3.2'),
  'smallest-buy-in': stake(0.25),
  'largest-buy-in': stake(200),
  'top-prize-in-buy-ins': count(200_000),
  'flip-and-go-millionaire-entry': event(11),
  'wsop-express-entry': event(0.5),
  'wsop-express-pass-one': event(5000),
  'wsop-express-pass-two': event(10_000),
  'wsop-express-pass-three': event(30_000),
  'ggmasters-guarantee': event(1_000_000),
  // The certificate is drawn once in each language, so the Dutch one shows euro in every edition.
  'record-prize-pool': {
    amount: 25_000_000,
    currency: 'edition',
    kind: 'event',
    editions: null,
    source: record,
    about: [],
  },
  'record-prize-pool-in-dutch': {
    amount: 25_000_000,
    currency: 'EUR',
    kind: 'event',
    editions: global,
    source: record,
    about: [],
  },
  'streamer-average-viewers': count(40),
  'streamer-window-months': count(3),
  'streamer-tables-percent': count(50),
  'streamer-session-percent': count(80),
  'streamer-cashback-percent': { ...count(100), about: ['publicInducement', 'lossBonus'] },
} as const satisfies Record<string, BusinessConstant>

export type ConstantName = keyof typeof businessConstants

/** Names of the events of the international pool, which keep dollars in every edition that shows them (decision 0002). */
export const internationalEvents = ['GGMasters', 'GGMillion$', 'WSOP', 'Flip&Go Millionaire', 'Flip & Go'] as const

/** A constant by a name from data. @throws RangeError for a name that is not in the table. */
export function constantOf(name: string): BusinessConstant {
  if (!Object.hasOwn(businessConstants, name)) throw new RangeError(`No business constant ${name}`)
  return businessConstants[name as ConstantName]
}
