/**
 * The chance of each player to finish in each place by the model of Malmuth and Harville: the first place goes by chips,
 * the next again by chips among those who are left. Exact, over all sets of players that can share the places so far.
 *
 * @example finishChances([3, 1]) // [[0.75, 0.25], [0.25, 0.75]]
 */
export function finishChances(stacks: readonly number[]): number[][] {
  const count = stacks.length
  const total = stacks.reduce((sum, stack) => sum + stack, 0)
  const chances = stacks.map(() => stacks.map(() => 0))
  /** By set of players, a bit each: that exactly they have the first places. */
  const setChances = new Float64Array(2 ** count)
  setChances[0] = 1
  for (let set = 0; set < setChances.length; set += 1) {
    const members = stacks.map((_, player) => (set & (1 << player)) !== 0)
    const place = members.filter(Boolean).length
    const left = stacks.reduce((sum, stack, player) => sum - (members[player] ? stack : 0), total)
    for (const [player, stack] of stacks.entries()) {
      if (members[player]) continue
      // The last of all has the place that is left, whatever a sum of fractions says.
      const next = (setChances[set] ?? 0) * (place === count - 1 ? 1 : stack / left)
      const row = chances[player]
      if (row) row[place] = (row[place] ?? 0) + next
      const after = set | (1 << player)
      setChances[after] = (setChances[after] ?? 0) + next
    }
  }
  return chances
}
