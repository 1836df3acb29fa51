import { expect, it } from 'vitest'
import type { Locale } from '#shared/site/locales.ts'
import { listClaims } from './claims.ts'

const kindsIn = (text: string, locale: Locale) => [...new Set(listClaims(text, locale).map(({ kind }) => kind))]

it.each<[Locale, string, string[]]>([
  // Families of words, in either order.
  ['nl', 'Verzekerd is je winst, zeggen ze', ['winning']],
  ['nl', 'Met onze kaarten zijn je aanmaningen zo verdwenen', ['moneyTrouble']],
  ['en', 'The bailiffs vanish when you play', ['moneyTrouble']],
  ['en', 'Outsmart fate at our tables', ['skill']],
  // A sum is a sum in any notation.
  ['nl', 'Gratis honderd euro', ['free']],
  ['nl', 'Gratis EUR 100,00', ['free']],
  ['en', 'Two hundred dollars free', ['free']],
  // What is asked denies nothing of what is answered.
  ['nl', 'Geen geld voor de huur? Win het', ['moneyTrouble']],
  ['en', 'No money for the rent? Win it', ['moneyTrouble']],
])('finds in %s “%s”: %s', (locale, text, kinds) => {
  expect(kindsIn(text, locale)).toEqual(kinds)
})

it.each<[Locale, string]>([
  ['nl', 'Word je er rijk van? Nee.'],
  ['nl', 'Schulden los je niet op met kaarten.'],
  ['nl', 'Neem geen risico met geld dat je niet kunt missen.'],
  ['en', 'Fate is not outsmarted at a table.'],
  ['en', 'Behind on the rent? Call the helpline.'],
])('lets pass in %s “%s”', (locale, text) => {
  expect(kindsIn(text, locale)).toEqual([])
})
