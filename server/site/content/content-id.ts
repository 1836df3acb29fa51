import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { contentLimits } from './content-limits.ts'

/** Locations are replaced by themselves while the process runs, and no page holds what they say; schemas are for those who write. */
export const notContent = /^(?:geoip|schemas)\//

interface Found {
  names: string[]
  bytes: number
}

/**
 * Links are followed, as the loaders follow them: mounted volumes are made of them, and one that leads back ends at the
 * bound. What begins with a dot is nobody's.
 */
async function listFiles(folder: string, prefix: string, found: Found): Promise<Found> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  for (const name of names) {
    const file = path.join(folder, name)
    const shown = prefix + name
    if (notContent.test(`${shown}/`)) continue
    const about = await stat(file)
    if (about.isDirectory()) {
      await listFiles(file, `${shown}/`, found)
      continue
    }
    // Reading a pipe would wait for its writer, and a device has no end.
    if (!about.isFile()) throw new Error(`${shown} is no regular file`)
    found.names.push(shown)
    found.bytes += about.size
    if (found.names.length > contentLimits.files) throw new Error(`it has more than ${contentLimits.files} files`)
    if (found.bytes > contentLimits.unpacked) throw new Error(`it has more than ${contentLimits.unpacked} bytes`)
  }
  return found
}

/**
 * The files of a folder of data that are its content with their bytes, by their paths within it with forward slashes, in a
 * fixed order.
 * @throws Error when they are more than a content has, or no files.
 */
export async function readContentFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = (await listFiles(folder, '', { names: [], bytes: 0 })).names.sort()
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))))
  return new Map(files.map((file, index) => [file, contents[index]!]))
}

/** SHA-256 of every text and rule of a content, in hex: another one as soon as a word of them changes, whatever the build. */
export function contentDigestOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256')
  for (const name of [...files.keys()].sort()) {
    const bytes = files.get(name)!
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** A digest’s first 12 digits, as short as a build’s id. */
export function shortId(digest: string): string {
  return digest.slice(0, 12)
}

/** The id of the content in a folder of data. */
export async function contentIdOf(folder: string): Promise<string> {
  return shortId(contentDigestOf(await readContentFiles(folder)))
}

/** Files of a content by their paths within its folder. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>

/** What browsers and server have in their code: a content with others would show the old ones. */
export function listCompiled(files: ContentFiles, built: ContentFiles): string[] {
  const names = [...new Set([...files.keys(), ...built.keys()])].filter((name) => name.startsWith('messages/'))
  return names
    .filter((name) => !isSame(files.get(name), built.get(name)))
    .map((name) => `${name} is not that of the build: words of controls come with a build, not with a content`)
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(one, other) === 0
}
