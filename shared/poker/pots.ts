export interface Pot {
  size: number
  /** Players who can win it, by their places in the list. */
  players: number[]
}

/**
 * The pots of players who all put in what they have, the main pot first. What only one of them put in is no pot: it goes
 * back, and is the last with one player.
 *
 * @example dividePots([40, 100, 100]) // [{ size: 120, players: [0, 1, 2] }, { size: 120, players: [1, 2] }]
 */
export function dividePots(stakes: readonly number[]): Pot[] {
  const levels = [...new Set(stakes)].filter((stake) => stake > 0).toSorted((a, b) => a - b)
  return levels.map((level, at) => {
    const players = stakes.flatMap((stake, player) => (stake >= level ? [player] : []))
    return { size: (level - (levels[at - 1] ?? 0)) * players.length, players }
  })
}

/** The most to which somebody may raise in pot-limit: the call, and then as much as the pot is with it. */
export function largestPotLimitRaise({ pot, bet }: { pot: number; bet: number }): number {
  return bet + (pot + 2 * bet)
}
