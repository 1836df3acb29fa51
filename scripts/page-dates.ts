import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startCommand } from './command.ts'
import { readPageDates } from './content/page-dates.ts'

const { values } = startCommand({
  options: { data: { type: 'string', default: path.join(import.meta.dirname, '../data') } },
})
const { data } = values
const { dates } = await readPageDates(data, new Date().toISOString().slice(0, 10))
await writeFile(path.join(data, 'page-dates.json'), `${JSON.stringify(dates, null, 2)}\n`)
