import { expect, it } from 'vitest'
import { metPasswordRules, PASSWORD_PATTERN } from './password-rules.ts'

it.each([
  ['', []],
  ['ABC!', []],
  ['aBC', ['letters']],
  ['é', []],
  ['7', ['numbers']],
  ['٣', []],
  ['kaart7', ['letters', 'numbers']],
  ['7 HEARTS s', ['letters', 'numbers']],
])('%j meets %j, for the list and for the form control alike', (password, expected) => {
  expect(metPasswordRules(password)).toEqual(expected)
  // As a form control reads its pattern (HTML, 4.10.5.3.6).
  expect(new RegExp(`^(?:${PASSWORD_PATTERN})$`, 'v').test(password)).toBe(expected.length === 2)
})
