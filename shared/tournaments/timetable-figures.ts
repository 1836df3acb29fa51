import type { Currency, Money } from '#shared/site/money.ts'
import { feeOf } from './fees.ts'
import { dividePool, type PaidPlaces, paidPlacesOf } from './payouts.ts'
import type { TournamentStructure } from './structures.ts'
import type { TournamentEvent, TournamentResult, TournamentSeries } from './tournaments.ts'

/** A buy-in of the timetable, and what of it is the room's. */
export interface BuyInFee {
  buyIn: Money
  fee: number
  /** Tournaments that cost this, each once. */
  names: readonly string[]
}

/** Every buy-in that there is to pay, the smallest first, by currency. */
export function selectFees(all: readonly TournamentSeries[]): BuyInFee[] {
  const byBuyIn = new Map<string, BuyInFee & { names: string[] }>()
  for (const { name, buyIn, fee = feeOf(buyIn.amount) } of all.flatMap(({ events }) => events)) {
    if (buyIn.amount === 0) continue
    const key = `${buyIn.currency} ${buyIn.amount} ${fee}`
    const row = byBuyIn.get(key) ?? { buyIn, fee, names: [] }
    if (!row.names.includes(name)) row.names.push(name)
    byBuyIn.set(key, row)
  }
  return [...byBuyIn.values()].toSorted(
    (a, b) => a.buyIn.currency.localeCompare(b.buyIn.currency) || a.buyIn.amount - b.buyIn.amount,
  )
}

/** A way to begin, and the tournaments that begin so, each named once. */
export interface NamedStructure {
  structure: TournamentStructure
  names: readonly string[]
}

/** Every way to begin that there is, the shortest levels first. */
export function selectStructures(all: readonly TournamentSeries[]): NamedStructure[] {
  const byStructure = new Map<string, NamedStructure & { names: string[] }>()
  for (const { name, structure } of all.flatMap(({ events }) => events)) {
    if (!structure) continue
    const { stack, levelMinutes, firstBigBlind } = structure
    const key = [stack, levelMinutes, firstBigBlind].join(' ')
    const row = byStructure.get(key) ?? { structure, names: [] }
    if (!row.names.includes(name)) row.names.push(name)
    byStructure.set(key, row)
  }
  return [...byStructure.values()].toSorted(
    (a, b) => a.structure.levelMinutes - b.structure.levelMinutes || a.structure.stack - b.structure.stack,
  )
}

/** How a tournament's pool was divided, or would be. */
export interface PayoutExample {
  name: string
  currency: Currency
  pool: number
  entrants: number
  prizes: readonly PaidPlaces[]
}

/** The last tournament of these names that was played to its end; before there is one, the field that just fills what is promised. */
export function selectPayouts(all: readonly TournamentSeries[], names: readonly string[]): PayoutExample | null {
  const events = all
    .flatMap((series) => series.events)
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start))
  const played = events.find(({ result }) => result && result.prizes.length > 0)
  if (played?.result) return { name: played.name, currency: played.buyIn.currency, ...payoutsOf(played.result) }
  const next = events.findLast(({ guarantee }) => guarantee !== null)
  if (!next?.guarantee) return null
  return { name: next.name, currency: next.guarantee.currency, ...promisedPayouts(next, next.guarantee.amount) }
}

function payoutsOf({ pool, entrants, prizes }: TournamentResult) {
  return { pool, entrants, prizes }
}

/** What a promised pool comes to, when as many come as fill it. */
function promisedPayouts(
  { buyIn: { amount }, fee = feeOf(amount) }: Pick<TournamentEvent, 'buyIn' | 'fee'>,
  pool: number,
) {
  const entrants = Math.max(2, Math.ceil(pool / Math.max(amount - fee, 1)))
  return { pool, entrants, prizes: dividePool(pool, paidPlacesOf(entrants)) }
}
