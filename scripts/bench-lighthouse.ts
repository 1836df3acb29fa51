import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { prepareChromium } from '#tests/helpers/chromium-files.ts'
import { startSite } from '#tests/helpers/site.ts'
import { median } from './bench/median.ts'
import { startCommand } from './command.ts'
import { readBudgets } from './quality/budgets.ts'

/** Fetched when it is asked for: with what it needs it weighs 176 MB, more than all other packages of this project. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const { values, positionals } = startCommand({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    kinds: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const fewPaths = ['/', '/download/', '/terms-conditions/', '/spellen/spin-and-gold/']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string; scoreDisplayMode: string }>
}

process.env.NODE_ENV = 'production'
const site = await startSite()
const { executablePath, env } = await prepareChromium()

console.log(`Lighthouse, a telephone on a slow connection, the median of ${runs} runs`)
console.log(`| page | ${categories.join(' | ')} |`)
console.log('|---|--:|--:|--:|--:|')
const paths = values.kinds ? pathsOfKinds() : fewPaths
for (const path of positionals.length > 0 ? positionals : paths) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await measure(site.urlOf('nl') + path))
  const scores = categories.map((name) => median(reports.map((report) => report.categories[name].score ?? 0)))
  console.log(`| \`${path}\` | ${scores.map((score) => (score * 100).toFixed(0)).join(' | ')} |`)
  const last = reports.at(-1)
  for (const { title, score, displayValue = '', scoreDisplayMode } of Object.values(last?.audits ?? {})) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.log(`  ${title} ${displayValue}`)
  }
  if (scores.some((score) => score < 1)) process.exitCode = 1
}
await site.close()

function pathsOfKinds(): string[] {
  const table = createPathTable({ table: routes, editionId: 'nl', locales: ['nl'] })
  return Object.values(readBudgets()).flatMap(({ pages }) => table.pathOf(pages[0] ?? '', 'nl') ?? [])
}

async function measure(url: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--only-categories=${categories.join(',')}`]
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...options, flags], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(output) as Report
}
