/** A hand for which a jackpot is paid. */
export interface JackpotHand {
  board: string[]
  loser: string[]
  winner: string[]
}

const ranks = '23456789TJQKA'
const suits = ['s', 'h', 'd', 'c'] as const
const card = (rank: number, suit = '') => `${ranks[rank]}${suit}`

/**
 * Four of a kind or better, beaten by a higher hand, where both players need both of their own cards (conditions of the
 * jackpots): drawn so that it is one, because at random it would take hundreds of thousands of deals.
 */
export function drawJackpotHand(chance: () => number): JackpotHand {
  const kind = chance()
  if (kind < 0.6) return foursOverFours(chance)
  return kind < 0.93 ? flushOverFours(chance) : flushOverFlush(chance)
}

function below(count: number, chance: () => number): number {
  return Math.floor(chance() * count)
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Two pairs on the board, and both players have the other two of one of them. */
function foursOverFours(chance: () => number): JackpotHand {
  const [low = 0, high = 1] = shuffled(
    [...ranks].map((_, index) => index),
    chance,
  )
    .slice(0, 2)
    .toSorted((a, b) => a - b)
  const rest = [...ranks].map((_, index) => index).filter((rank) => rank !== low && rank !== high)
  const [a, b, c, d] = shuffled(suits, chance)
  const [e, f, g, h] = shuffled(suits, chance)
  const fifth = card(rest[below(rest.length, chance)] ?? 0, suits[below(4, chance)])
  return {
    board: shuffled([card(low, a), card(low, b), card(high, e), card(high, f), fifth], chance),
    loser: [card(low, c), card(low, d)],
    winner: [card(high, g), card(high, h)],
  }
}

/** Three suited cards in a row with the lowest paired: one player has the other two of that rank, the other the row’s end. */
function flushOverFours(chance: () => number): JackpotHand {
  const from = below(9, chance)
  const [suit, ...others] = shuffled(suits, chance)
  const [other, third, fourth] = others
  const row = [from, from + 1, from + 2].map((rank) => card(rank, suit))
  const outside = [...ranks].map((_, index) => index).filter((rank) => rank < from || rank > from + 4)
  const fifth = card(outside[below(outside.length, chance)] ?? 0, other)
  return {
    board: shuffled([...row, card(from, other), fifth], chance),
    loser: [card(from, third), card(from, fourth)],
    winner: [card(from + 3, suit), card(from + 4, suit)],
  }
}

/** Three suited cards in a row, which one player goes on at the lower end, the other at the higher. */
function flushOverFlush(chance: () => number): JackpotHand {
  const from = 2 + below(7, chance)
  const [suit, other, third] = shuffled(suits, chance)
  const row = [from, from + 1, from + 2].map((rank) => card(rank, suit))
  const outside = [...ranks].map((_, index) => index).filter((rank) => rank < from - 2 || rank > from + 4)
  const [one = 0, two = 1] = shuffled(outside, chance)
  return {
    board: shuffled([...row, card(one, other), card(two, third)], chance),
    loser: [card(from - 2, suit), card(from - 1, suit)],
    winner: [card(from + 3, suit), card(from + 4, suit)],
  }
}
