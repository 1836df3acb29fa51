import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadKey, openBundle, readPublicKey } from '#server/site/content/bundle.ts'
import { startCommand } from './command.ts'

const { values, positionals } = startCommand({
  allowPositionals: true,
  options: { key: { type: 'string' }, into: { type: 'string' } },
})
const [file] = positionals
if (!file) throw new Error('Expected the file of a bundle: npm run content:verify -- content.tar.gz')
const { key } = values
const publicKey = key ? await loadKey(key, { as: `--key ${key}`, read: readPublicKey }) : null
const bytes = await readFile(file)
const { manifest, files, isSigned } = await openBundle(bytes, publicKey).catch((error: Error) => {
  throw new Error(`${file}: ${error.message}`)
})
if (values.into) await unpack(values.into, files)
console.log(
  JSON.stringify({ ...manifest, files: files.size, signature: isSigned ? 'verified' : 'not verified' }, null, 2),
)

/** Into a folder that is not there yet: nothing of another content may be left in it. */
async function unpack(folder: string, contents: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder)
  for (const [name, text] of contents) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
}
