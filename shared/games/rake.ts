/** Part of a pot with a flop that is the room's, in percent. Sample data. */
export const RAKE_PERCENT = 5

/** Lowest and highest buy-in of a cash table, in big blinds. */
export const tableBuyIn = { least: 40, most: 100 } as const

/** Groups of players who were dealt in, each with a cap of its own: up to and including that many. */
export const capGroups = [2, 4, 6] as const

export interface Stake {
  smallBlind: number
  bigBlind: number
  /** The most that is taken of one pot, for each group of players. */
  caps: readonly [number, number, number]
}

/** The cash tables that there are, in the currency of the edition; the same for hold'em and Omaha. Sample data. */
export const stakes = [
  { smallBlind: 0.01, bigBlind: 0.02, caps: [0.1, 0.2, 0.3] },
  { smallBlind: 0.02, bigBlind: 0.05, caps: [0.25, 0.5, 0.75] },
  { smallBlind: 0.05, bigBlind: 0.1, caps: [0.5, 0.75, 1] },
  { smallBlind: 0.1, bigBlind: 0.25, caps: [0.5, 1, 1.5] },
  { smallBlind: 0.25, bigBlind: 0.5, caps: [0.5, 1, 2] },
  { smallBlind: 0.5, bigBlind: 1, caps: [0.5, 1.5, 2.5] },
  { smallBlind: 1, bigBlind: 2, caps: [0.75, 2, 3] },
  { smallBlind: 2, bigBlind: 5, caps: [1, 2.5, 4] },
] as const satisfies readonly Stake[]

interface Pot {
  /** What all have put in that somebody matched. */
  pot: number
  /** Players who were dealt in. */
  players: number
  hasFlop: boolean
}

/** What the room takes of a pot, down to the cent: nothing without a flop, and never more than the cap. */
export function rakeOf({ pot, players, hasFlop }: Pot, { caps }: Stake): number {
  if (!hasFlop) return 0
  const group = capGroups.findIndex((most) => players <= most)
  const cap = caps[group] ?? caps[2]
  return Math.min(Math.floor((Math.round(pot * 100) * RAKE_PERCENT) / 100) / 100, cap)
}

/**
 * The table with this big blind.
 * @throws RangeError where there is none.
 */
export function stakeOf(bigBlind: number): Stake {
  const stake = stakes.find((one) => one.bigBlind === bigBlind)
  if (!stake) throw new RangeError(`No cash table has a big blind of ${bigBlind}`)
  return stake
}
