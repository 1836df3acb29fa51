import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** The largest licensed file, a worldwide City one, has some 130 MB. */
const MAX_BYTES = 256 * 1024 * 1024
/** The format puts the metadata into the last 128 KiB. */
const METADATA_BYTES = 131_072

/**
 * The bytes of a file that may be a database: a regular one of a size that such files have, with metadata at its end.
 * Rejects for every other before it is read: a silent pipe would block the start, a device or a sparse file take
 * all memory.
 */
export async function readGeoipFile(path: string): Promise<Buffer> {
  // Otherwise opening a pipe waits for its writer.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const file = await handle.stat()
    if (!file.isFile()) throw new Error('it is no regular file')
    if (file.size === 0) throw new Error('it is empty')
    if (file.size > MAX_BYTES) throw new Error(`it has ${file.size} bytes, at most ${MAX_BYTES} expected`)
    const start = Math.max(0, file.size - METADATA_BYTES)
    const tail = await readBytes(handle, start, file.size - start)
    if (!tail.includes('\xab\xcd\xefMaxMind.com', 0, 'latin1')) {
      throw new Error('it has no metadata: truncated, or no MaxMind DB file')
    }
    return await readBytes(handle, 0, file.size)
  } finally {
    await handle.close()
  }
}

/** Reads no more than that, even from a file that grows. */
async function readBytes(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let end = 0
  while (end < length) {
    const { bytesRead } = await handle.read(bytes, end, length - end, start + end)
    if (bytesRead === 0) throw new Error('it is truncated: it became shorter while it was read')
    end += bytesRead
  }
  return bytes
}
