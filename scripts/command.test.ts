import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inWords } from '#server/in-words.ts'
import { readNumber, readOptions } from './command.ts'

const options = { data: { type: 'string' }, fresh: { type: 'boolean' } } as const

it.each([
  ['--dates 2026-02-28', "Unknown option '--dates': expected --data …, --fresh"],
  ['--data', "Option '--data <value>' argument missing: expected --data …, --fresh"],
  ['CA', "Unexpected argument 'CA': expected --data …, --fresh"],
])('%s is refused with what is expected', (line, message) => {
  expect(() => readOptions({ args: line.split(' '), options })).toThrow(message)
})

it('a command without options says so', () => {
  expect(() => readOptions({ args: ['--fast'] })).toThrow("Unknown option '--fast': expected no option")
})

it.each(['http', '', '1.5', '-1', '65536'])('%j is no port', (text) => {
  expect(() => readNumber('port', text, { from: 0, to: 65_535 })).toThrow('expected a whole number from 0 to 65535')
})

it('the documents tell of each command, and of no other', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>
  }
  const told = readFileSync(new URL('../docs/commands.md', import.meta.url), 'utf8').matchAll(
    /^\| `npm run ([\w:-]+)/gm,
  )
  const names = new Set([...told].map(([, name]) => name))
  // The two commands are the README's.
  expect([...names].toSorted()).toEqual(
    Object.keys(scripts)
      .filter((name) => !['start', 'test'].includes(name))
      .toSorted(),
  )
})

describe('what ends a command', () => {
  const failure = (message: string, about: object) => Object.assign(new Error(message), about)

  it.each([
    [failure('ENOENT: open', { code: 'ENOENT', path: '/a.pem' }), '/a.pem: expected a file or folder that is there'],
    [
      failure('spawn haproxy ENOENT', { code: 'ENOENT', path: 'haproxy', syscall: 'spawn haproxy' }),
      'haproxy: expected this program to be installed',
    ],
    [
      failure('listen EADDRINUSE', { code: 'EADDRINUSE', address: '127.0.0.1', port: 80 }),
      '127.0.0.1:80: expected a port on which nothing listens',
    ],
    [new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }), 'fetch failed: connect ECONNREFUSED'],
    [new Error('--key: expected a file'), '--key: expected a file'],
  ])('%s', (error, words) => {
    expect(inWords(error)).toBe(words)
  })

  it('keeps its stack where it is a slip of the code', () => {
    expect(inWords(new TypeError('x is not a function'))).toContain('command.test.ts')
  })
})
