import { RAKE_PERCENT, rakeOf, stakeOf } from '#shared/games/rake.ts'
import { chanceOf } from '#shared/poker/choose.ts'
import { divideByDeal } from '#shared/poker/deal.ts'
import { neededEquity } from '#shared/poker/outs.ts'
import { dividePots, largestPotLimitRaise } from '#shared/poker/pots.ts'
import { tierShare } from '#shared/poker/start-hands.ts'
import { momentsOf } from '#shared/poker/variance.ts'
import type { TermExample, TermFigure } from './term-example.ts'

type Figures = Readonly<Record<string, TermFigure>>

const part = (value: number): TermFigure => ({ part: value })
const sum = (figures: () => Figures) => (): TermExample => ({ rows: [], figures: figures() })

/** Kinds of hands with which anybody raises. */
const strong = tierShare(['AA', 'KK', 'QQ', 'JJ', 'AKs', 'AKo'])
/** The chance that one of so many others has one of them, at a table for nine. */
const behind = (count: number) => sum(() => ({ behind: count, met: part(1 - (1 - strong) ** count) }))
const call = ({ pot, bet }: { pot: number; bet: number }) => ({
  pot,
  bet,
  total: pot + 2 * bet,
  needed: part(neededEquity({ pot, bet })),
})
/** How often a bluff has to work: what it costs as a part of what there is then. */
const bluff = (pot: number, bet: number) => sum(() => ({ pot, bet, works: part(bet / (pot + bet)) }))
/** Two pots by who put in what: the smallest stack is all-in. */
const pots = (small: number, middle: number, large: number) =>
  sum(() => {
    const [main, side, back] = dividePots([small, middle, large])
    return { small, middle, large, main: main?.size ?? 0, side: side?.size ?? 0, back: back?.size ?? 0 }
  })

/** What a bet brings on average: nobody calls, or somebody does, and it wins or loses. */
const betValue = ({ pot, bet, folds, wins }: { pot: number; bet: number; folds: number; wins: number }) =>
  sum(() => ({
    pot,
    bet,
    folds: part(folds),
    wins: part(wins),
    loss: (1 - wins) * bet - wins * (pot + bet),
    value: folds * pot + (1 - folds) * (wins * (pot + bet) - (1 - wins) * bet),
  }))

/** Stacks and prizes in parts of all. */
const deal = (stacks: readonly number[], prizes: readonly number[]) =>
  sum(() => {
    const shares = divideByDeal(
      stacks,
      prizes.map((prize) => prize * 100),
    )
    const chips = stacks.reduce((all, stack) => all + stack, 0)
    const named = shares.flatMap(({ icm }, player) => [
      [`stack${player + 1}`, stacks[player] ?? 0] as const,
      [`chips${player + 1}`, part((stacks[player] ?? 0) / chips)] as const,
      [`prize${player + 1}`, part((prizes[player] ?? 0) / 100)] as const,
      [`worth${player + 1}`, part(icm / 10_000)] as const,
    ])
    return Object.fromEntries(named)
  })

