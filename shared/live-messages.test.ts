import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messagePartOf, needsMore } from './live-messages.ts'
import { liveSectionKinds } from './sections.ts'

/** Keys that a component's file, or one that it imports from the client, asks for. */
function keysIn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8')
  const imported = [...source.matchAll(/from '\.\.?\/(?:components\/)?([\w-]+\.tsx)'/g)].map(([, name]) => name ?? '')
  const own = [...source.matchAll(/\bt\(\s*[`']([\w-]+)[.`']/g)].map(([, prefix]) => prefix ?? '')
  return [...own, ...imported.flatMap((name) => keysIn(`components/${name}`, seen))]
}

it.each(liveSectionKinds.filter((kind) => !needsMore(kind)))('home has every text of %s in its part', (kind) => {
  const keys = keysIn(`sections/${kind}.tsx`)
  expect(keys).not.toEqual([])
  expect(keys.filter((key) => messagePartOf(key) === 'more')).toEqual([])
})

it('keeps the texts of other pages out of home’s part', () => {
  expect(messagePartOf('budget.clear')).toBe('more')
  expect(messagePartOf('live.retry')).toBe('home')
})
