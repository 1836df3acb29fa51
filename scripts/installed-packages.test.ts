import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeInstallDifference } from './installed-packages.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installed-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const here = { os: [process.platform], cpu: [process.arch] }
const elsewhere = { os: 'aix', cpu: 'ppc64' }
const a = { version: '1.0.0', integrity: 'sha512-a' }

function write(wanted: Record<string, object>, installed: Record<string, object> | null, folders: string[] = []): void {
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'x' }, ...wanted } }))
  for (const folder of folders) {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(path.join(root, folder, 'package.json'), '{}')
  }
  if (!installed) return
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

const folder = 'node_modules/a'
const other = 'node_modules/b'

test.each([
  ['a fresh clone', { [folder]: a }, null, [], 'nothing is installed'],
  ['the same packages', { [folder]: a }, { [folder]: a }, [folder], null],
  ['another version', { [folder]: a }, { [folder]: { ...a, version: '0.9.0' } }, [folder], 'is 0.9.0, not 1.0.0'],
  ['other content', { [folder]: a }, { [folder]: { ...a, integrity: 'sha512-b' } }, [folder], 'node_modules/a is'],
  [
    'a package that is not installed',
    { [folder]: a, [other]: a },
    { [folder]: a },
    [folder],
    'node_modules/b is missing',
  ],
  ['a package whose folder was deleted', { [folder]: a }, { [folder]: a }, [], 'node_modules/a is missing'],
  ['a package too many', {}, { [folder]: a }, [folder], 'node_modules/a is not in package-lock.json'],
  ['an optional package of another platform', { [folder]: { ...a, ...elsewhere, optional: true } }, {}, [], null],
  ['what only such a package needs', { [folder]: { ...a, optional: true } }, {}, [], null],
  ['an optional package of this platform', { [folder]: { ...a, ...here, optional: true } }, {}, [], 'a is missing'],
  ['a required package of another platform', { [folder]: { ...a, ...elsewhere } }, {}, [], 'a is missing'],
])('%s', (_case, wanted, installed, folders, expected) => {
  write(wanted, installed, folders)
  const difference = describeInstallDifference(root)
  if (expected === null) expect(difference).toBeNull()
  else expect(difference).toContain(expected)
})

test('an installation that was interrupted has no list of what it installed, or half of one', () => {
  write({ [folder]: a }, {}, [folder])
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"packages": {')
  expect(describeInstallDifference(root)).toContain('is missing')
})
