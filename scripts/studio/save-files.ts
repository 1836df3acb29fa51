import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { readPageDates } from '../content/page-dates.ts'
import { type Changes, takesAway } from './contract.ts'
import type { DraftSite } from './draft-site.ts'
import { withValue } from './json-edits.ts'

const root = path.resolve(import.meta.dirname, '../..')
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')

/** A text as it will be saved: of JSON, what is the same stays as it was written, and the formatter has been over it. */
async function formatText(data: string, file: string, text: string): Promise<string> {
  if (takesAway(file, text)) return ''
  if (!file.endsWith('.json')) return `${text.trimEnd()}\n`
  const before = await readFile(path.join(data, file), 'utf8').catch(() => '')
  const child = spawn(process.execPath, [biome, 'format', `--stdin-file-path=data/${file}`], { cwd: root })
  child.stdin.end(withValue(before, JSON.parse(text)))
  const [formatted, complaints, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  if (code !== 0) throw new Error(`The formatter refused ${file}: ${complaints}`)
  return formatted
}

interface SaveInput {
  data: string
  site: DraftSite
  changes: Changes
  /** What the files were when they were opened; nothing of one that was not there. */
  opened: Changes
  now: number
}

/**
 * Writes files, and the days of their pages. Writes nothing where one is not what it
 * was when it was opened, and names it.
 * @throws Error that says why, before anything is written, when the site would not start with them.
 */
export async function saveFiles({
  data,
  site,
  changes,
  opened,
  now,
}: SaveInput): Promise<{ saved: Changes; newer: string[] }> {
  const texts = await Promise.all(
    Object.entries(changes).map(async ([file, text]) => [file, await formatText(data, file, text)] as const),
  )
  const saved = Object.fromEntries(texts)
  return site.use({ changes: saved, now }, async ({ folder }) => {
    const today = new Date(now).toISOString().slice(0, 10)
    const { dates, stale } = await readPageDates(folder, today)
    const present = await Promise.all(
      Object.keys(changes).map(async (file) => ({
        file,
        text: await readFile(path.join(data, file), 'utf8').catch(() => ''),
      })),
    )
    const newer = present.filter(({ file, text }) => text !== (opened[file] ?? '')).map(({ file }) => file)
    if (newer.length > 0) return { saved: {}, newer }
    for (const [file, text] of texts) {
      if (takesAway(file, text)) await rm(path.join(data, file), { force: true })
      else await replace(path.join(data, file), text)
    }
    if (stale.length > 0) await replace(path.join(data, 'page-dates.json'), json(dates))
    return { saved, newer }
  })
}

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** By renaming: whoever reads it sees all of it or nothing. */
export async function replace(file: string, text: string): Promise<void> {
  // With a dot: what is left of it when somebody ends the process is no content.
  const next = path.join(path.dirname(file), `.${path.basename(file)}.next`)
  await writeFile(next, text)
  await rename(next, file)
}
