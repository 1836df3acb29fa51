/** What a tournament begins with; its levels follow from it. */
export interface TournamentStructure {
  /** Chips of each player. */
  stack: number
  levelMinutes: number
  /** Big blind of the first level. */
  firstBigBlind: number
}

/** Ten levels to a tenfold blind, each in chips that there are. */
const steps = [1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8] as const

function bigBlindOf(firstBigBlind: number, level: number): number {
  const index = level - 1
  return Math.round(firstBigBlind * (steps[index % steps.length] ?? 1) * 10 ** Math.floor(index / steps.length))
}

/** The blinds of a tournament, in chips, once it has been played for so many minutes. */
export function blindsAfter({ firstBigBlind, levelMinutes }: TournamentStructure, minutes: number) {
  const big = bigBlindOf(firstBigBlind, Math.floor(minutes / levelMinutes) + 1)
  return { small: big / 2, big }
}

/** Big blinds that a player has on average when a tournament comes to its end. */
const LAST_STACK = 15

/** In how many levels a field comes down to `left` players, going by the chips that there are: no more than a good guess. */
export function levelsUntil(
  structure: TournamentStructure,
  { entrants, left }: { entrants: number; left: number },
): number {
  const wanted = (entrants * structure.stack) / (LAST_STACK * left)
  let level = 1
  while (bigBlindOf(structure.firstBigBlind, level) < wanted) level += 1
  return level
}
