import { createRandom } from '#shared/site/seeded-random.ts'
import { choose } from './choose.ts'
import { handStrength, highBits, lowBits } from './hand-strength.ts'

export type PokerGame = 'holdem' | 'omaha'

/** Cards that a player holds. In Omaha exactly two of the four count, with exactly three of the board. */
export const holeCardCount: Readonly<Record<PokerGame, number>> = { holdem: 2, omaha: 4 }
export const boardSize = 5
/** Two of four hole cards times three of five on the board. */
const omahaChoices = 60

/** What is known of a hand of poker. Cards are numbers from 0 to 51 (`cardNumber`); a hand without cards is unknown. */
export interface Spot {
  game: PokerGame
  hands: readonly (readonly number[])[]
  board: readonly number[]
  /** Cards that nobody can get any more. */
  dead: readonly number[]
}

export interface PlayerOdds {
  /** The whole pot. */
  win: number
  tie: number
  equity: number
  /** Of the equity: two thirds of all simulations lie within one of the truth; 0 when every deal was counted. */
  standardError: number
}

export interface Odds {
  isExact: boolean
  /** Deals that were counted or simulated. */
  deals: number
  players: PlayerOdds[]
}

interface OddsOptions {
  /** Hands to evaluate at most: more deals than that are simulated. */
  mostEvaluations?: number
  mostDeals?: number
  /** The same seed deals the same cards. */
  seed?: number
  onProgress?: (part: number) => void
}

const [lowOf, highOf, strengthOfSet] = [lowBits, highBits, handStrength]

/** Deals between two reports of progress. */
const reportEvery = 20_000

export function countDeals(spot: Spot): number {
  const size = holeCardCount[spot.game]
  const known = spot.hands.flat().length + spot.board.length + spot.dead.length
  const unknown = spot.hands.filter((hand) => hand.length === 0).length
  let left = 52 - known
  let deals = 1
  for (let n = 0; n < unknown; n++) {
    deals *= choose(left, size)
    left -= size
  }
  return deals * choose(left, boardSize - spot.board.length)
}

/** How much work it is to count every deal. */
export function countEvaluations(spot: Spot): number {
  return countDeals(spot) * evaluationsPerDeal(spot)
}

function evaluationsPerDeal({ game, hands }: Spot): number {
  return hands.length * (game === 'omaha' ? omahaChoices : 1)
}

/** Every player's chances: over every deal, or over a random selection where those are too many. */
export function workOutOdds(spot: Spot, options: OddsOptions = {}): Odds {
  const { mostEvaluations = Number.POSITIVE_INFINITY, mostDeals = Number.POSITIVE_INFINITY, onProgress } = options
  const total = countDeals(spot)
  const isExact = total * evaluationsPerDeal(spot) <= mostEvaluations
  const wanted = isExact
    ? total
    : Math.max(1, Math.min(mostDeals, Math.floor(mostEvaluations / evaluationsPerDeal(spot))))
  const count = createCount(spot)
  let nextReport = reportEvery
  const report = () => {
    if (count.deals < nextReport) return
    nextReport = count.deals + reportEvery
    onProgress?.(count.deals / wanted)
  }
  if (isExact) enumerate(spot, count, report)
  else simulate(spot, count, { deals: wanted, seed: options.seed ?? 1, report })
  return { isExact, deals: count.deals, players: count.players(isExact) }
}

type Count = ReturnType<typeof createCount>

function createCount({ game, hands, board }: Spot) {
  const size = holeCardCount[game]
  const cards = hands.map((hand) => Uint8Array.from({ length: size }, (_, index) => hand[index] ?? 0))
  const shown = Uint8Array.from({ length: boardSize }, (_, index) => board[index] ?? 0)
  const strengths = new Int32Array(hands.length)
  const wins = new Float64Array(hands.length)
  const ties = new Float64Array(hands.length)
  const shares = new Float64Array(hands.length)
  const squares = new Float64Array(hands.length)
  const strengthOf = game === 'omaha' ? omahaStrength : holdemStrength
  const count = {
    deals: 0,
    cards,
    shown,
    add() {
      let best = 0
      let winners = 0
      for (let player = 0; player < strengths.length; player++) {
        const strength = strengthOf(cards[player] as Uint8Array, shown)
        strengths[player] = strength
        if (strength > best) {
          best = strength
          winners = 1
        } else if (strength === best) winners++
      }
      for (let player = 0; player < strengths.length; player++) {
        if (strengths[player] !== best) continue
        if (winners === 1) wins[player]! += 1
        else ties[player]! += 1
        shares[player]! += 1 / winners
        squares[player]! += 1 / (winners * winners)
      }
      count.deals++
    },
    players: (isExact: boolean): PlayerOdds[] =>
      hands.map((_, player) => {
        const equity = shares[player]! / count.deals
        const variance = Math.max(0, squares[player]! / count.deals - equity * equity)
        return {
          win: wins[player]! / count.deals,
          tie: ties[player]! / count.deals,
          equity,
          standardError: isExact ? 0 : Math.sqrt(variance / count.deals),
        }
      }),
  }
  return count
}

