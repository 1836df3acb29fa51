/**
 * What each stack is worth by the independent chip model: over every order in which the players can finish, each with the
 * chance that follows from the chips of those who are left (Harville 1973).
 */
export function shareOfPrizes(stacks: readonly number[], prizes: readonly number[]): number[] {
  const shares = stacks.map(() => 0)
  for (const order of ordersOf(stacks.map((_, index) => index))) {
    let chance = 1
    let left = stacks.reduce((sum, stack) => sum + stack, 0)
    for (const player of order) {
      chance *= (stacks[player] ?? 0) / left
      left -= stacks[player] ?? 0
    }
    for (const [place, prize] of prizes.entries()) shares[order[place] ?? 0]! += chance * prize
  }
  return shares
}

function ordersOf(players: readonly number[]): number[][] {
  if (players.length === 0) return [[]]
  return players.flatMap((first) =>
    ordersOf(players.filter((player) => player !== first)).map((rest) => [first, ...rest]),
  )
}
