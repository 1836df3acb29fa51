import path from 'node:path'
import { expect, test } from 'vitest'
import { listFeatureArrows } from '#scripts/feature-arrows.ts'
import { listBreaches, loadSources, readImports } from '#scripts/import-directions.ts'

const sources = loadSources(path.resolve(import.meta.dirname, '../..'))

test('no source breaks the rules of the layout', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap(listBreaches)).toEqual([])
})

test('features reach into those that they build on, and generic code into none', () => {
  expect(listFeatureArrows(sources)).toEqual([])
})

test('an arrow that no list allows is told with its line, and so is a permission that nothing needs', () => {
  const faces = ['school', 'poker', 'blog'].map((name) => ({ file: `shared/${name}/feature.ts`, source: '' }))
  const arrows = [
    { file: 'shared/school/odds.ts', source: "import { odds } from '#shared/poker/odds.ts'" },
    { file: 'shared/poker/odds.ts', source: "\nimport { lesson } from '../school/lesson.ts'" },
    {
      file: 'server/pages/page.ts',
      source: "import { a } from './a.ts'\nimport { toEntry } from '#server/blog/entry.ts'",
    },
    { file: 'server/site/features.ts', source: "import { blog } from '#server/blog/feature.ts'" },
    { file: 'server/http/app.ts', source: "import { blogRoutes } from '#server/blog/routes.ts'" },
  ]
  const known = {
    dependencies: { school: ['poker'] },
    stillNamed: { 'server/http/app.ts': ['blog'], 'server/http/log.ts': ['school'] },
  }
  expect(listFeatureArrows([...faces, ...arrows], known)).toEqual([
    'shared/poker/odds.ts:2 imports shared/school/lesson.ts: poker does not name school as a dependency',
    'server/pages/page.ts:2 imports server/blog/entry.ts: only lists of features name one',
    'server/http/log.ts does not import school any more',
  ])
})

test.each([
  ["import a from './a.ts'", ['./a.ts']],
  ['import type { A } from "#shared/a.ts"', ['#shared/a.ts']],
  ["import './a.css'", ['./a.css']],
  ["export { a } from '../a.ts'", ['../a.ts']],
  ["export * from '../a.ts'", ['../a.ts']],
  ["const a = await import('./a.ts')", ['./a.ts']],
  ['const a = import(\n  `./a.ts`,\n)', ['./a.ts']],
  ["import {\n  a,\n  b,\n} from './a.ts'", ['./a.ts']],
  ["// import a from './a.ts'\n/* import('./b.ts') */", []],
  ["const url = 'https://x' // from './a.ts'\nimport b from './b.ts'", ['./b.ts']],
])('reads the imports of %j', (source, expected) => {
  expect(readImports(source)).toEqual(expected)
})

test.each([
  ['shared/a.ts', "import b from './b.ts'"],
  ['shared/a.ts', "import Type from 'typebox'"],
  ['shared/a.test.ts', "import { readFileSync } from 'node:fs'"],
  ['client/a.tsx', "import b from '#shared/b.ts'"],
  ['client/site/messages.ts', "import('#data/messages/en.interactive.json')"],
  ['client/site/queries.ts', "await fetch('/api')"],
  ['client/runtime/a.ts', 'await fetch(path); Date.now()'],
  ['server/a.ts', "import type { A } from '#client/site/entry-server.tsx'"],
  ['server/a.ts', 'cache.fetch(key); const prefetch = () => refetch()'],
  ['server/a.ts', '// process.env and fetch( are named here only'],
  ['server/upstream/client.ts', 'await fetch(url)'],
  ['server/root.ts', 'import.meta.dirname'],
  ['server/main.ts', "process.env.HOST; app.listen(1); process.on('SIGTERM', end)"],
  ['tests/helpers/a.ts', "import { buildApp } from '#server/http/app.ts'; fetch(url)"],
  ['scripts/a.ts', "import '#server/main.ts'; process.env.X"],
])('%s may say %j', (file, source) => {
  expect(listBreaches({ file, source })).toEqual([])
})

test.each([
  ['shared/a.ts', "import { a } from '#server/a.ts'"],
  ['shared/a.ts', "import { a } from '../server/a.ts'"],
  ['shared/a.ts', "import { readFileSync } from 'node:fs'"],
  ['shared/a.ts', "import { useState } from 'react'"],
  ['shared/a.ts', 'const now = Date.now()'],
  ['client/a.tsx', "import { a } from '#server/a.ts'"],
  ['client/a.tsx', "import { a } from '#scripts/a.ts'"],
  ['client/a.tsx', "import { a } from 'node:path'"],
  ['client/a.tsx', "import a from '#data/messages/en.json'"],
  ['client/site/messages.ts', "import a from '#data/markets/nl/edition.json'"],
  ['client/sections/a.tsx', "await fetch('/api')"],
  ['client/home/sections/a.tsx', "import { sectionOf } from '#client/site/section-modules.ts'"],
  ['client/sections/a.tsx', 'const today = new Date()'],
  ['server/a.ts', "import { render } from '#client/site/entry-server.tsx'"],
  [
    'server/a.ts',
    "import type { A } from '#client/site/entry-server.tsx'\nimport { render } from '#client/site/entry-server.tsx'",
  ],
  ['server/a.ts', "import type { A } from '#client/site/app.tsx'"],
  ['server/a.ts', "import './main.ts'"],
  ['server/a.ts', "import '#server/main.ts'"],
  ['server/a.ts', "import '#tests/helpers/a.ts'"],
  ['server/a.ts', 'const host = process.env.HOST'],
  ['server/a.ts', 'await app.listen({ port: 0 })'],
  ['server/a.ts', "process.once('SIGTERM', end)"],
  ['server/a.ts', 'await fetch(url)'],
  ['server/a.ts', "new URL('a.json', import.meta.url)"],
  ['server/a.ts', 'await globalThis.fetch(url)'],
  ['server/a.ts', 'request.socket.remoteAddress'],
  ['server/a.ts', "request.headers['X-Forwarded-For']"],
  ['client/Hero.tsx', ''],
  ['client/index.ts', ''],
  ['server/utils.ts', ''],
  ['server/lib/a.ts', ''],
  ['server/helpers/a.ts', ''],
])('%s may not say %j', (file, source) => {
  expect(listBreaches({ file, source })).toHaveLength(1)
})
