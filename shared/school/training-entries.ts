/** Rounds that there are; after the last comes the first. */
const rounds = 9999

export function readRound(text: string | undefined): number {
  const round = Number(text)
  return Number.isInteger(round) && round > 0 ? ((round - 1) % rounds) + 1 : 1
}
