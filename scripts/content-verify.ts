import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBundle } from '#server/site/content/bundle.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, into: { type: 'string' } },
})
const [file] = positionals
try {
  if (!file) throw new Error('expected the file of a bundle')
  const publicKey = values.key ? await readFile(values.key, 'utf8') : null
  const { manifest, files, isSigned } = await openBundle(await readFile(file), publicKey)
  if (values.into) await unpack(values.into, files)
  console.log(
    JSON.stringify({ ...manifest, files: files.size, signature: isSigned ? 'verified' : 'not verified' }, null, 2),
  )
} catch (error) {
  console.error(`${file ?? 'content:verify'}: ${(error as Error).message}`)
  process.exitCode = 1
}

/** Into a folder that is not there yet: nothing of another content may be left in it. */
async function unpack(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder)
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), bytes)
  }
}
