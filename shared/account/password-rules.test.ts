import { expect, it } from 'vitest'
import { MIN_PASSWORD_LENGTH, metPasswordRules, PASSWORD_PATTERN } from './password-rules.ts'

it.each([
  ['', []],
  ['ABC!', []],
  ['aBC', ['letters']],
  ['é', []],
  ['7', ['numbers']],
  ['٣', []],
  ['kaart7', ['letters', 'numbers']],
  ['7 HEARTS s', ['letters', 'numbers']],
  ['veertien-teken', ['letters']],
  ['vijftien teken5', ['length', 'letters', 'numbers']],
  ['♠♥♦♣♠♥♦♣♠♥♦♣♠♥♦', ['length']],
  // Characters, not the two halves that some of them are written with.
  ['🂡🂡🂡🂡🂡🂡🂡🂡', []],
])('%j meets %j, for the list and for the form control alike', (password, expected) => {
  expect(metPasswordRules(password)).toEqual(expected)
  expect(metPasswordRules(password).includes('length')).toBe([...password].length >= MIN_PASSWORD_LENGTH)
  // As a form control reads its pattern (HTML, 4.10.5.3.6).
  const both = metPasswordRules(password).filter((rule) => rule !== 'length').length === 2
  expect(new RegExp(`^(?:${PASSWORD_PATTERN})$`, 'v').test(password)).toBe(both)
})
