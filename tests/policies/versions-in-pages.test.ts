import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatDay } from '#client/components/format-day.ts'
import { loadPolicies } from '#server/policies/load-policies.ts'
import { root } from '#server/root.ts'
import { locales } from '#shared/site/locales.ts'

it('no page says when a policy was last changed: with its next version the page would be wrong', async () => {
  const books = await loadPolicies(`${root}/data/policies`)
  const versionsOf = books.map(({ entry }) => entry.versions.toSorted())
  // Since when there is a policy at all stays true.
  const first = versionsOf.map(([version]) => version)
  const later = versionsOf.flat().filter((version) => !first.includes(version))
  const dates = [...new Set(later)].map((version) => version.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  expect(dates).toContain('2025-08-14')
  const named = readdirSync(`${root}/data/pages`).flatMap((name) => {
    const language = locales[name.endsWith('.nl.json') ? 'nl' : 'en'].language
    const text = readFileSync(`${root}/data/pages/${name}`, 'utf8').replaceAll('\u00a0', ' ')
    return dates.filter((date) => text.includes(formatDay(date, language))).map((date) => `${name}: ${date}`)
  })
  expect(named).toEqual([])
})
