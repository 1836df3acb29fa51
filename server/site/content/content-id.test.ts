import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentIdOf } from './content-id.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-id-'))
  write('pages/contact.nl.json', '{}')
  write('policies/terms/1.nl.md', 'tekst')
  write('geoip/locations.mmdb', 'somewhere')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

it.each([
  ['a page', 'pages/contact.nl.json', '{"a":1}'],
  ['a policy’s text', 'policies/terms/1.nl.md', 'Tekst'],
  ['a file that was not there', 'help/new.json', ''],
])('%s changes the id', async (_, file, text) => {
  const before = await contentIdOf(folder)
  write(file, text)
  expect(await contentIdOf(folder)).not.toBe(before)
})

it.each([
  ['locations, which are replaced while a server runs', 'geoip/locations.mmdb'],
  ['what an editor’s system leaves behind', 'pages/.DS_Store'],
])('%s do not', async (_, file) => {
  const before = await contentIdOf(folder)
  write(file, 'else')
  expect(await contentIdOf(folder)).toBe(before)
})

it('follows links, as a mounted volume has them', async () => {
  const mounted = mkdtempSync(path.join(tmpdir(), 'content-id-mounted-'))
  try {
    symlinkSync(path.join(folder, 'policies'), path.join(mounted, 'policies'))
    mkdirSync(path.join(mounted, 'pages'))
    symlinkSync(path.join(folder, 'pages/contact.nl.json'), path.join(mounted, 'pages/contact.nl.json'))
    expect(await contentIdOf(mounted)).toBe(await contentIdOf(folder))
  } finally {
    rmSync(mounted, { recursive: true })
  }
})
