import { describe, expect, it } from 'vitest'
import { keepEmbeddedMode, readEmbeddedMode } from './embedded.ts'

describe('readEmbeddedMode', () => {
  it.each([
    ['?embedded=1', '1'],
    ['?embedded=logo', 'logo'],
    ['?embedded=all', 'all'],
    ['?embeded=1', '1'],
    ['?a=1&embeded=logo&b', 'logo'],
    ['?embeded=1&embedded=all', 'all'],
    ['?embedded=no&embeded=1', '1'],
    ['?embedded=no&embedded=1', '1'],
    ['', null],
    ['?embedded', null],
    ['?embedded=', null],
    ['?embedded=2', null],
    ['?embedded=LOGO', null],
    ['?embedded=1%20', null],
    ['?other=embedded=1', null],
    ['?embedded=%', null],
  ])('reads %s as %s', (search, mode) => {
    expect(readEmbeddedMode(search)).toBe(mode)
  })
})

describe('keepEmbeddedMode', () => {
  it.each([
    ['', '1', '?embedded=1'],
    ['?', '1', '?embedded=1'],
    ['?a=%20&b', 'logo', '?a=%20&b&embedded=logo'],
    ['?embedded=all', '1', '?embedded=all'],
    ['?embeded=1', 'all', '?embeded=1'],
    ['?a', null, '?a'],
  ] as const)('makes %s in mode %s to %s', (search, mode, kept) => {
    expect(keepEmbeddedMode(search, mode)).toBe(kept)
  })

  it.each(['?embedded=2', '?embeded=2', '?embedded'])('is read back behind %s, which means nothing', (search) => {
    expect(readEmbeddedMode(keepEmbeddedMode(search, 'logo'))).toBe('logo')
  })
})
