import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { readPageDates } from '../content/page-dates.ts'
import { enterVersions, type Ledger, readTexts } from '../policies/ledger.ts'
import type { Changes } from './contract.ts'
import type { DraftSite } from './draft-site.ts'
import { withValue } from './json-edits.ts'

const root = path.resolve(import.meta.dirname, '../..')
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
const LEDGER = 'policies/published.json'

/** A text as it will be saved: of JSON, what is the same stays as it was written, and the formatter has been over it. */
async function formatText(data: string, file: string, text: string): Promise<string> {
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
  now: number
}

/**
 * Writes files, and what is kept of them: the days of pages, and the ledger of policies.
 * @throws Error that says why, before anything is written, when the site would not start with them.
 */
export async function saveFiles({ data, site, changes, now }: SaveInput): Promise<Changes> {
  const texts = await Promise.all(
    Object.entries(changes).map(async ([file, text]) => [file, await formatText(data, file, text)] as const),
  )
  const saved = Object.fromEntries(texts)
  await site.use({ changes: saved, now }, async ({ folder }) => {
    const today = new Date(now).toISOString().slice(0, 10)
    const { dates, stale } = await readPageDates(folder, today)
    const entered = JSON.parse(await readFile(path.join(data, LEDGER), 'utf8')) as Ledger
    const ledger = enterVersions(entered, await readTexts(path.join(folder, 'policies')), today)
    for (const [file, text] of texts) await replace(path.join(data, file), text)
    if (stale.length > 0) await replace(path.join(data, 'page-dates.json'), json(dates))
    if (json(ledger) !== json(entered)) await replace(path.join(data, LEDGER), json(ledger))
  })
  return saved
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.next`, text)
  await rename(`${file}.next`, file)
}
