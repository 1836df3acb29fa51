import { generateKeyPairSync } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { readContentFiles } from '#server/site/content/content-id.ts'
import { readArchive, writeArchive } from './archive.ts'
import { openBundle, packBundle } from './bundle.ts'
import { contentLimits } from './content-limits.ts'

const keyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const own = keyPair()
const about = {
  parent: '0123456789ab',
  author: 'Redactie <redactie@kaartkamer.example>',
  rules: 'ab0123456789',
  checkedOn: '2026-11-26',
  result: { pages: 2, answers: 1, rules: 3, errors: 0, warnings: 0 } as const,
}
const files = new Map([
  ['pages/contact.nl.json', Buffer.from('{"title":"Contact"}\n')],
  ['policies/terms/2026-01-01.nl.md', Buffer.from('# Voorwaarden\n')],
])

let good: Buffer
let entries: Map<string, Uint8Array>
beforeAll(async () => {
  good = (await packBundle({ files, about, privateKey: own.privateKey })).bytes
  const { manifest } = await packBundle({ files, about, privateKey: null })
  entries = new Map<string, Uint8Array>([['manifest.json', Buffer.from(JSON.stringify(manifest))]])
  for (const [name, bytes] of files) entries.set(`data/${name}`, bytes)
})

describe('a bundle', () => {
  it('gives back what was packed, under a signature', async () => {
    const opened = await openBundle(good, own.publicKey)
    expect(opened.files).toEqual(files)
    expect(opened).toMatchObject({
      isSigned: true,
      manifest: { ...about, id: expect.stringMatching(/^[0-9a-f]{12}$/) },
    })
  })

  it('is the same bytes whenever it is packed, and in whatever order its files come', async () => {
    const reversed = new Map([...files].toReversed())
    expect((await packBundle({ files: reversed, about, privateKey: own.privateKey })).bytes).toEqual(good)
  })

  it('takes the delivered content, every name of it', async () => {
    const delivered = await readContentFiles('data')
    const { bytes } = await packBundle({ files: delivered, about, privateKey: null })
    expect((await openBundle(bytes, null)).files).toEqual(delivered)
  })
})

interface Header {
  name: string
  type?: string
  linkname?: string
}

/** An archive of entries as no writer of ours would make it. */
async function archiveOf(...headers: Header[]): Promise<Buffer> {
  const archive = pack()
  for (const header of headers) archive.entry(header, header.type === 'symlink' ? Buffer.alloc(0) : Buffer.from('x'))
  archive.finalize()
  return gzipSync(await buffer(archive))
}

const withEntry = (name: string, bytes: string | null) => {
  const changed = new Map(entries)
  if (bytes === null) changed.delete(name)
  else changed.set(name, Buffer.from(bytes))
  return writeArchive(changed)
}
const withManifest = (change: object) =>
  withEntry(
    'manifest.json',
    JSON.stringify({ ...JSON.parse(Buffer.from(entries.get('manifest.json')!).toString()), ...change }),
  )

