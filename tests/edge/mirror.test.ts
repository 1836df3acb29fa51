import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asCopy } from '#scripts/mirror/copy-page.ts'
import { type MirroredHost, writeHost, writeMirror } from '#scripts/mirror/write-mirror.ts'
import { parseConfig } from '#server/config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'mirror-'))
const wanted = ['/', '/promoties/', '/promotions/', '/download/', '/contact/', '/nl/contact/']
let hosts: MirroredHost[]
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

beforeAll(async () => {
  const isWanted = (address: string) => wanted.includes(address)
  hosts = await writeMirror({ folder, config: parseConfig({}), isWanted })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('has a folder for each host, and none that is half written', () => {
  expect(readdirSync(folder).toSorted()).toEqual(hosts.map(({ host }) => host).toSorted())
  expect(hosts.length).toBe(3)
})

it('is not made of pages that fail', async () => {
  const paths = { patterns: [{ row: {}, pattern: '/' }], resolve: () => null }
  const ask = async () => ({ status: 503, headers: {}, body: Buffer.alloc(0) })
  const site = { edition: { timeZone: 'UTC' }, paths } as unknown as Parameters<typeof writeHost>[0]['site']
  await expect(writeHost({ target: folder, site, ask, isWanted: undefined })).rejects.toThrow('/ answers 503')
})

it('has what blocked visitors are shown, and no page that the law of any place forbids', () => {
  const home = read('kaartkamer.example/index.html')
  expect(home).toContain('data-rule="BLOCKED"')
  // Ontario forbids what invites the public.
  const names = readdirSync(path.join(folder, 'kaartkamer.example'))
  expect(names).toContain('contact')
  expect(names).not.toContain('promotions')
  expect(home).not.toContain('href="/promotions/"')
})

it('has every file that a page shows or loads', () => {
  const page = read('kaartkamer-nl.example/contact/index.html')
  const files = [...page.matchAll(/(?:src|href)="(\/[^"?#\s]+\.[a-z0-9]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/\.(?:xml|atom|json)$/.test(file))
  expect(files.some((file) => file.startsWith('/assets/'))).toBe(true)
  for (const file of files) expect(() => read(`kaartkamer-nl.example${file}`), file).not.toThrow()
})

it('says in the language of the page since when it is a copy, and is asked for nothing that nobody can store', () => {
  const dutch = read('kaartkamer.example/nl/contact/index.html')
  expect(dutch).toMatch(/role="note">Je leest een kopie van <time datetime="[^"]+Z">\d+ \w+ 20\d\d/)
  expect(read('kaartkamer.example/contact/index.html')).toContain('You’re reading a copy made on ')
  expect(dutch).not.toContain('data-consent-banner')
})

it('carries its policy in the page, without what only a header may say', () => {
  const html = '<html lang="en"><head><meta charset="utf-8"></head><body data-theme="light">Words</body></html>'
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; object-src 'none'; report-to default"
  const copy = asCopy({ html, policy, edition: { timeZone: 'UTC' }, at: Date.UTC(2026, 10, 26, 0, 10) })
  expect(copy).toMatch(/content="default-src 'none'; style-src 'sha256-[^']+' 'self'; object-src 'none'"/)
  expect(copy).toContain('26 November 2026')
  expect(copy).toMatch(/00:10/)
})
