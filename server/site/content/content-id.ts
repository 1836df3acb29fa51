import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Short hash of every text and rule in a folder of data: another one as soon as a word of them changes. */
export async function contentIdOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const hash = createHash('sha256')
  for (const [index, bytes] of (await Promise.all(files.map((file) => readFile(join(folder, file))))).entries()) {
    hash.update(`${files[index]} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('base64url').slice(0, 12)
}
