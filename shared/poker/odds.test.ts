import { describe, expect, it } from 'vitest'
import { createRandom } from '#shared/site/seeded-random.ts'
import { countSlowly } from '#tests/helpers/slow-evaluator.ts'
import { cardNumber } from './hand-strength.ts'
import { countDeals, type PokerGame, type Spot, workOutOdds } from './odds.ts'

const cards = (text: string) => text.split(' ').filter(Boolean).map(cardNumber)
function spotOf(hands: readonly string[], { game = 'holdem' as PokerGame, board = '', dead = '' } = {}): Spot {
  return { game, hands: hands.map(cards), board: cards(board), dead: cards(dead) }
}
/** Deals that each player wins alone, and that he shares. */
function countsOf(spot: Spot) {
  const { deals, players } = workOutOdds(spot)
  return {
    wins: players.map(({ win }) => Math.round(win * deals)),
    ties: players.map(({ tie }) => Math.round(tie * deals)),
  }
}
const add = (...counts: { wins: number[]; ties: number[] }[]) => {
  const sum = (lists: number[][]) =>
    (lists[0] ?? []).map((_, at) => lists.reduce((total, list) => total + list[at]!, 0))
  return { wins: sum(counts.map(({ wins }) => wins)), ties: sum(counts.map(({ ties }) => ties)) }
}
const times = (factor: number, counts: { wins: number[]; ties: number[] }) =>
  add(...Array.from({ length: factor }, () => counts))

// Counts that other programs published: OMPEval's test data, CandyPoker's README, and The Hidden Side of Poker's
// article on the most lopsided duel.
describe('counts that others published', () => {
  it('aces against kings, over all 36 pairs of hands: 81.946 %', () => {
    const shared = (one: string) => countsOf(spotOf(['As Ah', one]))
    // Both suits, one of them, none: 6, 24 and 6 of the 36.
    const all = add(times(6, shared('Ks Kh')), times(24, shared('Ks Kd')), times(6, shared('Kd Kc')))
    expect(all).toEqual({ wins: [50_371_344, 10_986_372], ties: [285_228, 285_228] })
    const deals = 36 * 1_712_304
    expect(((50_371_344 + 285_228 / 2) / deals) * 100).toBeCloseTo(81.946, 3)
  })

  it('ace-king of two suits against fives, over all 72 pairs of hands', () => {
    const against = (fives: string) => countsOf(spotOf(['As Kh', fives]))
    const six = [against('5s 5h'), times(2, against('5s 5d')), times(2, against('5h 5d')), against('5d 5c')]
    const all = times(12, add(...six))
    expect([all.wins[0], all.ties[0]]).toEqual([55_669_464, 562_284])
  })

  it('kings against king-two: nobody is further ahead before the flop', () => {
    expect(countsOf(spotOf(['Kh Kc', 'Kd 2h']))).toEqual({ wins: [1_612_287, 73_825], ties: [26_192, 26_192] })
  })

  it('three hands, of which two are alike, with dead cards', () => {
    const spot = spotOf(['3d 7d', '2h 9h', '2c 9c'], { board: '5d 5h 5c', dead: '3s 3c' })
    expect(countsOf(spot)).toEqual({ wins: [183, 28, 28], ties: [201, 581, 581] })
  })

  it('an unknown hand against aces and a set, over all 18 pairs of them', () => {
    const aces = ['As Ah', 'As Ad', 'As Ac', 'Ah Ad', 'Ah Ac', 'Ad Ac']
    const threes = ['3s 3h', '3s 3d', '3h 3d']
    const all = aces.flatMap((ace) =>
      threes.map((three) => countsOf(spotOf(['', ace, three], { board: '2c 3c 8h', dead: '6h' }))),
    )
    expect(add(...all)).toEqual({ wins: [808_395, 1_681_125, 12_151_512], ties: [20_076, 20_076, 0] })
  })
})

