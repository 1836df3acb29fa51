import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diffLines } from 'diff'
import { expect, it } from 'vitest'
import { withValue } from './json-edits.ts'

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
const read = (file: string) => readFileSync(path.join('data', file), 'utf8')

it('a file that says the same stays as it was written, whoever wrote it', () => {
  expect(files.filter((file) => withValue(read(file), JSON.parse(read(file))) !== read(file))).toEqual([])
})

it.each(['pages/loyalty.nl.json', 'markets/nl/edition.json'])(
  'another text of %s is one line of difference',
  (file) => {
    const value = JSON.parse(read(file))
    const list = value.sections ?? value.hosts
    const changed = value.sections
      ? { ...value, sections: list.with(0, { ...list[0], title: 'Een andere kop' }) }
      : { ...value, hosts: list.with(0, 'elders.example') }
    const written = withValue(read(file), changed)
    expect(JSON.parse(written)).toEqual(changed)
    expect(
      diffLines(read(file), written)
        .filter(({ added }) => added)
        .map(({ count }) => count),
    ).toEqual([1])
  },
)

it('an entry that is taken out, a key that is added and a text of another kind are written', () => {
  const value = JSON.parse(read('pages/daily-promos.nl.json'))
  const changed = { ...value, from: '2026-12-01T00:00+01:00', sections: value.sections.slice(1) }
  expect(JSON.parse(withValue(read('pages/daily-promos.nl.json'), changed))).toEqual(changed)
  expect(withValue('', { a: 1 })).toBe('{\n  "a": 1\n}')
})
