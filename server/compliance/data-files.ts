import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Texts of the data folder by their path in the repository, such as `data/pages/index.nl.json`. */
export type DataFiles = ReadonlyMap<string, string>

/** Reads every JSON and Markdown file of a data folder. */
export async function readDataFiles(folder: string): Promise<DataFiles> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.(?:json|md)$/.test(name)).toSorted()
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const text = await readFile(join(folder, name), 'utf8')
        return [`data/${name.split(sep).join('/')}`, text] as const
      }),
    ),
  )
}
