const rankLetters = '23456789TJQKA'
const suitLetters = 'shdc'

/** Bit of a rank, two to ace, in the masks below. */
const rankMasks = 1 << 13

/** For each set of ranks, how high its straight is, as its top rank plus one; 0 without one. The ace also counts as low. */
const straightOf = Uint8Array.from({ length: rankMasks }, (_, mask) => {
  for (let top = 12; top >= 4; top--) if (((mask >> (top - 4)) & 31) === 31) return top + 1
  return (mask & 0b1_0000_0000_1111) === 0b1_0000_0000_1111 ? 4 : 0
})
/** For each set of ranks, its five highest. */
const highestFive = Uint16Array.from({ length: rankMasks }, (_, mask) => highest(mask, 5))

function highest(mask: number, count: number): number {
  let left = mask
  let kept = 0
  for (let n = 0; n < count && left > 0; n++) {
    const bit = 1 << (31 - Math.clz32(left))
    kept |= bit
    left &= ~bit
  }
  return kept
}

/** Card codes (`As`, `Th`) as numbers from 0 to 51, suit by suit. */
function cardNumber(code: string): number {
  const rank = rankLetters.indexOf(code[0] ?? '')
  const suit = suitLetters.indexOf(code[1] ?? '')
  if (code.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`No card: ${code}`)
  return suit * 13 + rank
}

/** Strength of the best five of five to seven cards, given as numbers: the higher wins, equal ones share. */
function handStrength(cards: ArrayLike<number>): number {
  const suits = [0, 0, 0, 0]
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? 0
    const suit = (card / 13) | 0
    suits[suit] = (suits[suit] ?? 0) | (1 << (card - suit * 13))
  }
  const [a = 0, b = 0, c = 0, d = 0] = suits
  const any = a | b | c | d
  for (const mask of suits) {
    // Five bits or more.
    let left = mask
    let count = 0
    for (; left > 0; count++) left &= left - 1
    if (count < 5) continue
    const straight = straightOf[mask] ?? 0
    return straight > 0 ? (8 << 26) | straight : (5 << 26) | (highestFive[mask] ?? 0)
  }
  const twice = (a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d)
  const thrice = (a & b & c) | (a & b & d) | (a & c & d) | (b & c & d)
  const four = a & b & c & d
  if (four) return (7 << 26) | (four << 13) | highest(any & ~four, 1)
  if (thrice) {
    const three = highest(thrice, 1)
    const pair = highest(twice & ~three, 1)
    if (pair) return (6 << 26) | (three << 13) | pair
  }
  const straight = straightOf[any] ?? 0
  if (straight) return (4 << 26) | straight
  if (thrice) return (3 << 26) | (thrice << 13) | highest(any & ~thrice, 2)
  const pairs = highest(twice, 2)
  if (pairs & (pairs - 1)) return (2 << 26) | (pairs << 13) | highest(any & ~pairs, 1)
  if (pairs) return (1 << 26) | (pairs << 13) | highest(any & ~pairs, 3)
  return highestFive[any] ?? 0
}

/**
 * Each player's part of the pot in hold'em, from 0 to 1, over every way in which the board can be completed; what is
 * shared counts in equal parts. Two hands before the flop are 1,712,304 boards, about a second.
 * @throws RangeError for a code that is no card.
 */
export function handChances(hands: readonly (readonly string[])[], board: readonly string[]): number[] {
  const held = hands.map((hand) => hand.map(cardNumber))
  const shown = board.map(cardNumber)
  const known = new Set([...held.flat(), ...shown])
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card))
  const missing = 5 - shown.length
  const sevens = held.map((hand) => Uint8Array.from([...hand, ...shown, ...Array.from({ length: missing }, () => 0)]))
  const won = hands.map(() => 0)
  let boards = 0
  const finish = (from: number, place: number) => {
    if (place < missing) {
      for (let next = from; next < deck.length; next++) {
        for (const seven of sevens) seven[seven.length - missing + place] = deck[next] ?? 0
        finish(next + 1, place + 1)
      }
      return
    }
    boards++
    const strengths = sevens.map(handStrength)
    const best = Math.max(...strengths)
    const winners = strengths.filter((strength) => strength === best).length
    for (const [player, strength] of strengths.entries()) {
      if (strength === best) won[player] = (won[player] ?? 0) + 1 / winners
    }
  }
  finish(0, 0)
  return won.map((share) => share / boards)
}
