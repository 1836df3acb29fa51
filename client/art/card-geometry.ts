import type { SuitName } from '#shared/site/suit-name.ts'

export const suits = ['spade', 'heart', 'diamond', 'club'] as const satisfies readonly SuitName[]
export const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const
export type Rank = (typeof ranks)[number]
export type CourtRank = Extract<Rank, 'jack' | 'queen' | 'king'>

/** A playing card in tenths of a millimetre: 63 by 88, its corner 4.5 % of the width. */
export const card = { width: 630, height: 880, corner: 28.35 } as const

interface Pip {
  x: number
  y: number
  isTurned: boolean
}

const layouts: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  2: rows([0, -1, 1]),
  3: rows([0, -1, 0, 1]),
  4: rows([-1, -1, 1], [1, -1, 1]),
  5: rows([-1, -1, 1], [1, -1, 1], [0, 0]),
  6: rows([-1, -1, 0, 1], [1, -1, 0, 1]),
  7: rows([-1, -1, 0, 1], [1, -1, 0, 1], [0, -0.5]),
  8: rows([-1, -1, 0, 1], [1, -1, 0, 1], [0, -0.5, 0.5]),
  9: rows([-1, -1, -0.34, 0.34, 1], [1, -1, -0.34, 0.34, 1], [0, 0]),
  10: rows([-1, -1, -0.34, 0.34, 1], [1, -1, -0.34, 0.34, 1], [0, -0.67, 0.67]),
}

function rows(...columns: readonly (readonly [number, ...number[]])[]): [number, number][] {
  return columns.flatMap(([column, ...places]) => places.map((row): [number, number] => [column, row]))
}

/** The pips of a card from 2 to 10, as many as its rank; none on the others, whose middle is an illustration. */
export function pipsOf(rank: Rank): Pip[] {
  return (layouts[rank] ?? []).map(([column, row]) => ({
    x: card.width / 2 + column * 110,
    y: card.height / 2 + row * 262,
    isTurned: row > 0,
  }))
}

export function isCourtRank(rank: Rank): rank is CourtRank {
  return rank === 'jack' || rank === 'queen' || rank === 'king'
}
