import { cardNumber } from './hand-strength.ts'
import { holeCardCount, workOutOdds } from './odds.ts'

/**
 * Each player's part of the pot, from 0 to 1, over every way in which the board can be completed; what is shared counts in
 * equal parts. Hands of four cards are Omaha, all others hold'em.
 * @throws RangeError for a code that is no card.
 */
export function handChances(hands: readonly (readonly string[])[], board: readonly string[]): number[] {
  const { players } = workOutOdds({
    game: hands[0]?.length === holeCardCount.omaha ? 'omaha' : 'holdem',
    hands: hands.map((hand) => hand.map(cardNumber)),
    board: board.map(cardNumber),
    dead: [],
  })
  return players.map(({ equity }) => equity)
}
