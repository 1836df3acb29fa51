/** Rounds that there are; after the last comes the first. */
const rounds = 9999

/** The round that an address asks for, and `first` where it asks for none that there is. */
export function readRound(text: string | undefined, first: number): number {
  const round = Number(text)
  const asked = Number.isInteger(round) && round > 0 ? round : Math.max(first, 1)
  return ((asked - 1) % rounds) + 1
}
