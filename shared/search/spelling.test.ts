import { expect, it } from 'vitest'
import { nearestWord } from './spelling.ts'

const words = ['toernooi', 'toernooien', 'uitbetaling', 'account', 'pot', 'poker', 'verificatie']

it.each([
  ['a letter that is missing', 'acount', 'account'],
  ['one too many', 'accounnt', 'account'],
  ['another', 'tournooi', 'toernooi'],
  ['two swapped', 'accuont', 'account'],
  ['two mistakes in a long word', 'uitbetalimgg', 'uitbetaling'],
  ['in a short one', 'pod', 'pot'],
  ['the more frequent of two as near', 'toernooie', 'toernooi'],
])('corrects %s', (_, typed, meant) => {
  expect(nearestWord(typed, words, 2)).toBe(meant)
})

it.each([
  ['two mistakes in a short word', 'aknt', 2],
  ['another beginning', 'barificatie', 2],
  ['more mistakes than it may', 'uitbetalimgg', 1],
  ['numbers', '9.3', 2],
  ['two letters', 'po', 2],
])('leaves %s', (_, typed, within) => {
  expect(nearestWord(typed, words, within)).toBeNull()
})
