const rankLetters = '23456789TJQKA'
const suitLetters = 'shdc'
const ranksPerSuit = 13
const suitMask = (1 << ranksPerSuit) - 1

/** For each set of ranks, how high its straight is, as its top rank plus one; 0 without one. The ace also counts as low. */
const straightOf = Uint8Array.from({ length: suitMask + 1 }, (_, mask) => {
  for (let top = 12; top >= 4; top--) if (((mask >> (top - 4)) & 31) === 31) return top + 1
  return (mask & 0b1_0000_0000_1111) === 0b1_0000_0000_1111 ? 4 : 0
})
/** For each set of ranks, its five highest. */
const highestFive = Uint16Array.from({ length: suitMask + 1 }, (_, mask) => highest(mask, 5))
/** For each set of ranks of one suit, the strength of its flush or straight flush; 0 for fewer than five. */
const flushOf = Int32Array.from({ length: suitMask + 1 }, (_, mask) => {
  const five = highestFive[mask] ?? 0
  if (countRanks(five) < 5) return 0
  const straight = straightOf[mask] ?? 0
  return straight > 0 ? (8 << 26) | straight : (5 << 26) | five
})

function countRanks(mask: number): number {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}

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

/** What a hand is called, from the lowest to the highest; `handCategory` gives the place in this list. */
export const handCategories = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const

/** Card codes (`As`, `Th`) as numbers from 0 to 51, suit by suit. @throws RangeError for a code that is no card. */
export function cardNumber(code: string): number {
  const rank = rankLetters.indexOf(code[0] ?? '')
  const suit = suitLetters.indexOf(code[1] ?? '')
  if (code.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`No card: ${code}`)
  return suit * ranksPerSuit + rank
}

export function cardCode(card: number): string {
  return `${rankLetters[card % ranksPerSuit]}${suitLetters[Math.floor(card / ranksPerSuit)]}`
}

/** A card's bit among the spades and hearts; 0 for the other suits. A set of cards is two such words. */
export const lowBits = Int32Array.from({ length: 52 }, (_, card) => (card < 26 ? 1 << card : 0))
/** A card's bit among the diamonds and clubs; 0 for the other suits. */
export const highBits = Int32Array.from({ length: 52 }, (_, card) => (card < 26 ? 0 : 1 << (card - 26)))

/** Strength of the best five of five to seven cards (`lowBits`, `highBits`): the higher wins, equal ones share. */
export function handStrength(low: number, high: number): number {
  const a = low & suitMask
  const b = low >>> ranksPerSuit
  const c = high & suitMask
  const d = high >>> ranksPerSuit
  // Of seven cards only one suit can have five, and then neither a full house nor four of a kind fits in beside it.
  const flush = (flushOf[a] ?? 0) | (flushOf[b] ?? 0) | (flushOf[c] ?? 0) | (flushOf[d] ?? 0)
  if (flush !== 0) return flush
  const any = a | b | c | d
  const straight = straightOf[any] ?? 0
  const twice = (a & b) | (c & d) | ((a | b) & (c | d))
  if (twice === 0) return straight ? (4 << 26) | straight : (highestFive[any] ?? 0)
  const thrice = (a & b & (c | d)) | (c & d & (a | b))
  if (thrice) {
    const four = a & b & c & d
    if (four) return (7 << 26) | (four << 13) | highest(any & ~four, 1)
    const three = highest(thrice, 1)
    const pair = highest(twice & ~three, 1)
    if (pair) return (6 << 26) | (three << 13) | pair
    if (straight) return (4 << 26) | straight
    return (3 << 26) | (thrice << 13) | highest(any & ~thrice, 2)
  }
  if (straight) return (4 << 26) | straight
  const pairs = highest(twice, 2)
  if (pairs & (pairs - 1)) return (2 << 26) | (pairs << 13) | highest(any & ~pairs, 1)
  return (1 << 26) | (pairs << 13) | highest(any & ~pairs, 3)
}

/** The same of cards by their numbers. */
export function strengthOf(cards: readonly number[]): number {
  const setOf = (bits: Int32Array) => cards.reduce((set, card) => set | (bits[card] ?? 0), 0)
  return handStrength(setOf(lowBits), setOf(highBits))
}

export function handCategory(strength: number): number {
  return strength >>> 26
}