function holdemStrength(hand: Uint8Array, board: Uint8Array): number {
  let low = lowOf[hand[0]!]! | lowOf[hand[1]!]!
  let high = highOf[hand[0]!]! | highOf[hand[1]!]!
  for (let n = 0; n < boardSize; n++) {
    low |= lowOf[board[n]!]!
    high |= highOf[board[n]!]!
  }
  return strengthOfSet(low, high)
}

function omahaStrength(hand: Uint8Array, board: Uint8Array): number {
  let best = 0
  for (let a = 0; a < 3; a++) {
    for (let b = a + 1; b < 4; b++) {
      const low = lowOf[hand[a]!]! | lowOf[hand[b]!]!
      const high = highOf[hand[a]!]! | highOf[hand[b]!]!
      for (let c = 0; c < 3; c++) {
        const lowOne = low | lowOf[board[c]!]!
        const highOne = high | highOf[board[c]!]!
        for (let d = c + 1; d < 4; d++) {
          const lowTwo = lowOne | lowOf[board[d]!]!
          const highTwo = highOne | highOf[board[d]!]!
          for (let e = d + 1; e < boardSize; e++) {
            const strength = strengthOfSet(lowTwo | lowOf[board[e]!]!, highTwo | highOf[board[e]!]!)
            if (strength > best) best = strength
          }
        }
      }
    }
  }
  return best
}

function deckOf({ hands, board, dead }: Spot): Uint8Array {
  const gone = new Set([...hands.flat(), ...board, ...dead])
  return Uint8Array.from(Array.from({ length: 52 }, (_, card) => card).filter((card) => !gone.has(card)))
}

function unknownPlayers({ hands }: Spot): number[] {
  return hands.flatMap((hand, player) => (hand.length === 0 ? [player] : []))
}

function enumerate(spot: Spot, count: Count, report: () => void): void {
  const deck = deckOf(spot)
  const isTaken = new Uint8Array(deck.length)
  const size = holeCardCount[spot.game]
  const targets = [
    ...unknownPlayers(spot).map((player) => ({ cards: count.cards[player] as Uint8Array, first: 0, size })),
    { cards: count.shown, first: spot.board.length, size: boardSize },
  ]
  const fill = (step: number, place: number, from: number) => {
    const target = targets[step]
    if (!target) {
      count.add()
      return
    }
    if (place === target.size) {
      fill(step + 1, targets[step + 1]?.first ?? 0, 0)
      return
    }
    report()
    for (let index = from; index < deck.length; index++) {
      if (isTaken[index]) continue
      isTaken[index] = 1
      target.cards[place] = deck[index]!
      fill(step, place + 1, index + 1)
      isTaken[index] = 0
    }
  }
  fill(0, targets[0]?.first ?? 0, 0)
}

interface Simulation {
  deals: number
  seed: number
  report: () => void
}

function simulate(spot: Spot, count: Count, { deals, seed, report }: Simulation): void {
  const deck = deckOf(spot)
  const random = createRandom(seed)
  const unknown = unknownPlayers(spot).map((player) => count.cards[player] as Uint8Array)
  for (let deal = 0; deal < deals; deal++) {
    let dealt = 0
    // Fisher and Yates's shuffle, as far as cards are needed.
    const draw = () => {
      const at = dealt + Math.floor(random() * (deck.length - dealt))
      const card = deck[at]!
      deck[at] = deck[dealt]!
      deck[dealt++] = card
      return card
    }
    for (const cards of unknown) for (let place = 0; place < cards.length; place++) cards[place] = draw()
    for (let place = spot.board.length; place < boardSize; place++) count.shown[place] = draw()
    count.add()
    report()
  }
}
