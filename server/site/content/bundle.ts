import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Type, { type Static } from 'typebox'
import { reasonOf } from '#server/in-words.ts'
import { exactly } from '#shared/site/schema.ts'
import { type ArchiveFiles, readArchive, writeArchive } from './archive.ts'
import { contentDigestOf, notContent, readContentFiles, shortId } from './content-id.ts'
import { parseData } from './load-json.ts'

const MANIFEST = 'manifest.json'
const SIGNATURE = 'manifest.sig'
const DATA = 'data/'

const count = Type.Integer({ minimum: 0 })

/** What a bundle says of its content. */
export const ManifestSchema = exactly({
  format: Type.Literal(1),
  /** Short for the digest; what pages carry. */
  id: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  /** SHA-256 of all files, with their names. */
  digest: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Id of the content that was changed; null for the first. */
  parent: Type.Union([Type.String({ pattern: '^[0-9a-f]{12}$' }), Type.Null()]),
  author: Type.String({ minLength: 1, maxLength: 200 }),
  /** Hash of the rules' code: of what was it held to. */
  rules: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  /** The day on which it kept them, ISO 8601. */
  checkedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  result: exactly({ pages: count, answers: count, rules: count, errors: Type.Literal(0), warnings: count }),
})

export type Manifest = Static<typeof ManifestSchema>

interface Bundle {
  manifest: Manifest
  /** By their paths within `data/`. */
  files: Map<string, Buffer>
  isSigned: boolean
}

interface PackInput {
  files: ArchiveFiles
  about: Omit<Manifest, 'format' | 'id' | 'digest'>
  /** PEM of an Ed25519 key. */
  privateKey: string | null
}

/** Makes one file of a content and what is to be known of it: the same bytes for the same input. */
export async function packBundle({
  files,
  about,
  privateKey,
}: PackInput): Promise<{ manifest: Manifest; bytes: Buffer }> {
  const digest = contentDigestOf(files)
  const manifest: Manifest = { format: 1, id: shortId(digest), digest, ...about }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const entries = new Map<string, Uint8Array>([[MANIFEST, text]])
  if (privateKey !== null) entries.set(SIGNATURE, sign(null, text, readPrivateKey(privateKey)))
  for (const name of [...files.keys()].sort()) entries.set(`${DATA}${name}`, files.get(name)!)
  return { manifest, bytes: await writeArchive(entries) }
}

/**
 * Opens a bundle and holds it to its manifest, and to its signature where there is a key to verify it by.
 * @throws Error that says what is wrong with it.
 */
export async function openBundle(bytes: Uint8Array, publicKey: string | null): Promise<Bundle> {
  return openEntries(await readArchive(bytes), publicKey)
}

/**
 * The same of a bundle that lies unpacked in a folder: its manifest, its signature and `data/`.
 * @throws Error that says what is wrong with it.
 */
export async function openBundleFolder(folder: string, publicKey: string | null): Promise<Bundle> {
  const entries = new Map<string, Buffer>()
  for (const name of [MANIFEST, SIGNATURE]) {
    const bytes = await readFile(path.join(folder, name)).catch(() => null)
    if (bytes) entries.set(name, bytes)
  }
  for (const [name, bytes] of await readContentFiles(path.join(folder, DATA))) entries.set(`${DATA}${name}`, bytes)
  return openEntries(entries, publicKey)
}

function openEntries(entries: Map<string, Buffer>, publicKey: string | null): Bundle {
  const text = entries.get(MANIFEST)
  if (!text) throw new Error(`it has no ${MANIFEST}`)
  const signature = entries.get(SIGNATURE)
  // Before anything of it is believed.
  if (publicKey !== null) {
    if (!signature) throw new Error('it is not signed')
    if (!verify(null, text, readPublicKey(publicKey), signature)) {
      throw new Error('its signature is not of this key, or its manifest was changed')
    }
  }
  const manifest = parseManifest(text.toString())
  entries.delete(MANIFEST)
  entries.delete(SIGNATURE)
  const files = new Map<string, Buffer>()
  for (const [name, content] of entries) {
    if (!name.startsWith(DATA)) throw new Error(`${name} is neither its manifest nor in ${DATA}`)
    const file = name.slice(DATA.length)
    if (notContent.test(file)) throw new Error(`${name} is no content`)
    files.set(file, content)
  }
  const digest = contentDigestOf(files)
  if (digest !== manifest.digest || shortId(digest) !== manifest.id) {
    throw new Error(`its files are not those of its manifest: ${shortId(digest)}, expected ${manifest.id}`)
  }
  return { manifest, files, isSigned: publicKey !== null }
}

function parseManifest(text: string): Manifest {
  try {
    return parseData(JSON.parse(text), ManifestSchema, { file: MANIFEST, text })
  } catch (error) {
    const { name, message } = error as Error
    throw new Error(withoutControls(name === 'SyntaxError' ? `${MANIFEST}: ${message}` : message))
  }
}

/** Nobody may have signed it, and a terminal does what controls say. */
const withoutControls = (text: string) =>
  text.replace(/(?!\n)\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)

const isPrivate = (pem: string) => /^-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/m.test(pem)

/** @throws Error for a key of another kind: the signature would be of another kind too. */
export function readPrivateKey(pem: string): KeyObject {
  return readKey('a private Ed25519 key as PEM', () => createPrivateKey(pem))
}

/** @throws Error for a key of another kind, and for a private one: whoever verifies must not be able to sign. */
export function readPublicKey(pem: string): KeyObject {
  if (isPrivate(pem)) throw new Error('expected a public Ed25519 key as PEM, found a private key')
  return readKey('a public Ed25519 key as PEM', () => createPublicKey(pem))
}

function readKey(expected: string, create: () => KeyObject): KeyObject {
  let key: KeyObject
  try {
    key = create()
  } catch {
    // OpenSSL's own words name its decoder.
    throw new Error(`expected ${expected}`)
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`expected ${expected}, found ${key.asymmetricKeyType}`)
  return key
}

/**
 * The text of a key's file.
 * @throws Error that names what it was given as, such as `--key key.pem`, and what was expected.
 */
export async function loadKey(file: string, { as, read }: { as: string; read: typeof readPublicKey }): Promise<string> {
  try {
    const pem = await readFile(file, 'utf8')
    read(pem)
    return pem
  } catch (error) {
    throw new Error(`${as}: ${reasonOf(error as Error)}`)
  }
}
