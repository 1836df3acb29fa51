import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type DataFiles = ReadonlyMap<string, string>

export async function readDataFiles(folder: string): Promise<DataFiles> {
  const files = await listDataFiles(folder)
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const text = await readFile(join(folder, name), 'utf8')
        return [`data/${name.split(sep).join('/')}`, text] as const
      }),
    ),
  )
}

/** The path of one of these files that was written after a time in ms since 1970; null when there is none. */
export async function findNewerFile(folder: string, time: number): Promise<string | null> {
  const paths = (await listDataFiles(folder)).map((name) => join(folder, name))
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs))
  return paths.find((_, index) => times[index]! > time) ?? null
}

async function listDataFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => /\.(?:json|md)$/.test(name)).toSorted()
}