/** Examples without cards. */
export const termSums: Readonly<Record<string, () => TermExample>> = {
  'all-in': pots(40, 100, 100),
  ante: sum(() => ({ small: 500, big: 1000, ante: 1000, without: 500 + 1000, pot: 500 + 1000 + 1000 })),
  bet: sum(() => call({ pot: 60, bet: 30 })),
  'big-blind': sum(() => ({ stack: 3000, small: 25, big: 50, bigs: 3000 / 50, later: 3000 / 200, grown: 200 })),
  blind: sum(() => ({ small: 1, big: 2, players: 6, round: 1 + 2, each: (1 + 2) / 6 })),
  bluff: bluff(80, 40),
  bubble: deal([5000, 3000, 1500, 500], [50, 30, 20]),
  call: sum(() => call({ pot: 90, bet: 30 })),
  'check-raise': sum(() => {
    const [pot, bet, raise] = [60, 40, 120]
    return {
      pot,
      bet,
      raise,
      more: raise - bet,
      total: pot + 2 * raise,
      needed: part((raise - bet) / (pot + 2 * raise)),
    }
  }),
  'chip-leader': deal([6000, 2500, 1500], [50, 30, 20]),
  'continuation-bet': bluff(75, 25),
  cutoff: behind(3),
  'dead-card': sum(() => ({
    outs: 9,
    left: 8,
    before: part(chanceOf(1, { wanted: 9, unseen: 46, cards: 1 })),
    after: part(chanceOf(1, { wanted: 8, unseen: 45, cards: 1 })),
  })),
  'early-position': behind(7),
  'effective-stack': sum(() => ({ own: 180, other: 35, stake: Math.min(180, 35) })),
  'expected-value': sum(() => {
    const [pot, bet, chance] = [100, 50, 0.3]
    return { pot, bet, win: pot + bet, chance: part(chance), value: chance * (pot + bet) - (1 - chance) * bet }
  }),
  'fold-equity': betValue({ pot: 100, bet: 60, folds: 0.5, wins: 0 }),
  hijack: behind(4),
  icm: deal([5000, 3000, 2000], [50, 30, 20]),
  'implied-odds': sum(() => {
    const [pot, bet] = [60, 20]
    const chance = chanceOf(1, { wanted: 4, unseen: 46, cards: 1 })
    // A call breaks even where chance × (pot + bet + later) is (1 − chance) × bet.
    const later = Math.ceil(((1 - chance) * bet) / chance - pot - bet)
    return { ...call({ pot, bet }), outs: 4, chance: part(chance), later }
  }),
  'late-position': behind(2),
  'no-limit': sum(() => ({ big: 2, first: 8, raise: 8 - 2, least: 8 + (8 - 2) })),
  pot: sum(() => ({ small: 1, big: 2, raise: 6, pot: 6 + 6 + 6 + 1 })),
  'pot-limit': sum(() => ({ pot: 12, bet: 6, most: largestPotLimitRaise({ pot: 12, bet: 6 }), after: 12 + 2 * 6 })),
  'pot-odds': sum(() => call({ pot: 100, bet: 50 })),
  raise: sum(() => ({ bet: 20, raise: 60, more: 60 - 20, least: 60 + (60 - 20) })),
  rake: sum(() => {
    const stake = stakeOf(2)
    const taken = (pot: number) => rakeOf({ pot, players: 6, hasFlop: true }, stake)
    const { smallBlind: small, bigBlind: big } = stake
    return {
      small,
      big,
      players: 6,
      percent: part(RAKE_PERCENT / 100),
      pot: 40,
      large: 90,
      taken: taken(40),
      most: taken(90),
    }
  }),
  range: sum(() => ({ aces: 6, kings: 6, big: 16, all: 28, share: part(tierShare(['AA', 'KK', 'AKs', 'AKo'])) })),
  satellite: sum(() => ({
    players: 43,
    stake: 10,
    seat: 100,
    pool: 430,
    seats: Math.floor(430 / 100),
    rest: 430 % 100,
  })),
  'semi-bluff': betValue({ pot: 100, bet: 60, folds: 0.4, wins: 0.2 }),
  'side-pot': pots(30, 80, 150),
  spr: sum(() => ({ pot: 30, deep: 240, short: 60, high: 240 / 30, low: 60 / 30 })),
  'three-bet': sum(() => {
    const [raise, again, blinds] = [6, 18, 3]
    const total = 2 * again + blinds
    return { raise, again, more: again - raise, total, needed: part((again - raise) / total) }
  }),
  tight: sum(() => ({ share: part(strong), deals: Math.round(1326 * strong), all: 1326 })),
  'under-the-gun': behind(8),
  'value-bet': sum(() => {
    const [bet, ahead] = [50, 0.65]
    return { bet, ahead: part(ahead), value: (2 * ahead - 1) * bet }
  }),
  variance: sum(() => {
    const entry = 10
    const prizes = [45, 27, 18].map((amount) => ({ amount, chance: 1 / 9 }))
    const { deviation } = momentsOf({ buyIn: entry, prizes })
    return {
      entry,
      players: 9,
      first: 45,
      second: 27,
      third: 18,
      count: 100,
      one: deviation,
      many: deviation * 10,
      entries: (deviation * 10) / entry,
    }
  }),
}
