import { describe, expect, it } from 'vitest'
import { cardCode, cardNumber, handCategories, handCategory, handStrength, highBits, lowBits } from './hand-strength.ts'

/** How many hands of so many cards there are of each category. */
function countHands(size: number): number[] {
  const counts = handCategories.map(() => 0)
  const add = (left: number, from: number, low: number, high: number) => {
    for (let card = from; card <= 52 - left; card++) {
      const [nextLow, nextHigh] = [low | lowBits[card]!, high | highBits[card]!]
      if (left > 1) add(left - 1, card + 1, nextLow, nextHigh)
      else counts[handCategory(handStrength(nextLow, nextHigh))]! += 1
    }
  }
  add(size, 0, 0, 0)
  return counts
}

describe('every hand there is, by category', () => {
  it('of five cards: all 2,598,960', () => {
    expect(countHands(5)).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40])
  })

  it('the best five of six cards: all 20,358,520', () => {
    expect(countHands(6)).toEqual([6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_844])
  })
})

it('knows 7,462 different strengths of five cards', () => {
  const strengths = new Set<number>()
  for (let a = 0; a < 48; a++) {
    for (let b = a + 1; b < 49; b++) {
      for (let c = b + 1; c < 50; c++) {
        for (let d = c + 1; d < 51; d++) {
          const low = lowBits[a]! | lowBits[b]! | lowBits[c]! | lowBits[d]!
          const high = highBits[a]! | highBits[b]! | highBits[c]! | highBits[d]!
          for (let e = d + 1; e < 52; e++) strengths.add(handStrength(low | lowBits[e]!, high | highBits[e]!))
        }
      }
    }
  }
  expect(strengths.size).toBe(7462)
})

it('reads and writes every card', () => {
  const codes = Array.from({ length: 52 }, (_, card) => cardCode(card))
  expect(new Set(codes).size).toBe(52)
  expect(codes.map(cardNumber)).toEqual(Array.from({ length: 52 }, (_, card) => card))
  expect(() => cardNumber('1s')).toThrow(RangeError)
})
