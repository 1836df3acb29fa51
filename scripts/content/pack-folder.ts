import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { checkFolder } from '#server/law/check-folder.ts'
import { openBundle, packBundle } from '#server/site/content/bundle.ts'
import { type ContentFiles, contentDigestOf, readContentFiles, shortId } from '#server/site/content/content-id.ts'
import { hashRules } from '../build-inputs.mjs'
import { checkContent } from './check-content.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface PackInput {
  folder: string
  author: string
  /** Bundle or folder of the content that was changed; null: it is not known. */
  parentFile: string | null
  /** PEM of an Ed25519 key. */
  privateKey: string | null
  /** In ms since 1970. */
  now: number
  check?: typeof checkFolder
}

/**
 * Makes a bundle of a folder that keeps every rule.
 * @throws Error with everything that is wrong with it, a line each.
 */
export async function packFolder({ folder, author, parentFile, privateKey, now, check }: PackInput) {
  const own = path.join(root, 'data')
  const built = await readContentFiles(own)
  const files = await readContentFiles(folder)
  // What another folder was copied from is, unless somebody knows better, what the build was made with.
  const parent = parentFile ? await readParent(parentFile) : folder === own ? null : built
  const checked = await checkContent({ folder, files, parent, built, now, ...(check && { check }) })
  if ('faults' in checked) throw new Error(checked.faults.join('\n'))
  if (contentDigestOf(await readContentFiles(folder)) !== contentDigestOf(files)) {
    throw new Error(`${folder} was changed while it was checked: what would be packed is not what was read`)
  }
  const about = {
    parent: parent && shortId(contentDigestOf(parent)),
    author,
    rules: hashRules(root),
    checkedOn: new Date(now).toISOString().slice(0, 10),
    result: checked.result,
  }
  return { ...(await packBundle({ files, about, privateKey })), files, warnings: checked.warnings }
}

async function readParent(file: string): Promise<ContentFiles> {
  const isFolder = (await stat(file)).isDirectory()
  return isFolder ? readContentFiles(file) : (await openBundle(await readFile(file), null)).files
}
