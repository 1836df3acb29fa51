import { rakeOf, type Stake } from '#shared/games/rake.ts'
import { spinFeeShare } from '#shared/games/spin-wheel.ts'
import { feeOf } from '#shared/tournaments/fees.ts'

/** Hands that are dealt in an hour at an ordinary table. Sample data. */
export const HANDS_PER_HOUR = 70

/** An evening a week is so many a year. */
const EVENINGS_PER_YEAR = 52

/** A hundred hands of one table by how large their pots become, in big blinds. Sample data. */
export const hundredHands = [
  { count: 34, pot: 3, hasFlop: false },
  { count: 32, pot: 6, hasFlop: true },
  { count: 19, pot: 14, hasFlop: true },
  { count: 10, pot: 32, hasFlop: true },
  { count: 4, pot: 80, hasFlop: true },
  { count: 1, pot: 200, hasFlop: true },
] as const

/** What an evening costs before anything is won or lost; amounts in the currency of the edition. */
export interface EveningCost {
  /** To the room. */
  cost: number
  perHour: number | null
  perYear: number
  /** All that was put in: what an evening costs at worst. null: as much as is bought in for. */
  atStake: number | null
}

export interface CashEvening extends EveningCost {
  hands: number
  lines: { count: number; pot: number; hasFlop: boolean; rake: number; total: number }[]
  /** What the room takes of a hundred hands, and the part of it that a player pays who plays as well as the others. */
  perHundred: number
  ownPerHundred: number
}

interface CashTable {
  stake: Stake
  /** Players who are dealt in, oneself among them. */
  players: number
  hours: number
  tables: number
}

/** An evening at cash tables: rake by the size of the pots, shared by players who are equally good. */
export function costOfCash({ stake, players, hours, tables }: CashTable): CashEvening {
  const lines = hundredHands.map(({ count, pot: bigBlinds, hasFlop }) => {
    const pot = toCents(bigBlinds * stake.bigBlind)
    const rake = rakeOf({ pot, players, hasFlop }, stake)
    return { count, pot, hasFlop, rake, total: toCents(count * rake) }
  })
  const perHundred = toCents(lines.reduce((sum, { total }) => sum + total, 0))
  const ownPerHundred = perHundred / players
  const hands = HANDS_PER_HOUR * hours * tables
  const cost = (ownPerHundred * hands) / 100
  return {
    hands,
    lines,
    perHundred,
    ownPerHundred,
    cost,
    perHour: cost / hours,
    perYear: cost * EVENINGS_PER_YEAR,
    atStake: null,
  }
}

interface Entries {
  buyIn: number
  count: number
}

export interface EntriesEvening extends EveningCost {
  /** Of one buy-in: what the room keeps, and the rest. */
  fee: number
  prizes: number
}

/** An evening of tournaments: the fee of every buy-in. */
export function costOfTournaments({ buyIn, count }: Entries): EntriesEvening {
  return eveningOf({ buyIn, count, fee: feeOf(buyIn) })
}

/** An evening of Spin & Gold: what the wheel leaves of three buy-ins on average. */
export function costOfSpins({ buyIn, count }: Entries): EntriesEvening {
  return eveningOf({ buyIn, count, fee: buyIn * spinFeeShare() })
}

function eveningOf({ buyIn, count, fee }: Entries & { fee: number }): EntriesEvening {
  const cost = fee * count
  return {
    fee,
    prizes: buyIn - fee,
    cost,
    perHour: null,
    perYear: cost * EVENINGS_PER_YEAR,
    atStake: toCents(buyIn * count),
  }
}

const toCents = (amount: number) => Math.round(amount * 100) / 100
