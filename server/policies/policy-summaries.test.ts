import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { editionIds } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { compareVersions } from './compare-versions.ts'
import { loadPolicies } from './load-policies.ts'
import { createPolicies } from './policies.ts'

const data = join(import.meta.dirname, '../../data')
const books = await loadPolicies(join(data, 'policies'))
const sites = await loadEditions(join(data, 'markets'), routes)
const policies = await createPolicies({ books, sites, table: routes })

const compared = editionIds.flatMap((editionId) =>
  sites.byId[editionId].edition.locales.flatMap((locale) =>
    books.flatMap(({ entry: { id } }) => {
      const texts = policies.versionsOf(id, editionId, locale)
      return texts.slice(1).map((to, at) => ({ editionId, locale, id, version: to.version, from: texts[at] ?? to, to }))
    }),
  ),
)

/** A range in words, `8.1 … tot en met … 8.6` or `7.7 to 7.9`, names every clause in it. */
function numbersIn(line: string): string[] {
  const spelled = line.replace(
    /(\d+)\.(\d+)([^\d;]*(?:tot en met|to clause|up to|to)[^\d;]*)\1\.(\d+)/g,
    (_, chapter, first, words, last) =>
      Array.from({ length: last - first + 1 }, (__, step) => `${chapter}.${Number(first) + step}`).join(` ${words} `),
  )
  return spelled.match(/\d+\.\d+/g) ?? []
}

it.each(compared)(
  '$id $version ($editionId, $locale) says of every clause that changed that it did',
  ({ from, to }) => {
    const said = new Set(to.changes.flatMap(({ number, text }) => numbersIn(`${number}: ${text}`)))
    const unsaid = compareVersions(from, to)
      .chapters.flatMap(({ rows }) => rows)
      .flatMap((row) => {
        if (row.type === 'same' || row.type === 'stub') return []
        const { number } = row.type === 'gone' ? row.from : row.to
        return said.has(number) ? [] : [`${row.type} ${number}`]
      })
    expect(unsaid).toEqual([])
  },
)
