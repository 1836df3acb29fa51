import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { contentLimits } from './content-limits.ts'

/** Plain letters and digits, no step upwards, no hidden file, nothing that a system reads as another place. */
const NAME = /^(?:[a-z0-9][a-zA-Z0-9_-]*(?:\.[a-zA-Z0-9_-]+)*\/)*[a-zA-Z0-9][a-zA-Z0-9_-]*(?:\.[a-zA-Z0-9_-]+)*$/
const MAX_NAME = 200

export type ArchiveFiles = ReadonlyMap<string, Uint8Array>

/** A tar archive, gzipped: the same files in the same order give the same bytes. */
export async function writeArchive(files: ArchiveFiles): Promise<Buffer> {
  const archive = pack()
  for (const [name, bytes] of files) {
    if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a file of it`)
    archive.entry({ name, mode: 0o644, mtime: new Date(0) }, bytes)
  }
  archive.finalize()
  return promisify(gzip)(await buffer(archive), { level: 9 })
}

/**
 * The files of such an archive, none of which can leave the folder that it is unpacked into.
 * @throws Error that says what is wrong with it.
 */
export async function readArchive(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const { packed, unpacked } = contentLimits
  if (bytes.length === 0) throw new Error('it is empty')
  if (bytes.length > packed) throw new Error(`it has ${bytes.length} bytes, at most ${packed} expected`)
  return readTar(await unpack(bytes, unpacked))
}

async function unpack(bytes: Uint8Array, maxOutputLength: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Error(`it unpacks to more than ${maxOutputLength} bytes`)
    if (code === 'Z_BUF_ERROR') throw new Error('it is truncated')
    throw new Error(`it is no gzip file, or damaged (${message})`)
  }
}

async function readTar(tar: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const folders = new Set<string>()
  const archive = extract()
  archive.end(tar)
  try {
    for await (const entry of archive) {
      const { name, size, type } = entry.header
      // First what it is: a link with a harmless name may lead anywhere.
      if (type !== 'file') throw new Refusal(`${JSON.stringify(name)} is no file but a ${type}`)
      if (name.length > MAX_NAME || !NAME.test(name))
        throw new Refusal(`${JSON.stringify(name)} is no name for a file of it`)
      if (files.has(name)) throw new Refusal(`${name} is there twice`)
      const around = foldersOf(name)
      const both = folders.has(name) ? name : around.find((folder) => files.has(folder))
      if (both) throw new Refusal(`${both} is a file and a folder`)
      for (const folder of around) folders.add(folder)
      if (files.size === contentLimits.files) throw new Refusal(`it has more than ${contentLimits.files} files`)
      // The header may promise what does not come; what comes is bounded already.
      if (size > tar.length) throw new Refusal(`${name} says that it has ${size} bytes: truncated`)
      files.set(name, await buffer(entry))
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Error(`it is no tar archive, or truncated (${(error as Error).message})`)
  }
  return files
}

/** The folders in which a file lies, by their paths. */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

class Refusal extends Error {}
