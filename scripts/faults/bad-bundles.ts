import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { type ArchiveFiles, readArchive, writeArchive } from '#server/site/content/archive.ts'
import { contentLimits } from '#server/site/content/content-limits.ts'
import { type BundleInput, breakLaw, brokenLaw, packContent, replaceIn } from '#tests/helpers/content-bundle.ts'

/** Where the bad one lies that is put in the place of the good one: a file of these bytes, or this path. */
export type BadBundle = Uint8Array | { linkTo: string }

/** A way in which a bundle is bad, and what must be said of it. */
export interface BadKind {
  name: string
  reason: RegExp
  /** Each time with another byte: what was refused is not read again. */
  make: (at: number) => Promise<BadBundle> | BadBundle
}

/** A pair of Ed25519 keys, PEM. */
export const createKeyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const MEGABYTE = 1024 ** 2

/** Entries as no writer of ours makes them. */
async function tarOf(entries: readonly { name: string; type?: string; linkname?: string }[]): Promise<Buffer> {
  const archive = pack()
  for (const entry of entries) archive.entry(entry, entry.type === 'symlink' ? Buffer.alloc(0) : Buffer.from('x'))
  archive.finalize()
  return gzipSync(await buffer(archive))
}

interface KindsInput {
  /** For what has to lie in folders. */
  folder: string
  /** PEM, whose public half the site has. */
  privateKey: string
}

/** The 20 ways in which a bundle is bad, those first that are found first. */
export async function listBadKinds({ folder, privateKey }: KindsInput): Promise<BadKind[]> {
  const sound = await packContent({ privateKey })
  const other = createKeyPair()
  const by = (at: number) => ({ author: `Redactie ${at} <redactie@kaartkamer.example>` })
  const packed = async (at: number, { about, ...input }: BundleInput) =>
    (await packContent({ privateKey, about: { ...by(at), ...about }, ...input })).bytes
  const rewritten = async (at: number, change: (entries: Map<string, Uint8Array>) => void) => {
    const entries = new Map<string, Uint8Array>(await readArchive(await packed(at, {})))
    change(entries)
    return writeArchive(entries)
  }
  /** A gigabyte takes long to press; a gzip file may be many, one behind the other. */
  const megabytes = gzipSync(Buffer.alloc(32 * MEGABYTE))

  return [
    { name: 'empty', reason: /^it is empty$/, make: () => Buffer.alloc(0) },
    { name: 'not an archive', reason: /no gzip file, or damaged/, make: (at) => Buffer.from(`<html>not found ${at}`) },
    { name: 'truncated', reason: /^it is truncated$/, make: (at) => sound.bytes.subarray(0, 20_000 + at) },
    {
      name: 'a flipped bit',
      reason: /no gzip file, or damaged/,
      make: (at) => sound.bytes.map((byte, place) => (place === 20_000 + at ? byte ^ 4 : byte)),
    },
    {
      name: 'truncated within gzip',
      reason: /no tar archive, or truncated/,
      make: (at) => gzipSync(gunzipSync(sound.bytes).subarray(0, 20_001 + at)),
    },
    {
      name: '1 GB',
      reason: new RegExp(`it has 10737\\d+ bytes, at most ${contentLimits.packed} expected`),
      async make(at) {
        const file = path.join(await mkdtemp(path.join(folder, 'large-')), 'content.tar.gz')
        await writeFile(file, '')
        await truncate(file, 1024 * MEGABYTE + at)
        return { linkTo: file }
      },
    },
    {
      name: '1 GB within gzip',
      reason: /it unpacks to more than/,
      make: (at) => Buffer.concat([...Array.from({ length: 32 }, () => megabytes), gzipSync(`${at}`)]),
    },
    {
      name: 'a step out of its folder',
      reason: /"data\/\.\.\/.*passwd\d*" is no name for a file of it/,
      make: (at) => tarOf([{ name: `data/../../../../etc/passwd${at}` }]),
    },
    {
      name: 'a link out of its folder',
      reason: /"data\/a\d+\.json" is no file but a symlink/,
      make: (at) => tarOf([{ name: `data/a${at}.json`, type: 'symlink', linkname: '/etc/passwd' }]),
    },
    {
      name: 'more files than a content has',
      reason: /more than 5000 files/,
      make: (at) => tarOf(Array.from({ length: 5_001 }, (_, number) => ({ name: `data/${at}-${number}` }))),
    },
    {
      name: 'a file and a folder of one name',
      reason: /data\/pages is a file and a folder/,
      make: (at) => packed(at, { change: (files) => void files.set('pages', Buffer.from('{}')) }),
    },
    {
      name: 'a folder that leads back into itself',
      reason: /more than 5000 files|ELOOP|more than \d+ bytes/,
      async make(at) {
        const own = await mkdtemp(path.join(folder, 'cycle-'))
        await writeTo(own, await readArchive(await packed(at, {})))
        await symlink(path.join(own, 'data'), path.join(own, 'data/pages/again'))
        return { linkTo: own }
      },
    },
    { name: 'no signature', reason: /^it is not signed$/, make: (at) => packed(at, { privateKey: null }) },
    {
      name: 'the signature of others',
      reason: /its signature is not of this key/,
      make: (at) => packed(at, { privateKey: other.privateKey }),
    },
    {
      name: 'a text that nobody signed',
      reason: /its files are not those of its manifest/,
      make: (at) => rewritten(at, (entries) => entries.set('data/pages/contact.nl.json', Buffer.from(`{"at":${at}}`))),
    },
    {
      name: 'held to the rules of another build',
      reason: /it was held to the rules 000000000000/,
      make: (at) => packed(at, { about: { rules: '000000000000' } }),
    },
    {
      name: 'words of another build',
      reason: /messages\/en\.json is not that of the build/,
      make: (at) => packed(at, { change: (files) => replaceIn(files, 'messages/en.json', 'the', `teh${at}`) }),
    },
    {
      name: 'a language is missing',
      reason: /data\/pages\/contact\.en\.json/,
      make: (at) => packed(at, { change: (files) => void files.delete('pages/contact.en.json') }),
    },
    {
      name: 'a page of another shape',
      reason: /data\/pages\/contact\.nl\.json:1: /,
      make: (at) =>
        packed(at, { change: (files) => void files.set('pages/contact.nl.json', Buffer.from(`{"titel":${at}}`)) }),
    },
    {
      name: 'a breach of the law',
      reason: brokenLaw,
      make: (at) => packed(at, { change: breakLaw }),
    },
  ]
}

async function writeTo(folder: string, files: ArchiveFiles): Promise<void> {
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), bytes)
  }
}
