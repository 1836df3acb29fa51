import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadContent } from '#server/site/content/load-content.ts'
import { startCommand } from './command.ts'
import { enterVersions, type Ledger, readTexts } from './policies/ledger.ts'

const { values } = startCommand({
  options: { data: { type: 'string', default: path.join(import.meta.dirname, '../data') } },
})
const folder = path.join(values.data, 'policies')
const file = path.join(folder, 'published.json')
const ledger = JSON.parse(await readFile(file, 'utf8')) as Ledger
const today = new Date().toISOString().slice(0, 10)

// What is entered stays: a text that the start refuses must not be.
await loadContent({ dataFolder: values.data })
const entered = enterVersions(ledger, await readTexts(folder), today)
await writeFile(file, `${JSON.stringify(entered, null, 2)}\n`)
for (const name of Object.keys(entered).filter((key) => !(key in ledger))) console.log(`entered ${name}`)
