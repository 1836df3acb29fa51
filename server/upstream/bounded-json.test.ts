import { describe, expect, it } from 'vitest'
import { parseBoundedJson } from './bounded-json.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('parseBoundedJson', () => {
  it.each([
    ['null', null],
    [nested(7), [[[[[[[]]]]]]]],
    [JSON.stringify(Array(500).fill(0)), Array(500).fill(0)],
    [JSON.stringify('a'.repeat(2048)), 'a'.repeat(2048)],
  ])('parses what lies within the bounds', (text, value) => {
    expect(parseBoundedJson(text)).toEqual(value)
  })

  it.each([
    ['', SyntaxError],
    ['[1', SyntaxError],
    [nested(8), 'deeper than 6 levels'],
    [nested(100_000), Error],
    [JSON.stringify(Array(501).fill(0)), 'more than 500 entries'],
    [JSON.stringify({ a: ['b'.repeat(2049)] }), '/a/0 is longer than 2048 bytes'],
    [JSON.stringify('€'.repeat(683)), 'longer than 2048 bytes'],
    [JSON.stringify({ ['k'.repeat(2049)]: 1 }), 'longer than 2048 bytes'],
    ['{"a": {"__proto__": {"isShow": true}}}', '/a has the forbidden key __proto__'],
    ['{"\\u005f_proto__": 1}', 'forbidden key __proto__'],
    ['{"constructor": 1}', /^\/ has the forbidden key constructor$/],
    ['[{"prototype": 1}]', '/0 has the forbidden key prototype'],
  ])('refuses number %#', (text, expected) => {
    expect(() => parseBoundedJson(text)).toThrow(expected)
  })
})
