import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readImports, resolveImport } from '#scripts/import-directions.ts'
import { messagePartOf, needsMore } from './interactive-messages.ts'
import { interactiveSectionKinds } from './sections.ts'

/** Keys that a component's file, or one that it imports from the client, asks for. */
function keysIn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const imported = readImports(source).map((specifier) => resolveImport(file, specifier))
  const own = [...source.matchAll(/\bt\(\s*[`']([\w-]+)[.`']/g)].map(([, prefix]) => prefix ?? '')
  return [...own, ...imported.filter((name) => /^client\/.*\.tsx$/.test(name)).flatMap((name) => keysIn(name, seen))]
}

it.each(interactiveSectionKinds.filter((kind) => !needsMore(kind)))('home has every text of %s in its part', (kind) => {
  const [file = ''] = globSync(`client/*/sections/${kind}.tsx`)
  const keys = keysIn(file)
  expect(keys).not.toEqual([])
  expect(keys.filter((key) => messagePartOf(key) === 'more')).toEqual([])
})

it('keeps the texts of other pages out of home’s part', () => {
  expect(messagePartOf('budget.clear')).toBe('more')
  expect(messagePartOf('live.retry')).toBe('home')
})
