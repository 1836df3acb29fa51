import { cardCode, cardNumber, handCategory, strengthOf } from '#shared/poker/hand-strength.ts'
import { countOuts, neededEquity } from '#shared/poker/outs.ts'
import { createRandom } from '#shared/site/seeded-random.ts'

export type TrainingRound = NonNullable<ReturnType<typeof dealRound>>

const pots = [60, 80, 100, 120, 150, 200]
const bets = [1 / 5, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1]
/** Fewer and more outs leave nothing to decide. */
const [fewestOuts, mostOuts] = [3, 17]
/** Nearer than this the price is right either way. */
const closest = 0.03

export function trainingRound(round: number): TrainingRound {
  const random = createRandom(round * 7919)
  for (;;) {
    const found = dealRound(random)
    if (found) return found
  }
}

function dealRound(random: () => number) {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const codes = Array.from({ length: 8 }, (_, dealt) => {
    const at = dealt + Math.floor(random() * (deck.length - dealt))
    const card = deck[at] ?? 0
    deck[at] = deck[dealt] ?? 0
    deck[dealt] = card
    return cardCode(card)
  })
  const [hand, against, board] = [codes.slice(0, 2), codes.slice(2, 4), codes.slice(4)]
  const own = strengthOf([...hand, ...board].map(cardNumber))
  const other = strengthOf([...against, ...board].map(cardNumber))
  // A hand worth betting, which one of one's own lies behind.
  if (own >= other || handCategory(other) < 1) return null
  const { outs, unseen, next, equity } = countOuts({ hand, against, board })
  // Cards that split the pot would need a sum of their own.
  if (outs.length < fewestOuts || outs.length > mostOuts || Math.abs(equity - next) > 1e-9) return null
  const pot = pots[Math.floor(random() * pots.length)] ?? 100
  const bet = Math.round((pot * (bets[Math.floor(random() * bets.length)] ?? 1)) / 5) * 5
  const needed = neededEquity({ pot, bet })
  if (Math.abs(needed - next) < closest) return null
  return {
    ...{ hand, against, board, pot, bet, unseen },
    /** Of the final pot, from 0 to 1. */
    needed,
    outs: outs.map(cardCode),
    /** Of winning, from 0 to 1. */
    chance: next,
    isCall: next > needed,
    choices: choicesOf({ pot, bet, needed }),
  }
}

/** The right price, and the ones that forget one's own call, all of the bet, or half of the pot. */
function choicesOf({ pot, bet, needed }: { pot: number; bet: number; needed: number }): number[] {
  const mistakes = [bet / (pot + bet), bet / pot, needed / 2, needed * 1.6, needed + 0.2]
  const percents = [needed, ...mistakes].map((part) => Math.round(part * 100)).filter((percent) => percent < 100)
  return [...new Set(percents)].slice(0, 4).toSorted((a, b) => a - b)
}
