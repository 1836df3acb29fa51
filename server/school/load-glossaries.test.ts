import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadGlossaries } from '#server/school/load-glossaries.ts'
import type { Glossary } from '#shared/school/glossary.ts'

const { glossaries: delivered } = await loadGlossaries(join(import.meta.dirname, '../../data/glossary'))

describe('the glossary as delivered', () => {
  it.each(['nl', 'en'] as const)('%s has its terms in alphabetical order', (locale) => {
    const names = delivered[locale].map(({ term }) => term.replace(/^(De|The) /, ''))
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale)))
  })

  it('names no term in two ways', () => {
    for (const glossary of Object.values(delivered)) {
      expect(new Set(glossary.map(({ term }) => term.toLowerCase())).size).toBe(glossary.length)
    }
  })
})

/** A folder whose English glossary was changed. */
function folderWith(change: (terms: Glossary) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossary-'))
  const english = structuredClone(delivered.en)
  change(english)
  writeFileSync(join(folder, 'nl.json'), JSON.stringify(delivered.nl))
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english))
  return folder
}

it.each<[string, (terms: Glossary) => void, RegExp]>([
  ['an id that is there twice', (terms) => terms.push(terms[0]!), /twice/],
  ['a related term that is none', (terms) => terms[0]!.related.push('nothing'), /nothing/],
  ['a term related to itself', (terms) => terms[0]!.related.push(terms[0]!.id), /no other term/],
  ['a term that one language lacks', (terms) => Object.assign(terms[0]!, { id: 'other-id' }), /other/],
])('refuses %s', async (_, change, message) => {
  await expect(loadGlossaries(folderWith(change))).rejects.toThrow(message)
})
