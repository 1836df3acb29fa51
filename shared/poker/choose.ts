/**
 * Ways to take so many out of so many, in any order.
 *
 * @example choose(52, 2) // 1326
 */
export function choose(from: number, count: number): number {
  let ways = 1
  for (let n = 1; n <= count; n++) ways = (ways * (from - count + n)) / n
  return Math.round(ways)
}

/**
 * The chance that at least so many of the cards that are wanted come.
 *
 * @example chanceOf(1, { wanted: 9, unseen: 47, cards: 1 }) // 9 / 47
 */
export function chanceOf(
  atLeast: number,
  { wanted, unseen, cards }: { wanted: number; unseen: number; cards: number },
): number {
  let ways = 0
  for (let come = atLeast; come <= Math.min(cards, wanted); come++) {
    ways += choose(wanted, come) * choose(unseen - wanted, cards - come)
  }
  return ways / choose(unseen, cards)
}
