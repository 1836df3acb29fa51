/** Part of a buy-in that is the room's, in percent, for buy-ins up to an amount in the tournament's own currency. Sample data. */
export const feeBands = [
  { upTo: 500, percent: 9 },
  { upTo: null, percent: 3 },
] as const

/** The room's part of a buy-in, in the same currency, down to the cent. */
export function feeOf(buyIn: number): number {
  const { percent } = feeBands.find(({ upTo }) => upTo === null || buyIn <= upTo) ?? feeBands[0]
  return Math.floor((Math.round(buyIn * 100) * percent) / 100) / 100
}
