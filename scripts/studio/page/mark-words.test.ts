import { expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

it.each([
  ['🎉 Hier win je gegarandeerd.', ['win je gegarandeerd'], '🎉 Hier [win je gegarandeerd].'],
  ['Feest 🎉🎉, en WIN JE altijd: win je?', ['Win je'], 'Feest 🎉🎉, en [WIN JE] altijd: [win je]?'],
  ['İstanbul: win je', ['win je'], 'İstanbul: [win je]'],
  ['Je wint altijd (100%).', ['wint altijd', 'Je wint altijd', '(100%)'], '[Je wint altijd] [(100%)].'],
  ['Niets daarvan.', ['win je', ''], 'Niets daarvan.'],
])('%s', (sentence, words, marked) => {
  const parts = markWords(sentence, words)
  expect(parts.map(({ text, isSaid }) => (isSaid ? `[${text}]` : text)).join('')).toBe(marked)
})
