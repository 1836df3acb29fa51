import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { cachePolicies } from '#server/http/cache-policies.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('docs/http.md shows the table of cache policies', () => {
  const page = readFileSync(`${root}docs/http.md`, 'utf8')
  const rows = [...page.matchAll(/^\| (\w+) \| `((?:public|private|no-store)[^`]*)` \|/gm)]
  expect(rows.map(([, name, value]) => [name, value])).toEqual(Object.entries(cachePolicies))
})

it('nothing that visitors are answered says by itself how long it may be kept', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|^server\/http\/cache-policies/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const literal = /['"`](?:public, max-age|private, no-|no-store|no-cache)/
  const offenders = files.filter((file) => literal.test(readFileSync(root + file, 'utf8')))
  expect(offenders).toEqual([])
})
