import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashBuildInputs, isBuildCurrent } from './build-inputs.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'))
  write('client/app.tsx', 'app')
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
  write('dist/server/main.js', '')
  write('dist/server/entry-server.js', '')
  write('dist/images.json', '{}')
  write('dist/build.json', JSON.stringify({ id: hashBuildInputs(root), timestamp: 0 }))
}

test.each(['client/app.tsx', 'data/messages/en.json', 'package-lock.json', 'shared/new.ts', 'vite.config.ts'])(
  'a change of %s makes another build',
  (file) => {
    writeBuild()
    expect(isBuildCurrent(root)).toBe(true)
    write(file, 'changed')
    expect(isBuildCurrent(root)).toBe(false)
  },
)

test.each(['data/geoip/geo.mmdb', 'client/app.test.tsx', 'tests/pages.test.ts', 'README.md', 'client/.swp'])(
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
  'dist/server/main.js',
  'dist/server/entry-server.js',
  'dist/images.json',
  'dist/client/.vite/manifest.json',
  'dist/client/assets/a.js',
  'dist/client/assets/a.css',
])('a build without %s is not whole', (file) => {
  writeBuild()
  rmSync(path.join(root, file))
  expect(isBuildCurrent(root)).toBe(false)
})
