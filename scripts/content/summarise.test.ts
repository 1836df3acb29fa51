import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPageDates } from './page-dates.ts'
import { summarise, type Verdict } from './summarise.ts'

const after = mkdtempSync(path.join(tmpdir(), 'summary-'))
beforeAll(() => cpSync('data', after, { recursive: true, filter: (source) => !source.includes('geoip') }))
afterAll(() => rmSync(after, { recursive: true }))

function replace(file: string, text: string, other: string): void {
  const written = readFileSync(path.join(after, file), 'utf8')
  expect(written).toContain(text)
  writeFileSync(path.join(after, file), written.replace(text, other))
}
const now = Date.parse('2026-12-24')
const tell = (verdict: Verdict) => summarise({ before: 'data', after, verdict, now })
const kept = { pages: 2_000, answers: 900, rules: 40, errors: 0 as const, warnings: 1 }

it('says that nothing changes where nothing does', async () => {
  expect(await tell(null)).toBe('**0 pages; rules: not checked**\n')
})

it('says which pages change in which edition and language, for whom a place is closed, and whether the rules are kept', async () => {
  replace('pages/about-us.nl.json', 'Poker speel je tegen elkaar.', 'Poker speel je tegen anderen.')
  replace('markets/global/region-rules.json', '"countries": ["BE", ', '"countries": ["BE", "BR", ')
  writeFileSync(path.join(after, 'page-dates.json'), JSON.stringify((await readPageDates(after, '2026-12-24')).dates))
  const told = (await tell({ kept })).split('\n')
  expect(told[0]).toBe('**2 pages, editions nl and global, since 24 December 2026; 1 rule of places; rules: pass**')
  const title = JSON.parse(readFileSync('data/pages/about-us.nl.json', 'utf8')).title
  expect(told).toContain(`| nl | Dutch | ${title} \`/over-ons/\` | changed |`)
  expect(told).toContain(`| global | Dutch | ${title} \`/nl/over-ons/\` | changed |`)
  expect(told).toContain('| global | Brazil | WARNING | BLOCKED |')
  expect(told.filter((line) => line.includes('English'))).toEqual([])
  expect(told.at(-1)).toBe('2000 pages and 900 other answers keep 40 rules; 1 warning.')
})

it('shows what the rules refuse', async () => {
  const told = await tell({ refused: 'FAIL C24 Nothing promises winnings\n' })
  expect(told).toMatch(/^\*\*2 pages.*; rules: FAIL\*\*/)
  expect(told).toMatch(/```\nFAIL C24 Nothing promises winnings\n```$/)
})
