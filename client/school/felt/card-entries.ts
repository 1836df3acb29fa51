import { cardCode } from '#shared/poker/hand-strength.ts'
import { boardSize, holeCardCount, type PokerGame } from '#shared/poker/odds.ts'
import { type CardField, handFields, mostDead, readCards, readGame } from '#shared/school/odds-entries.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

export function codesIn(text: string | undefined): string[] {
  return readCards(text ?? '')?.map(cardCode) ?? []
}

/** Cards that a place has room for. */
export function roomOf(field: CardField, game: PokerGame): number {
  return field === 'board' ? boardSize : field === 'dead' ? mostDead : holeCardCount[game]
}

export function isFull(entries: CalculatorEntries, field: CardField): boolean {
  return codesIn(entries[field]).length >= roomOf(field, readGame(entries))
}

/** The first place of two hands and the board that has room. */
export function firstTarget(entries: CalculatorEntries): CardField {
  const places = ['hand1', 'hand2', 'board'] as const
  return places.find((field) => !isFull(entries, field)) ?? 'hand1'
}

/** Where the next card goes after one was laid into a field: on, once the field is full. */
function nextTarget(field: CardField, count: number, game: PokerGame): CardField {
  if (count < roomOf(field, game) || field === 'board' || field === 'dead') return field
  // Two hands are enough for a start; a visitor who wants a third chooses its field.
  return field === 'hand1'
    ? 'hand2'
    : field === 'hand2'
      ? 'board'
      : (handFields[handFields.indexOf(field) + 1] ?? 'board')
}

/**
 * A card goes to a place that has room, or back into the deck where that is null, from wherever it lies. Returns what is
 * written then, and where the next card goes.
 */
export function moveCard(
  entries: CalculatorEntries,
  { code, from, to, game }: { code: string; from: CardField | null; to: CardField | null; game: PokerGame },
): { entries: CalculatorEntries; target: CardField } | null {
  const place = to ?? from
  if (!place || from === to || (to && isFull(entries, to))) return null
  const next: Record<string, string> = { ...entries }
  if (from)
    next[from] = codesIn(next[from])
      .filter((other) => other !== code)
      .join(' ')
  if (!to) return { entries: next, target: place }
  const cards = [...codesIn(next[to]), code]
  next[to] = cards.join(' ')
  return { entries: next, target: nextTarget(to, cards.length, game) }
}
