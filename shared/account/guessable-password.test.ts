import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

describe('a password that is among the first guesses', () => {
  it.each([
    'wachtwoord12345',
    'Wachtwoord2026!!',
    'password12345678',
    'qwertyuiop12345',
    'aaaaaaaaaaaaaa1',
    'ab1ab1ab1ab1ab1',
    'kaartkamer-2026-poker',
    'ikhouvanvoetbal1988',
    '1q2w3e4r5t6y7u8i',
    'abcdefghijklmnop1',
    'Welkom01Welkom01',
    'Butterfly1234567',
    'liverpool!!!2026',
    'manchester-united-1',
    '1q2w3e4r5t6y7u8i9o',
    'a1b2c3d4e5f6g7h8',
    'zaq12wsxcde34rfv',
    'Sinterklaas-12345',
    'computer computer 7',
    'correcthorsebatterystaple1',
  ])('is %s', (password) => expect(isGuessable(password)).toBe(true))

  it('is one of the own address and a number', () => {
    const own = ['roelofarend', 'voorbeeld']
    expect(isGuessable('roelofarend-1988', own)).toBe(true)
    expect(isGuessable('roelofarend-1988')).toBe(false)
  })
})

describe('a password that is not', () => {
  it.each([
    'drie natte paraplu 4',
    'correct horse battery 9',
    'mijn poker kast piept 7',
    'zk3vq9xw1mt7bn5p',
    '8451 2290 7738 3316 o',
    'schoorsteenveger2',
    'tiger london orange 4',
  ])('is %s', (password) => expect(isGuessable(password)).toBe(false))
})