const bad: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
  ['carries locations', () => withEntry('data/geoip/x.mmdb', 'x'), 'data/geoip/x.mmdb is no content'],
  ['is empty', () => Buffer.alloc(0), 'it is empty'],
  ['is too large', () => Buffer.alloc(contentLimits.packed + 1), `at most ${contentLimits.packed} expected`],
  [
    'unpacks to a gigabyte’s beginning',
    () => gzipSync(Buffer.alloc(contentLimits.unpacked + 1)),
    'it unpacks to more than',
  ],
  ['is cut off', () => good.subarray(0, good.length / 2), 'it is truncated'],
  ['is no archive', () => Buffer.from('<html>not found</html>'), 'it is no gzip file, or damaged'],
  ['is text in gzip', () => gzipSync('hello'.repeat(400)), 'it is no tar archive'],
  ['has a tar that is cut off', () => gzipSync(gunzipSync(good).subarray(0, 700)), 'truncated'],
  [
    'has a flipped bit',
    () => good.map((byte, at) => (at === Math.floor(good.length / 2) ? byte ^ 4 : byte)),
    'damaged',
  ],
  [
    'leaves its folder',
    () => archiveOf({ name: 'data/../../etc/passwd' }),
    '"data/../../etc/passwd" is no name for a file of it',
  ],
  ['has an absolute name', () => archiveOf({ name: '/etc/passwd' }), 'is no name for a file of it'],
  [
    'has a name of another system',
    () => archiveOf({ name: String.raw`data\..\x.json` }),
    'is no name for a file of it',
  ],
  ['has a hidden file', () => archiveOf({ name: 'data/.env' }), 'is no name for a file of it'],
  [
    'has a link',
    () => archiveOf({ name: 'data/a.json', type: 'symlink', linkname: '/etc' }),
    'is no file but a symlink',
  ],
  ['has a file twice', () => archiveOf({ name: 'data/a.json' }, { name: 'data/a.json' }), 'data/a.json is there twice'],
  [
    'has a file and a folder of one name',
    () => archiveOf({ name: 'data/pages/a.json' }, { name: 'data/pages' }),
    'data/pages is a file and a folder',
  ],
  [
    'has a folder in a file',
    () => archiveOf({ name: 'data/pages' }, { name: 'data/pages/old/a.json' }),
    'data/pages is a file and a folder',
  ],
  ['has no manifest', () => withEntry('manifest.json', null), 'it has no manifest.json'],
  ['has a manifest that is no JSON', () => withEntry('manifest.json', '{'), 'manifest.json: '],
  ['has a manifest of tomorrow’s format', () => withManifest({ format: 2 }), 'manifest.json:1: /format'],
  ['did not keep the rules', () => withManifest({ result: { ...about.result, errors: 1 } }), '/result/errors'],
  [
    'has another text than was checked',
    () => withEntry('data/pages/contact.nl.json', '{}'),
    'its files are not those of its manifest',
  ],
  ['lacks a file', () => withEntry('data/pages/contact.nl.json', null), 'its files are not those of its manifest'],
  [
    'has a file elsewhere',
    () => withEntry('server/main.js', 'x'),
    'server/main.js is neither its manifest nor in data/',
  ],
]

describe('a bundle is refused with words where it', () => {
  it.each([
    ['no JSON', '\u001b[2Jhello'],
    ['of keys that nobody knows', JSON.stringify({ '\u001b[2Jhello\u0085': 1 })],
  ])('has a manifest that is %s, and none of its controls reach a terminal', async (_, text) => {
    const refused: Error = await openBundle(await withEntry('manifest.json', text), null).then(
      () => expect.fail('it was opened'),
      (error: Error) => error,
    )
    expect(refused.message).toMatch(/^manifest\.json:/)
    expect(refused.message).not.toMatch(/(?!\n)\p{Cc}/u)
  })
  it.each(bad)('%s', async (_, make, reason) => {
    await expect(openBundle(await make(), null)).rejects.toThrow(reason)
  })

  it('is not signed, or by another key, or was changed after it', async () => {
    const { bytes: unsigned } = await packBundle({ files, about, privateKey: null })
    await expect(openBundle(unsigned, own.publicKey)).rejects.toThrow('it is not signed')
    await expect(openBundle(good, keyPair().publicKey)).rejects.toThrow('its signature is not of this key')
    const { bytes: other } = await packBundle({ files, about: { ...about, author: 'X' }, privateKey: own.privateKey })
    const changed = await readArchive(other)
    changed.set('manifest.sig', (await readArchive(good)).get('manifest.sig')!)
    await expect(openBundle(await writeArchive(changed), own.publicKey)).rejects.toThrow('or its manifest was changed')
  })

  it('would be verified by a key that signs', async () => {
    await expect(openBundle(good, own.privateKey)).rejects.toThrow(
      'expected a public Ed25519 key as PEM, found a private',
    )
  })

  it('would be signed by a key of another kind', async () => {
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const expected = 'expected a private Ed25519 key as PEM'
    await expect(packBundle({ files, about, privateKey })).rejects.toThrow(`${expected}, found ec`)
    await expect(packBundle({ files, about, privateKey: own.publicKey })).rejects.toThrow(expected)
  })
})

it('is not made with a name that nobody could open', async () => {
  await expect(writeArchive(new Map([['data/a b.json', Buffer.from('{}')]]))).rejects.toThrow('is no name for a file')
})
