import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { readArchive } from '#server/site/content/archive.ts'
import { contentIdOf } from '#server/site/content/content-id.ts'
import { openContent } from '#server/site/content/open-content.ts'
import { breakLaw, brokenLaw, packContent, replaceIn } from '#tests/helpers/content-bundle.ts'

const keyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const own = keyPair()
const good = await packContent({ privateKey: own.privateKey })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (bundle: string, { key = null as string | null, env = {} } = {}) => {
  const into = path.join(folder, 'into')
  mkdirSync(into)
  return openContent({
    bundle,
    publicKey: key,
    into,
    config: parseConfig(env),
    now: Date.parse('2026-11-26T12:00:00Z'),
  })
}

/** A bundle as it lies in a folder, its files below one that is linked to, as mounted volumes are. */
async function unpack(bytes: Uint8Array): Promise<string> {
  const target = path.join(folder, '..data')
  for (const [name, content] of await readArchive(bytes)) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true })
    writeFileSync(path.join(target, name), content)
  }
  const bundle = path.join(folder, 'bundle')
  symlinkSync(target, bundle)
  return bundle
}

const write = (bytes: Uint8Array): string => {
  const file = path.join(folder, 'content.tar.gz')
  writeFileSync(file, bytes)
  return file
}

describe('a bundle is opened', () => {
  it.each([
    ['from a file', (bytes: Uint8Array) => write(bytes)],
    ['from a folder', unpack],
  ])(
    '%s, with all that a build makes of its content',
    async (_, put) => {
      const { dataFolder, madeFolder, manifest } = await open(await put(good.bytes), { key: own.publicKey })
      expect(await contentIdOf(dataFolder)).toBe(good.manifest.id)
      expect(manifest).toEqual(good.manifest)
      const made = execFileSync('find', [madeFolder, '-type', 'f'], { encoding: 'utf8' }).trim().split('\n')
      expect(made.map((file) => /search-(\w+-\w+)-/.exec(file)?.[1]).toSorted()).toEqual([
        ...['ca-en', 'global-en', 'global-nl', 'nl-nl'],
      ])
    },
    60_000,
  )
})

const bad: [string, () => Promise<string> | string, string | RegExp, Parameters<typeof open>[1]?][] = [
  ['is not there', () => '/nowhere/content.tar.gz', /no such file/],
  [
    'has a gigabyte',
    () => {
      const file = write(Buffer.alloc(0))
      truncateSync(file, 1024 ** 3)
      return file
    },
    'it has 1073741824 bytes',
  ],
  [
    'is a pipe',
    () => {
      execFileSync('mkfifo', [path.join(folder, 'pipe')])
      return path.join(folder, 'pipe')
    },
    'it is neither a file nor a folder',
  ],
  ['is an empty folder', () => folder, /data/],
  [
    'leads back into itself',
    async () => {
      const bundle = await unpack(good.bytes)
      symlinkSync(path.join(bundle, 'data'), path.join(bundle, 'data/pages/again'))
      return bundle
    },
    /more than 5000 files|ELOOP|more than 33554432 bytes/,
  ],
  [
    'has a pipe among its files',
    async () => {
      const bundle = await unpack(good.bytes)
      execFileSync('mkfifo', [path.join(bundle, 'data/pages/contact.fr.json')])
      return bundle
    },
    'pages/contact.fr.json is no regular file',
  ],
  [
    'has a word that nobody packed',
    async () => {
      const bundle = await unpack(good.bytes)
      writeFileSync(path.join(bundle, 'data/pages/contact.nl.json'), '{}')
      return bundle
    },
    'its files are not those of its manifest',
  ],
  ['is signed by others', () => write(good.bytes), 'its signature is not of this key', { key: keyPair().publicKey }],
  ['is not signed', async () => write((await packContent()).bytes), 'it is not signed', { key: own.publicKey }],
  [
    'changes the words of controls',
    async () =>
      write((await packContent({ change: (files) => replaceIn(files, 'messages/en.json', 'the', 'teh') })).bytes),
    'messages/en.json is not that of the build',
  ],
  ['breaks the law in its data', async () => write((await packContent({ change: breakLaw })).bytes), brokenLaw],
  [
    'has two editions under one host',
    async () =>
      write(
        (
          await packContent({
            change: (files) =>
              replaceIn(files, 'markets/ca/edition.json', 'kaartkamer-ca.example', 'kaartkamer-nl.example'),
          })
        ).bytes,
      ),
    /is claimed by the edition/,
  ],
  [
    'has sample addresses, in production',
    () => write(good.bytes),
    /data\/.*\.example/,
    { env: { NODE_ENV: 'production', TRUSTED_PROXIES: '10.0.0.1' } },
  ],
]

describe('a bundle is refused with words where it', () => {
  it.each(bad)(
    '%s',
    async (_, put, reason, options) => {
      const refused = open(await put(), options)
      await expect(refused).rejects.toThrow(reason)
      // Its author knows no folder of ours.
      await expect(refused).rejects.not.toThrow('into/')
    },
    60_000,
  )
})
