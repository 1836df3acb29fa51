import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkFolder } from '#server/law/check-folder.ts'
import { readContentFiles } from '#server/site/content/content-id.ts'
import { readTexts } from '../policies/ledger.ts'
import { checkContent } from './check-content.ts'
import { readPageDates } from './page-dates.ts'

/** Enough of a run, which takes minutes as a whole. */
const few: typeof checkFolder = (folder, options) =>
  checkFolder(folder, { ...options, isWanted: ({ path: page }) => page === '/over-ons/' })
const today = '2026-11-26'

let built: Map<string, Buffer>
let folder: string
beforeAll(async () => {
  built = await readContentFiles('data')
})
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-content-'))
  cpSync('data', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function replace(file: string, text: string, other: string): void {
  const written = readFileSync(path.join(folder, file), 'utf8')
  expect(written).toContain(text)
  writeFileSync(path.join(folder, file), written.replace(text, other))
}

async function date(): Promise<void> {
  const { dates } = await readPageDates(folder, today)
  writeFileSync(path.join(folder, 'page-dates.json'), JSON.stringify(dates))
}

async function faultsOf(): Promise<string> {
  const files = await readContentFiles(folder)
  const checked = await checkContent({ folder, files, parent: built, built, now: Date.parse(today), check: few })
  return 'faults' in checked ? checked.faults.join('\n') : ''
}

it('a changed text that keeps every rule may be published, and it is known how much was looked at, and what is only warned of', async () => {
  replace('pages/about-us.nl.json', 'Poker speel je tegen elkaar.', 'Poker speel je tegen anderen.')
  await date()
  const files = await readContentFiles(folder)
  const checked = await checkContent({ folder, files, parent: built, built, now: Date.parse(today), check: few })
  expect(checked).toMatchObject({ result: { errors: 0, pages: expect.any(Number) } })
  const { result, warnings } = checked as Extract<typeof checked, { result: object }>
  expect(result.pages).toBeGreaterThan(0)
  expect(warnings.filter((line) => /^C\d+ .+: .+; change data\/\S+$/.test(line))).toHaveLength(result.warnings)
})

it.each([
  [
    'a page that nobody dated',
    () => replace('pages/about-us.nl.json', 'elkaar', 'anderen'),
    'pages/about-us.nl has changed: npm run page-dates',
  ],
  [
    'words that are compiled',
    () => replace('messages/nl-NL.json', '": "', '": "X'),
    'messages/nl-NL.json is not that of the build',
  ],
  [
    'a published text with another word',
    () => replace('policies/cookie-policy/20250814.nl.md', '. ', '.  '),
    'cookie-policy/20250814.nl is not entered',
  ],
])('%s is refused before anything is rendered', async (_, change, reason) => {
  change()
  expect(await faultsOf()).toContain(reason)
})

it('a published text whose entry was changed with it is refused by the parent’s ledger', async () => {
  replace('policies/cookie-policy/20250814.nl.md', '. ', '.  ')
  const entered = JSON.stringify(await readTexts(path.join(folder, 'policies')))
  writeFileSync(path.join(folder, 'policies/published.json'), entered)
  expect(await faultsOf()).toContain('cookie-policy/20250814.nl.md: expected the text that was published')
})

it.each([
  ['breaks a schema', 'pages/about-us.nl.json', '"description"', '"descripton"', 'descripton'],
  ['breaks the law', 'pages/about-us.nl.json', 'Poker speel je tegen elkaar.', 'Hier win je gegarandeerd.', 'FAIL'],
  ['cites what is not there', 'pages/streamer-check.nl.json', '#streamer-link', '#streamer-lnk', 'streamer-lnk'],
])('a content that %s is refused with the place', async (_, file, text, other, reason) => {
  replace(file, text, other)
  await date()
  expect(await faultsOf()).toContain(reason)
})
