import { cardCode } from '#shared/poker/hand-strength.ts'
import { holeCardCount, type PokerGame } from '#shared/poker/odds.ts'
import { type CardField, handFields, readCards } from '#shared/school/odds-entries.ts'

export function codesIn(text: string | undefined): string[] {
  return readCards(text ?? '')?.map(cardCode) ?? []
}

/** Where the next card goes after one was laid into a field: on, once the field is full. */
export function nextTarget(field: CardField, count: number, game: PokerGame): CardField {
  if (field === 'dead') return field
  if (field === 'board') return count < 5 ? field : 'dead'
  if (count < holeCardCount[game]) return field
  // Two hands are enough for a start; a visitor who wants a third chooses its field.
  return field === 'hand1'
    ? 'hand2'
    : field === 'hand2'
      ? 'board'
      : (handFields[handFields.indexOf(field) + 1] ?? 'board')
}

export function readForm(form: HTMLFormElement | null): Record<string, string> {
  return Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))
}
