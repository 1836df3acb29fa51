import { describe, expect, it } from 'vitest'
import { isSafeHttpsUrl, isSitePath } from './safe-url.ts'

/** Corpus of reliability, 5.3, and a few of our own. */
const hostile = [
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2f/evil.example',
  '/a/../b/',
  '/.well-known/',
  '/a?next=b',
  'javascript:alert(1)',
  'JaVa\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://plain.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://good.example@evil.example/',
  'https://user:secret@good.example/',
  'https://good.example\\@evil.example/',
  'https://good.example/\u0000',
  'https://good.example/a b',
  'https://good.example/\u0085',
  ' https://good.example/',
  'https://',
  'https://good.example:99999/',
  `https://good.example/${'a'.repeat(2048)}`,
]

describe('isSafeHttpsUrl', () => {
  it.each(hostile)('refuses %j', (url) => {
    expect(isSafeHttpsUrl(url)).toBe(false)
  })

  it.each(['https://good.example', 'https://good.example/a/?b=c#d', 'https://good.example:8443/'])(
    'takes %s',
    (url) => {
      expect(isSafeHttpsUrl(url)).toBe(true)
    },
  )
})

describe('isSitePath', () => {
  it.each(hostile)('refuses %j', (path) => {
    expect(isSitePath(path)).toBe(false)
  })

  it.each(['/', '/over-ons/', '/ggteam', '/responsible-gaming/bonus-restricties/', '/download/#mac'])(
    'takes %s',
    (path) => {
      expect(isSitePath(path)).toBe(true)
    },
  )
})
