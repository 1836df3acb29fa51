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
  ['nl', 'Bitcoin was gisteren, nu zijn er onze tafels', ['winning']],
  ['nl', 'Wat ga jij doen met een miljoen?', ['winning']],
  ['nl', 'Schuif aan voordat een ander het doet', ['urgency']],
  ['nl', 'Spelenderwijs een dikke zakcent', ['ease']],
  ['nl', 'Een huurverhoging? Wij hebben een pot', ['moneyTrouble']],
  ['nl', 'Je schoonfamilie is straks onder de indruk', ['socialSuccess']],
  ['nl', 'Leuker dan Minecraft: onze tafels', ['youth']],
  ['nl', 'Een cadeautje, en geen verplichtingen', ['bonus']],
  ['nl', 'Verlies? Sla terug', ['chasing']],
  ['nl', 'Voel feilloos aan: je weet welke kaart valt', ['skill']],
  ['nl', 'Kosteloos, mits je eerst stort', ['free']],
  ['en', 'Why hold bonds when there is the felt?', ['winning']],
  ['en', 'Join before the rest arrive', ['urgency']],
  ['en', 'Pots from your slippers', ['ease']],
  ['en', 'A tax bill? Pull up a chair', ['moneyTrouble']],
  ['en', 'Your in-laws will be speechless', ['socialSuccess']],
  ['en', 'Pokemon grew up: our tables', ['youth']],
  ['en', 'A welcome gift with no hoops', ['bonus']],
  ['en', 'All the excitement minus the danger', ['risk']],
  ['en', 'A loss? Fight back', ['chasing']],
  ['en', 'You can tell which card is next', ['skill']],
  ['en', 'Complimentary, provided that you top up', ['free']],
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
  ['nl', 'Wie denkt dat hij niets te verliezen heeft, vergist zich.'],
  ['nl', 'Neem geen risico met geld dat je niet kunt missen.'],
  ['en', 'Whoever thinks that there is nothing to lose is wrong.'],
  ['en', 'Pay your bills before you think of a table.'],
  ['en', 'Fate is not outsmarted at a table.'],
  ['en', 'Behind on the rent? Call the helpline.'],
])('lets pass in %s “%s”', (locale, text) => {
  expect(kindsIn(text, locale)).toEqual([])
})
