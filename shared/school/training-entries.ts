/** Rounds that there are; after the last comes the first. */
const rounds = 9999

/** The round that an address names, from 1 on; the first for what is no number. */
export function readRound(text: string | undefined): number {
  const round = Number(text)
  return Number.isInteger(round) && round > 0 ? ((round - 1) % rounds) + 1 : 1
}
