import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Locations are replaced by themselves while the process runs, and no page holds what they say; schemas are for those who write. */
export const notContent = /^(?:geoip|schemas)\//

/** The files of a folder of data that are its content, by their paths within it with forward slashes, in a fixed order. */
async function listContentFiles(folder: string): Promise<string[]> {
  const names = await listFiles(folder, '')
  return names.filter((name) => !notContent.test(name)).sort()
}

/** Links are followed, as the loaders follow them: mounted volumes are made of them. What begins with a dot is nobody's. */
async function listFiles(folder: string, prefix: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return (await stat(file)).isDirectory() ? listFiles(file, `${prefix}${name}/`) : [prefix + name]
    }),
  )
  return found.flat()
}

/** Those files with their bytes. */
export async function readContentFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = await listContentFiles(folder)
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
