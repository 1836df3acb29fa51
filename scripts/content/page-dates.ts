import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { datedFolders, type PageDates } from '#server/site/discovery/page-dates.ts'

/** Since when each page in a folder of data has the text that it has: `today` for those that are not what is known of them. */
export async function readPageDates(data: string, today: string): Promise<{ dates: PageDates; stale: string[] }> {
  const known = JSON.parse(await readFile(path.join(data, 'page-dates.json'), 'utf8').catch(() => '{}')) as PageDates
  const dates: PageDates = {}
  for (const folder of datedFolders) {
    for (const name of (await readdir(path.join(data, folder))).toSorted()) {
      const key = `${folder}/${name.replace(/\.(?:json|md)$/, '')}`
      const text = await readFile(path.join(data, folder, name), 'utf8')
      // It tells an editor what may be written; readers have nothing of it.
      const said = text.replace(/^ {2}"\$schema": .*\n/m, '')
      const sha256 = createHash('sha256').update(said).digest('hex').slice(0, 16)
      const before = known[key]
      dates[key] = before?.sha256 === sha256 ? before : { sha256, date: today }
    }
  }
  const names = [...new Set([...Object.keys(known), ...Object.keys(dates)])]
  return { dates, stale: names.filter((name) => known[name] !== dates[name]) }
}
