import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { datedFolders, type PageDates } from '#server/site/discovery/page-dates.ts'

const data = path.join(import.meta.dirname, '../data')
const file = path.join(data, 'page-dates.json')
const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as PageDates
const today = new Date().toISOString().slice(0, 10)

const dates: PageDates = {}
for (const folder of datedFolders) {
  for (const name of (await readdir(path.join(data, folder))).toSorted()) {
    const key = `${folder}/${name.replace(/\.(?:json|md)$/, '')}`
    const sha256 = createHash('sha256')
      .update(await readFile(path.join(data, folder, name)))
      .digest('hex')
      .slice(0, 16)
    const before = known[key]
    dates[key] = before?.sha256 === sha256 ? before : { sha256, date: today }
  }
}
await writeFile(file, `${JSON.stringify(dates, null, 2)}\n`)
