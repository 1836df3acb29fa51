import { chanceOf, choose } from '#shared/poker/choose.ts'
import { handChances } from '#shared/poker/hand-chances.ts'
import { countOuts } from '#shared/poker/outs.ts'
import { type TermExample, type TermFigure, termRows } from './term-example.ts'

type Drawn = Partial<Record<(typeof termRows)[number], string>>
type Figures = Readonly<Record<string, TermFigure>>
type Make = () => TermExample

const part = (value: number): TermFigure => ({ part: value })
const oneIn = (chance: number) => Math.round(1 / chance)
const codes = (row = '') => row.split(' ').filter(Boolean)

/** Five-card hands that there are. */
const allHands = choose(52, 5)
const straights = 10
const suits = 4
const flushes = suits * choose(13, 5) - suits * straights

function rowsOf(drawn: Drawn): TermExample['rows'] {
  return termRows.flatMap((of) => (drawn[of] ? [{ of, cards: codes(drawn[of]) }] : []))
}

/** Cards, and what is counted of them. */
function draw(drawn: Drawn, figures: () => Figures = () => ({})): Make {
  return () => ({ rows: rowsOf(drawn), figures: figures() })
}

/** A hand on its own: how often it is dealt in five cards. */
function ranked(hand: string, made: number, count: () => number): Make {
  return () => ({
    rows: rowsOf({ hand }),
    made,
    figures: { count: count(), times: oneIn(count() / allHands), share: part(count() / allHands) },
  })
}

/** One hand against another on the flop or the turn: outs with the next card, and the chance of the pot. */
function duel(drawn: Required<Pick<Drawn, 'you' | 'other' | 'board'>>, more: () => Figures = () => ({})): Make {
  return () => {
    const [hand, against, board] = [codes(drawn.you), codes(drawn.other), codes(drawn.board)]
    const { outs, unseen, next, equity } = countOuts({ hand, against, board })
    const figures = { outs: outs.length, unseen, next: part(next), chance: part(equity), rest: part(1 - equity) }
    return { rows: rowsOf(drawn), figures: { ...figures, times: oneIn(1 - equity), ...more() } }
  }
}

/** So many outs on the flop, seen by somebody who knows five cards. */
function outs(count: number): () => Figures {
  return () => ({
    outs: count,
    unseen: 47,
    next: part(chanceOf(1, { wanted: count, unseen: 47, cards: 1 })),
    river: part(chanceOf(1, { wanted: count, unseen: 47, cards: 2 })),
  })
}

const later = (you: string, other: string, board: string) => () => ({
  dropped: part(handChances([codes(you), codes(other)], codes(board))[0] ?? 0),
})

