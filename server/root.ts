import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folder of the project, for this code as it is written and as it is built into dist/. */
export const root = findRoot(import.meta.dirname)

/** @throws Error when there is none. */
function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`Expected a package.json in ${import.meta.dirname} or above it`)
  return findRoot(parent)
}
