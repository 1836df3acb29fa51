import { expect, test } from 'vitest'
import { type CompiledMessage, createTranslate } from '#shared/site/messages.ts'
import { compileMessages, parseMessageFile, readArguments } from './compile-messages.ts'

type AnyMessages = Record<string, Record<string, unknown>>

async function translate(language: string, text: string, args: Record<string, unknown> = {}): Promise<string> {
  const code = compileMessages('test.json', { text })
  const compiled: { default: Record<string, CompiledMessage> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  return createTranslate<AnyMessages>(language, compiled.default)('text', args).replaceAll(/[\u00a0\u202f]/g, ' ')
}

const seats = '{count, plural, =0 {geen plaats} one {# plaats} other {# plaatsen}}'
const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'

test.each([
  ['nl-NL', 'Gewoon tekst', {}, 'Gewoon tekst'],
  ['nl-NL', "Ga naar '{'tafel'}'", {}, 'Ga naar {tafel}'],
  ['nl-NL', 'Pagina niet gevonden: {path}', { path: '/x/"y"/' }, 'Pagina niet gevonden: /x/"y"/'],
  ['nl-NL', seats, { count: 0 }, 'geen plaats'],
  ['nl-NL', seats, { count: 1 }, '1 plaats'],
  ['nl-NL', seats, { count: 1200 }, '1.200 plaatsen'],
  ['en', place, { n: 1 }, '1st'],
  ['en', place, { n: 22 }, '22nd'],
  ['en', place, { n: 113 }, '113th'],
  ['nl-NL', '{type, select, BLOCKED {dicht} other {open}}', { type: 'BLOCKED' }, 'dicht'],
  ['nl-NL', '{type, select, BLOCKED {dicht} other {open}}', { type: 'toString' }, 'open'],
  ['nl-NL', '{amount, number, ::currency/USD}', { amount: 250 }, '$ 250,00'],
  ['nl-NL', '{amount, number, ::currency/EUR precision-integer}', { amount: 10000 }, '€ 10.000'],
  ['en', '{amount, number, ::currency/EUR precision-integer}', { amount: 10000 }, '€10,000'],
  ['en', '{share, number, ::percent}', { share: 0.25 }, '25%'],
  ['nl-NL', '{day, date, ::yyyyMMMMd}', { day: Date.UTC(2026, 10, 20) }, '20 november 2026'],
  ['nl-NL', 'om {start, time, short}', { start: Date.UTC(2026, 6, 1, 18, 5) }, 'om 20:05'],
  [
    'nl-NL',
    '{a, select, x {{n, plural, one {# en {b}} other {# of {b}}}} other {}}',
    { a: 'x', n: 2, b: 'c' },
    '2 of c',
  ],
])('%s: %s %o', async (language, text, args, expected) => {
  expect(await translate(language, text, args)).toBe(expected)
})

test('a text without arguments compiles to a string, so that data may name it', () => {
  expect(compileMessages('test.json', { 'nav.home': 'Thuis' })).toBe('export default {\n  "nav.home": "Thuis",\n}\n')
})

test.each([
  ['{count, plural, one {#} other {#}} {name}', { count: 'number', name: 'string' }],
  ['{day, date, short} {n, number}', { day: 'Date | number', n: 'number' }],
  ['{type, select, WARNING {w} BLOCKED {b} other {}}', { type: "'BLOCKED' | 'WARNING' | (string & {})" }],
  ['{a, select, x {{inner}} other {}}', { a: "'x' | (string & {})", inner: 'string' }],
])('arguments of %s', (text, expected) => {
  expect(Object.fromEntries(readArguments('nl-NL.json', 'key', text))).toEqual(expected)
})

test.each([
  ['{count, plural, one {#}}', /nl-NL\.json: key: .*OTHER/],
  ['{unclosed', /nl-NL\.json: key: /],
  ['<b>vet</b>', /nl-NL\.json: key: <b>: messages are plain text/],
  ['{0}', /nl-NL\.json: key: \{0\}: expected a camelCase argument name/],
  ['{n, plural, offset:1 one {#} other {#}}', /offset is not supported/],
  ['{n, number, ::scale/100}', /scale is not supported/],
  ['{n, number, percent}', /write a skeleton/],
  ['{n} {n, number}', /\{n\} is used as string and as number/],
])('refuses %s', (text, message) => {
  expect(() => readArguments('nl-NL.json', 'key', text)).toThrow(message)
})

test.each([
  ['{"a": 1}', 'nl-NL.json: a: expected a text that is not empty'],
  ['{"a": ""}', 'nl-NL.json: a: expected a text that is not empty'],
  ['{"a b": "c"}', 'nl-NL.json: "a b" is no message key'],
  ['["a"]', 'nl-NL.json: expected an object of key and text'],
  ['{', 'nl-NL.json: '],
])('refuses the file %s', (json, message) => {
  expect(() => parseMessageFile('nl-NL.json', json)).toThrow(message)
})
