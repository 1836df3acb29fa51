import { escapeHtml } from '#server/pages/document.ts'
import { weightNames } from './budgets.ts'
import {
  type BrowserFindings,
  type CheckName,
  checkNames,
  type Findings,
  type GatePage,
  type PageWeight,
} from './gate-page.ts'

export interface PageReport extends Pick<GatePage, 'editionId' | 'id' | 'language' | 'path' | 'status'> {
  findings: Findings
  seen: Omit<BrowserFindings, 'findings'> | null
}

export interface GateReport {
  date: string
  duration: number
  pages: PageReport[]
  addresses: number
  general: string[]
  budgets: { kind: string; budget: PageWeight; heaviest: PageWeight }[]
}

export function countFindings({ pages, general }: Pick<GateReport, 'pages' | 'general'>, check?: CheckName): number {
  const names = check ? [check] : checkNames
  const ofPages = pages.flatMap(({ findings }) => names.flatMap((name) => findings[name] ?? []))
  return ofPages.length + (check ? 0 : general.length)
}

export function countChecks({ pages }: Pick<GateReport, 'pages'>): number {
  return pages.reduce((sum, { findings }) => sum + Object.keys(findings).length, 0)
}

const styles = `body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #14161b; background: #fbfaf7 }
table { border-collapse: collapse; margin: 1rem 0 3rem } td, th { padding: 4px 10px; border: 1px solid #ddd8cc; text-align: start; vertical-align: top }
td.number { text-align: end; font-variant-numeric: tabular-nums } .bad { color: #c20e22 } .good { color: #12694a }
img { display: block; border: 1px solid #ddd8cc } ul { margin: 0; padding-inline-start: 1.2rem; overflow-wrap: anywhere }`

export function reportPage(report: GateReport): string {
  const { pages, general, date, duration, budgets, addresses } = report
  const found = countFindings(report)
  const facts = [
    ['Pages', pages.length],
    ['Pages in the browser', pages.filter(({ seen }) => seen).length],
    ['Addresses that links name', addresses],
    ['Checks', countChecks(report)],
    ['Runs of axe', pages.reduce((sum, { seen }) => sum + (seen?.counts.axeRuns ?? 0), 0)],
    ['Stops of the Tab key', pages.reduce((sum, { seen }) => sum + (seen?.counts.tabStops ?? 0), 0)],
    ['Seconds', Math.round(duration)],
  ] as const
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Quality: ${found} findings</title><style>${styles}</style></head><body><main>`,
    `<h1>Quality: <span class="${found === 0 ? 'good' : 'bad'}">${found} findings</span></h1><p>${date}</p>`,
    table(
      ['what', 'number'],
      facts.map(([name, value]) => [name, number(value)]),
    ),
    '<h2>Checks</h2>',
    table(
      ['check', 'pages', 'findings'],
      checkNames.map((name) => [
        name,
        number(pages.filter(({ findings }) => findings[name]).length),
        number(countFindings(report, name)),
      ]),
    ),
    list(general),
    '<h2>Budgets</h2><p>The heaviest page of a kind, and in brackets what it may cost.</p>',
    table(
      ['kind', ...weightNames],
      budgets.map(({ kind, budget, heaviest }) => [
        kind,
        ...weightNames.map((name) => ({ html: `${heaviest[name]} (${budget[name]})`, isNumber: true })),
      ]),
    ),
    '<h2>Pages</h2>',
    table(['page', '390 px', '1440 px', 'findings'], pages.map(pageRow)),
    '</main></body></html>',
  ].join('\n')
}

interface Cell {
  html: string
  isNumber?: boolean
}

function pageRow({ editionId, path, language, status, findings, seen }: PageReport): (string | Cell)[] {
  const address = `${escapeHtml(editionId + path)}<br>${language}, ${status}<br>`
  const costs = weightNames.map((name) => (seen ? `${name} ${seen.weight[name]}` : '')).join('<br>')
  const faults = checkNames.flatMap((name) => (findings[name] ?? []).map((fault) => `${name}: ${fault}`))
  const picture = (width: number) => ({
    html: seen
      ? `<img src="pages/${seen.pictures[width] ?? ''}" alt="${escapeHtml(path)} at ${width} pixels" loading="lazy">`
      : '',
  })
  return [{ html: address + costs }, picture(390), picture(1440), { html: list(faults) }]
}

function number(value: number): Cell {
  return { html: value.toLocaleString('en'), isNumber: true }
}

function list(texts: readonly string[]): string {
  if (texts.length === 0) return ''
  return `<ul class="bad">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
}

function table(heads: readonly string[], rows: readonly (string | Cell)[][]): string {
  const cell = (content: string | Cell) =>
    typeof content === 'string'
      ? `<td>${escapeHtml(content)}</td>`
      : `<td${content.isNumber ? ' class="number"' : ''}>${content.html}</td>`
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody></table>`
}
