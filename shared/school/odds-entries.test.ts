import { describe, expect, it } from 'vitest'
import { cardCode } from '#shared/poker/hand-strength.ts'
import { readCards, readSpot } from './odds-entries.ts'

describe('cards as people write them', () => {
  it.each([
    ['As Kd', 'As Kd'],
    ['askd', 'As Kd'],
    ['  AS,kD ; 10h ', 'As Kd Th'],
    ['A♠ 10♦', 'As Td'],
    ['A♥️K♣️', 'Ah Kc'],
    ['Hr Vk Bs', 'Kd Qc Js'],
    ['Hh', 'Kh'],
    ['Th9h', 'Th 9h'],
    ['?', ''],
    ['', ''],
  ])('%j is %j', (text, cards) => {
    expect(readCards(text)?.map(cardCode).join(' ')).toBe(cards)
  })

  it.each(['A', 'Ax', '1s', 'As K', 'hello', '♠A', '11h', '<b>'])('%j is none', (text) => {
    expect(readCards(text)).toBeNull()
  })
})

describe('what is entered', () => {
  it.each([
    ['a hand of one card', { hand1: 'As', hand2: 'Kd Kh' }, 'hand1', 'count'],
    ['two cards in Omaha', { game: 'omaha', hand1: 'As Ah', hand2: 'Kd Kh Qd Qh' }, 'hand1', 'count'],
    ['a card twice', { hand1: 'As Ah', hand2: 'As Kh' }, 'hand2', 'twice'],
    ['a card twice in one hand', { hand1: 'As As', hand2: 'Ks Kh' }, 'hand1', 'twice'],
    ['a card of the board in a hand', { hand1: 'As Ah', hand2: 'Ks Kh', board: '2s 3s As' }, 'board', 'twice'],
    ['a dead card on the board', { hand1: 'As Ah', hand2: 'Ks Kh', board: '2s 3s 4s', dead: '3s' }, 'dead', 'twice'],
    ['half a flop', { hand1: 'As Ah', hand2: 'Ks Kh', board: '2s 3s' }, 'board', 'count'],
    ['what is no card', { hand1: 'As Ah', hand2: 'kings' }, 'hand2', 'unreadable'],
    ['one hand', { hand1: 'As Ah' }, 'hand2', 'few-hands'],
    ['unknown hands only', { hand1: '?', hand2: '?' }, 'hand1', 'few-hands'],
  ])('%s is told', (_, entries, field, kind) => {
    expect(readSpot(entries)).toEqual({ problems: [{ field, kind }] })
  })

  it('is a spot; a question mark is an unknown hand, and an empty field none', () => {
    expect(readSpot({ hand1: 'As Ah', hand2: '', hand3: '?', board: '2s 3s 4s', dead: '5c' })).toMatchObject({
      spot: { game: 'holdem', hands: [[12, 25], []], board: [0, 1, 2] },
    })
  })
})
