import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashBuildInputs, inputs, isBuildCurrent } from './build-inputs.mjs'
import { readImports } from './import-directions.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'))
  write('client/site/app.tsx', 'app')
  write('data/messages/en.json', '{}')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

function writeBuild(): void {
  write('dist/client/.vite/manifest.json', JSON.stringify({ a: { file: 'assets/a.js', css: ['assets/a.css'] } }))
  write('dist/client/assets/a.js', '')
  write('dist/client/assets/a.css', '')
  write('dist/server/.vite/manifest.json', JSON.stringify({ main: { file: 'main.js' } }))
  write('dist/server/main.js', '')
  write('dist/build.json', JSON.stringify({ id: hashBuildInputs(root), timestamp: 0 }))
}

test.each(['client/site/app.tsx', 'data/messages/en.json', 'package-lock.json', 'shared/new.ts', 'vite.config.ts'])(
  'a change of %s makes another build',
  (file) => {
    writeBuild()
    expect(isBuildCurrent(root)).toBe(true)
    write(file, 'changed')
    expect(isBuildCurrent(root)).toBe(false)
  },
)

test.each([...modulesOf('vite.config.ts'), ...modulesOf('scripts/build.ts')])(
  '%s, which builds, is an input',
  (file) => {
    const before = hashBuildInputs(root)
    write(file, 'changed')
    expect(hashBuildInputs(root)).not.toBe(before)
  },
)

test('every input is there: a hash does not miss what has been deleted or renamed', () => {
  const project = path.resolve(import.meta.dirname, '..')
  expect(inputs.filter((input) => !existsSync(path.join(project, input)))).toEqual([])
})

/** A module of the project and all of the project's that it imports, but what is written from other inputs. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.endsWith('.gen.ts')) return found
  found.add(file)
  const project = path.resolve(import.meta.dirname, '..')
  for (const specifier of readImports(readFileSync(path.join(project, file), 'utf8'))) {
    if (specifier.startsWith('#')) modulesOf(specifier.slice(1), found)
    else if (specifier.startsWith('.')) modulesOf(path.posix.join(path.posix.dirname(file), specifier), found)
  }
  return found
}

test.each(['data/geoip/geo.mmdb', 'client/app.test.tsx', 'tests/pages/pages.test.ts', 'README.md', 'client/.swp'])(
  'a change of %s does not',
  (file) => {
    writeBuild()
    write(file, 'changed')
    expect(isBuildCurrent(root)).toBe(true)
  },
)

test('a file that moves its text to another makes another build', () => {
  write('client/b.ts', 'xy')
  write('client/c.ts', '')
  const before = hashBuildInputs(root)
  write('client/b.ts', 'x')
  write('client/c.ts', 'y')
  expect(hashBuildInputs(root)).not.toBe(before)
})

test.each([
  'dist/build.json',
  'dist/server/.vite/manifest.json',
  'dist/server/main.js',
  'dist/client/.vite/manifest.json',
  'dist/client/assets/a.js',
  'dist/client/assets/a.css',
])('a build without %s is not whole', (file) => {
  writeBuild()
  rmSync(path.join(root, file))
  expect(isBuildCurrent(root)).toBe(false)
})
