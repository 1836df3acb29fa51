import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Files of earlier builds, which pages that are still open ask for. */
export interface PreviousBuilds {
  /** Folder in which a file named like `assets/app-1a2b.js` lies; null where no earlier build has it. */
  folderOf(file: string): string | null
}

export const noPreviousBuilds: PreviousBuilds = { folderOf: () => null }

/**
 * Finds the assets of every earlier build: each sub-folder is one, as `npm run build` left it in `dist/`. What is served
 * is this list, so no address can lead out of the folder.
 * @throws Error when the folder cannot be read.
 */
export async function loadPreviousBuilds(folder: string): Promise<PreviousBuilds> {
  const builds = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const folders = new Map<string, string>()
  for (const { name } of builds) {
    const root = join(folder, name, 'client')
    const files = await listAssets(root).catch(() => {
      throw new Error(`${join(folder, name)} is no build: it has no client/assets`)
    })
    for (const file of files) if (!folders.has(file)) folders.set(file, root)
  }
  return { folderOf: (file) => folders.get(file) ?? null }
}

/** Names like `assets/app-1a2b.js` of a build’s assets, without their compressed copies. @throws Error when there is no such folder. */
export async function listAssets(clientFolder: string): Promise<Set<string>> {
  const entries = await readdir(join(clientFolder, 'assets'), { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}