/** Examples with cards. */
export const termHands: Readonly<Record<string, Make>> = {
  backdoor: draw({ you: 'Ah Jh', board: 'Kh 8c 3d' }, () => {
    const chance = chanceOf(2, { wanted: 10, unseen: 47, cards: 2 })
    return { wanted: 10, chance: part(chance), times: oneIn(chance) }
  }),
  'bad-beat': duel({ you: 'As Ah', other: 'Kd Kc', board: '9s 5h 2c' }),
  blank: duel({ you: 'Ah Jh', other: 'Ks Qd', board: 'Kh 9h 6c' }, later('Ah Jh', 'Ks Qd', 'Kh 9h 6c 2s')),
  blocker: draw({ you: 'As Kd', board: 'Qs 9s 4s 2d' }, () => ({ with: choose(9, 2), without: choose(10, 2) })),
  board: draw({ board: 'Kd 9s 4s 4h Jc' }),
  combo: draw({ hand: 'Ah Kc' }, () => ({
    pair: choose(4, 2),
    all: 4 * 4,
    suited: suits,
    offsuit: 4 * 3,
    left: 3 * 4,
  })),
  'community-cards': draw({ you: 'Qc Jd', other: 'Ah 8h', board: 'Qh 8s 5d 8c 2h' }),
  connectors: draw({ hand: '9h 8h' }, () => ({
    straights: 4,
    chance: part((4 * 4 ** 3) / choose(50, 3)),
    times: oneIn((4 * 4 ** 3) / choose(50, 3)),
  })),
  cooler: duel({ you: 'Kd Kc', other: '7s 7h', board: 'Ks 7d 7c 2h' }),
  domination: duel({ you: 'As Td', other: 'Ah Kc', board: 'Ac 8d 3s' }),
  draw: duel({ you: 'Qh Jh', other: 'Kc Kd', board: 'Th 9c 2h' }),
  'drawing-dead': duel({ you: 'Ah Kh', other: '5s 5d', board: '5c 5h 9d 2c' }),
  equity: duel({ you: 'Ah Kh', other: 'Qs Qd', board: 'Jh 7h 2c' }),
  flop: draw({ you: 'Ac Kd', board: 'Kh 8d 3s' }, () => ({
    flops: choose(50, 3),
    paired: part(chanceOf(1, { wanted: 6, unseen: 50, cards: 3 })),
  })),
  flush: ranked('Ah Jh 8h 5h 2h', 5, () => flushes),
  'flush-draw': draw({ you: 'Ad 6d', board: 'Kd 9d 3c' }, outs(9)),
  'four-of-a-kind': ranked('8s 8h 8d 8c Kd', 4, () => 13 * 48),
  'full-house': ranked('Qs Qh Qd 6s 6c', 5, () => 13 * choose(4, 3) * 12 * choose(4, 2)),
  gutshot: draw({ you: 'Jc 8d', board: 'Qh Ts 3c' }, outs(4)),
  'high-card': ranked('As Qd 9h 6c 3s', 1, () => (choose(13, 5) - straights) * (4 ** 5 - 4)),
  'hole-cards': draw({ hand: 'As 7d' }, () => ({ holdem: choose(52, 2), omaha: choose(52, 4) })),
  kicker: duel({ you: 'Ad Kc', other: 'Ah Qs', board: 'As 9d 5c 2h' }),
  nut: draw({ you: 'As 6s', board: 'Ks Ts 4s 7d 2h' }),
  offsuit: draw({ hand: 'Ac Kd' }, () => ({ offsuit: 4 * 3, suited: suits, share: part((4 * 3) / (4 * 4)) })),
  omaha: draw({ you: 'Ah Jc 8d 4s', board: 'Kh Qh Th 6h 2c' }),
  'open-ended': draw({ you: 'Td 9c', board: 'Jh 8s 2d' }, outs(8)),
  outs: duel({ you: 'Ks Qs', other: 'Ad 9d', board: 'As Ts 4h' }),
  overcard: duel({ you: 'As Kd', other: '9h 9c', board: 'Jd 7s 3c' }),
  overpair: duel({ you: 'Qs Qd', other: 'Jc Ts', board: 'Jh 7c 3d' }),
  pair: ranked('Js Jd As 8c 4h', 2, () => 13 * choose(4, 2) * choose(12, 3) * 4 ** 3),
  'pocket-pair': draw({ hand: '7c 7d' }, () => ({
    pairs: 13 * choose(4, 2),
    all: choose(52, 2),
    share: part((13 * choose(4, 2)) / choose(52, 2)),
  })),
  'reverse-implied-odds': duel({ you: '6h 5h', other: 'Ah 9h', board: 'Kh 8h 2c' }),
  river: duel({ you: 'Ah Th', other: 'Kc Kd', board: '9h 6h 2s 3c' }),
  'royal-flush': ranked('As Ks Qs Js Ts', 5, () => suits),
  set: draw({ you: '7c 7d', board: 'Ks 7h 2d' }, () => {
    const chance = chanceOf(1, { wanted: 2, unseen: 50, cards: 3 })
    return { chance: part(chance), missed: part(1 - chance) }
  }),
  showdown: draw({ you: 'Qd Jd', other: 'Th Td', board: 'Js Tc 5d Qh 2s' }),
  'split-pot': draw({ you: 'As 3d', other: 'Ad 4c', board: '9s 8h 7d 6c 5h' }, () => {
    const [share = 0] = handChances([codes('As 3d'), codes('Ad 4c')], codes('9s 8h 7d 6c 5h'))
    return { share: part(share) }
  }),
  straight: ranked('9h 8c 7d 6s 5h', 5, () => straights * (4 ** 5 - 4)),
  'straight-flush': ranked('9c 8c 7c 6c 5c', 5, () => suits * (straights - 1)),
  suited: draw({ hand: 'Ah Jh' }, () => ({ flush: part(chanceOf(3, { wanted: 11, unseen: 50, cards: 5 })) })),
  'texas-holdem': draw({ you: 'Ad Td', board: 'Ks Ts 6d Ac 3h' }),
  'three-of-a-kind': ranked('5s 5h 5d Kc 9s', 3, () => 13 * choose(4, 3) * choose(12, 2) * 4 ** 2),
  trips: duel({ you: 'Ah 9d', other: '9h Kc', board: '9s 9c 4h' }),
  turn: draw({ you: 'Qc Jc', board: 'Kc 8c 2d 5h' }, () => ({
    flop: part(chanceOf(1, { wanted: 9, unseen: 47, cards: 2 })),
    turn: part(chanceOf(1, { wanted: 9, unseen: 46, cards: 1 })),
  })),
  'two-pair': ranked('As Ad 9h 9c 4d', 4, () => choose(13, 2) * choose(4, 2) ** 2 * 44),
}
