import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { editionIds } from '#shared/site/editions.ts'

const folder = path.resolve('data/pages')
/** Characters from which on a text is a sentence: a label may well stand twice. */
const SENTENCE = 60

interface Section {
  editions?: readonly string[]
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it('no section of a page says what another section of it has said', () => {
  const repeated = readdirSync(folder).flatMap((file) => {
    const { sections } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { sections: Section[] }
    return editionIds.flatMap((id) => {
      const seen = sections
        .filter(({ editions }) => editions?.includes(id) ?? true)
        .flatMap((section) => [...new Set(textsOf(section))].filter(({ length }) => length >= SENTENCE))
      return seen.filter((text, at) => seen.indexOf(text) !== at).map((text) => `${file} (${id}): ${text}`)
    })
  })
  expect(repeated).toEqual([])
})
