import { expect, test } from 'vitest'
import { type MessageFile, renderMessageTypes } from './message-files.ts'

const files = (name: string, texts: Record<string, string>, live: Record<string, string> = {}): MessageFile[] => [
  { file: `${name}.json`, texts },
  { file: `${name}.interactive.json`, texts: live },
]

test('writes one type for all keys and one for those of browser code', () => {
  const types = renderMessageTypes([
    files('nl-NL', { 'nav.home': 'Thuis', seats: '{count, plural, one {#} other {#}} {name}' }, { toast: 'Let op' }),
    files('en', { 'nav.home': 'Home', seats: '{name}: {count, plural, one {#} other {#}}' }, { toast: 'Note' }),
  ])
  expect(types).toContain("export interface Messages extends InteractiveMessages {\n  'nav.home': never\n")
  expect(types).toContain("  'seats': { count: number; name: string }\n")
  expect(types).toContain("export interface InteractiveMessages {\n  'toast': never\n}")
})

test.each([
  ['a key is missing', { a: 'A' }, {}, 'en.json: missing a (in nl-NL.json)'],
  ['a key is new', {}, { b: 'B' }, 'nl-NL.json: missing b (in en.json)'],
  ['an argument is missing', { a: '{n}' }, { a: 'A' }, 'en.json: a has arguments {}, and {n: string} in nl-NL.json'],
  [
    'an argument has another type',
    { a: '{n}' },
    { a: '{n, number}' },
    'en.json: a has arguments {n: number}, and {n: string} in nl-NL.json',
  ],
])('fails with file and key when %s', (_case, dutch, english, message) => {
  expect(() => renderMessageTypes([files('nl-NL', dutch), files('en', english)])).toThrow(message)
})

test('fails when a key stands in two files of one language', () => {
  const both = (name: string) => files(name, { a: 'A' }, { a: 'A' })
  expect(() => renderMessageTypes([both('nl-NL'), both('en')])).toThrow(
    'nl-NL.interactive.json: a stands in nl-NL.json already',
  )
})
