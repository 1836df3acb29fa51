/** Whose cards are drawn, in this order. */
export const termRows = ['you', 'other', 'board', 'hand'] as const
export type TermRow = (typeof termRows)[number]

/** A part of a whole is written as a percentage. */
export type TermFigure = number | { part: number }

export interface TermExample {
  rows: readonly { of: TermRow; cards: readonly string[] }[]
  /** How many cards of `hand` make it what it is; the others are paler. */
  made?: number
  /** By the names that the text has in braces. */
  figures: Readonly<Record<string, TermFigure>>
}