// An evaluator that was written another way, over every end of the board.
describe('counts of an evaluator that reads the rules card by card', () => {
  it.each<[string, string[], Parameters<typeof spotOf>[1]]>([
    ['overpair against a flush draw', ['Ks Kc', 'Ah Qh'], { board: '9h 4h 2s' }],
    ['set against an open-ended straight draw', ['8s 8c', 'Jh Td'], { board: '8d 9c 2h' }],
    ['top pair against two pair', ['As Kd', '9h 8h'], { board: 'Ac 9s 8d' }],
    ['straight against a set', ['7s 6s', 'Td Tc'], { board: 'Th 9c 8s' }],
    ['two draws against each other', ['Ah 5h', 'Js Ts'], { board: 'Kh 9h 8c' }],
    ['the same hand in other suits', ['As Kd', 'Ah Kc'], { board: 'Qs Js 4d' }],
    ['four hands on the flop', ['As Ad', 'Kh Qh', '7c 7d', 'Js Tc'], { board: '7h 9h 2s' }],
    ['two overcards and a gutshot', ['Ad Qs', '9c 9d'], { board: 'Th 8c Js' }],
    ['drawing to two cards on the turn', ['Qs Qd', 'Ac Kc'], { board: 'Qc 7s 2d Kh' }],
    ['dead outs', ['Ks Kc', 'Ah Qh'], { board: '9h 4h 2s', dead: '3h 5h Jh' }],
    ['six hands', ['As Kd', 'Qh Qc', 'Jd Tc', '7s 6s', '5h 5d', 'Ah 9h'], { board: 'Qs 8s 7h' }],
    ['Omaha: aces against a wrap', ['As Ah Kd 3c', 'Jh Td 9s 8c'], { game: 'omaha', board: 'Qs Tc 2d' }],
    ['Omaha: two from the hand, always', ['As Kd Qc 7h', '5s 5d 6c 8h'], { game: 'omaha', board: '9s Js 2s' }],
    ['Omaha: set against a flush draw', ['9s 9d Ac Kh', 'Jh Th 7h 6c'], { game: 'omaha', board: '9h 4h 2s' }],
    ['Omaha: same pairs, other suits', ['As Ad Ks Kd', 'Ah Ac Kh Kc'], { game: 'omaha', board: 'Js Ts 3h' }],
    ['Omaha: four of a kind on the board', ['As Kd 7c 2h', 'Qs Qd 8c 3h'], { game: 'omaha', board: '9s 9d 9c 9h' }],
    ['Omaha: three hands', ['As Js Td 9d', 'Kh Kc 8h 7c', '6s 5s 4d 3d'], { game: 'omaha', board: 'Ts 8s 2d' }],
    ['Omaha: on the turn', ['Ah Kh Qd Js', '8s 8c 7d 6d'], { game: 'omaha', board: 'Th 9h 8h 2c' }],
    ['Omaha: dead outs', ['9s 9d Ac Kh', 'Jh Th 7h 6c'], { game: 'omaha', board: '9h 4h 2s', dead: 'Ah Qh 8d' }],
  ])('%s', (_, hands, options) => {
    const spot = spotOf(hands, options)
    expect(countsOf(spot)).toEqual(countSlowly(spot))
  })
})

describe('how many deals there are', () => {
  it.each<[string, string[], Parameters<typeof spotOf>[1], number]>([
    ['two hands before the flop', ['As Ah', 'Ks Kh'], {}, 1_712_304],
    ['two hands of Omaha', ['As Ah 2c 3c', 'Ks Kh 4c 5c'], { game: 'omaha' }, 1_086_008],
    ['on the flop', ['As Ah', 'Ks Kh'], { board: '2s 3s 4s' }, 990],
    ['with dead cards', ['As Ah', 'Ks Kh'], { board: '2s 3s 4s', dead: '9c' }, 946],
    ['a whole board', ['As Ah', 'Ks Kh'], { board: '2s 3s 4s 9d Tc' }, 1],
    ['one unknown hand on the river', ['As Ah', ''], { board: '2s 3s 4s 9d Tc' }, 990],
    ['two unknown hands on the river', ['As Ah', '', ''], { board: '2s 3s 4s 9d Tc' }, 990 * 903],
  ])('%s', (_, hands, options, deals) => {
    const spot = spotOf(hands, options)
    expect(countDeals(spot)).toBe(deals)
    // Omaha from the start is two seconds' work, and counted no other way.
    if (deals < 1_000_000) expect(workOutOdds(spot).deals).toBe(deals)
  })
})

describe('a simulation', () => {
  const spot = spotOf(['Ks Kc', 'Ah Qh'], { board: '9h 4h 2s' })
  const exact = workOutOdds(spot)
  const simulated = (seed: number, mostDeals: number) => workOutOdds(spot, { seed, mostDeals, mostEvaluations: 1900 })

  it('is made where counting would take too long, and says so', () => {
    expect(simulated(1, 500)).toMatchObject({ isExact: false, deals: 500 })
    expect(workOutOdds(spot, { mostEvaluations: 1980 })).toEqual(exact)
  })

  it('deals the same cards for the same seed', () => {
    expect(simulated(7, 900)).toEqual(simulated(7, 900))
    expect(simulated(7, 900)).not.toEqual(simulated(8, 900))
  })

  it('lies within two of its standard errors of the truth as often as it should', () => {
    const tries = Array.from({ length: 400 }, (_, seed) => simulated(seed, 300).players[0]!)
    const near = tries.filter(
      ({ equity, standardError }) => Math.abs(equity - exact.players[0]!.equity) < 2 * standardError,
    )
    expect(near.length / tries.length).toBeGreaterThan(0.92)
    expect(near.length / tries.length).toBeLessThan(0.98)
  })

  it('deals to unknown players too', () => {
    const known = workOutOdds(spotOf(['As Ah', ''], { board: '2s 7d 9c Jh' })).players[0]!.equity
    const tried = workOutOdds(spotOf(['As Ah', ''], { board: '2s 7d 9c Jh' }), {
      mostEvaluations: 60_000,
      seed: 3,
    })
    expect(tried.isExact).toBe(false)
    expect(Math.abs(tried.players[0]!.equity - known)).toBeLessThan(4 * tried.players[0]!.standardError)
  })
})

it('reports how far it is, up to the end and never back', () => {
  const parts: number[] = []
  workOutOdds(spotOf(['As Ah', '7d 7c'], { board: '2s' }), { onProgress: (part) => parts.push(part) })
  expect(parts.length).toBeGreaterThan(3)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBeLessThanOrEqual(1)
})

it('draws every part of the range alike', () => {
  const random = createRandom(5)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let n = 0; n < 20_000; n++) tenths[Math.floor(random() * 10)]! += 1
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
})
