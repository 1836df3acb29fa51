import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import { editionIds } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { readVocabulary } from '#tests/helpers/schema-vocabulary.ts'
import { startSite } from '#tests/helpers/site.ts'
import { startCommand } from './command.ts'
import { findExcess, findSlack, heaviestByKind, kindOfPage, readBudgets } from './quality/budgets.ts'
import { checkConsistency } from './quality/consistency-checks.ts'
import { checkDiscovery } from './quality/discovery-checks.ts'
import { findPages } from './quality/find-pages.ts'
import type { BrowserFindings, GatePage } from './quality/gate-page.ts'
import { findHtmlFaults } from './quality/html-rules.ts'
import { openPageStore } from './quality/page-store.ts'
import { countChecks, countFindings, type GateReport, type PageReport, reportPage } from './quality/report.ts'
import { visitPage } from './quality/visit/visit-page.ts'

/** Two pages at a time: each waits for its browser about as long as the machine works for it. */
const AT_ONCE = 2

const { values } = startCommand({
  options: {
    only: { type: 'string', default: '' },
    fresh: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
  },
})
process.env.NODE_ENV = 'production'
const start = performance.now()
const folder = path.resolve(import.meta.dirname, '../.cache/quality')
mkdirSync(path.join(folder, 'pages'), { recursive: true })

const sites = await loadEditions(fileURLToPath(new URL('../data/markets', import.meta.url)), routes)
const editions = editionIds.map((id) => sites.byId[id].edition)
// Third parties that nobody has allowed are there to be asked for, and must not be.
const site = await startSite({
  overrides: { changeSites: withSandboxVendors('http://127.0.0.1:9'), wallClock: noonOfToday() },
})
const found = await findPages(site, editions)
const pages = found.pages.filter(({ editionId, path: address }) => (editionId + address).includes(values.only))
const discovery = checkDiscovery(found.pages, editions, readVocabulary())
const consistency = checkConsistency(found.pages)
const budgets = readBudgets()
const store = openPageStore(path.join(folder, 'pages'))
const browser = await launchBrowser({ hasFineText: true })
const reports: PageReport[] = []
const visited = new Set(values.documents ? [] : pagesToVisit(pages))
const waiting = oneOfEachKindFirst(pages)
console.log(
  `${pages.length} pages of ${found.addresses} addresses, ${visited.size} of them in the browser, ${AT_ONCE} at a time`,
)
await Promise.all(Array.from({ length: AT_ONCE }, lookAtPages))
await browser.close()
await site.close()

const heaviest = heaviestByKind(
  budgets,
  reports.flatMap(({ id, seen }) => (seen ? [{ id, weight: seen.weight }] : [])),
)
const isWhole = values.only === '' && !values.documents
const report: GateReport = {
  date: new Date().toISOString(),
  duration: (performance.now() - start) / 1000,
  pages: reports.toSorted((a, b) => `${a.editionId}${a.path}`.localeCompare(`${b.editionId}${b.path}`)),
  addresses: found.addresses,
  general: isWhole ? findSlack(budgets, heaviest) : [],
  budgets: Object.entries(budgets).flatMap(([kind, budget]) =>
    heaviest[kind] ? [{ kind, budget, heaviest: heaviest[kind] }] : [],
  ),
}
writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report, null, 1))
writeFileSync(path.join(folder, 'report.html'), reportPage(report))
for (const fault of report.general) console.log(`FAULT ${fault}`)
const faults = countFindings(report)
console.log(
  `${report.pages.length} pages, ${countChecks(report)} checks, ${faults} findings, ${Math.round(report.duration)} s: ${path.join(folder, 'report.html')}`,
)
process.exitCode = faults === 0 ? 0 : 1

async function lookAtPages(): Promise<void> {
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const report = await lookAt(page)
    reports.push(report)
    const faults = Object.entries(report.findings).flatMap(([check, list]) => list.map((fault) => `${check}: ${fault}`))
    for (const fault of faults) console.log(`FAULT ${page.editionId}${page.path} ${fault.slice(0, 400)}`)
    if (reports.length % 25 === 0) console.log(`${reports.length} of ${pages.length}`)
  }
}

async function lookAt(page: GatePage): Promise<PageReport> {
  const { editionId, id, language, path: address, status, html } = page
  const seen = visited.has(page) ? await see(page) : null
  const findings = {
    html: await findHtmlFaults(html),
    ...discovery.get(page),
    links: found.brokenLinks.get(editionId + address) ?? [],
    consistency: consistency.get(page) ?? [],
    ...seen?.findings,
    ...(seen && { budget: findExcess(budgets, id, seen.weight) }),
  }
  return { editionId, id, language, path: address, status, seen, findings }
}

async function see(page: GatePage): Promise<BrowserFindings> {
  const known = values.fresh ? null : store.read(page)
  if (known) return known
  const origin = site.urlOf(page.editionId)
  const seen = await visitPage({ browser, origin, page, folder: store.folder, pictureName: store.nameOf(page) })
  store.write(page, seen)
  return seen
}

/**
 * All but the older versions of policies and their comparisons: these differ in words alone, so that in a browser one of
 * each is seen for an edition and language, and of the others the document.
 */
function pagesToVisit(list: readonly GatePage[]): GatePage[] {
  const seen = new Set<string>()
  return list.filter(({ id, editionId, language }) => {
    const kind = readPolicyPage(id)?.kind ?? 'current'
    if (kind === 'current') return true
    const key = `${editionId} ${language} ${kind}`
    return !seen.has(key) && seen.add(key)
  })
}

/** So that a fault of every page of a kind shows within minutes. */
function oneOfEachKindFirst(list: readonly GatePage[]): GatePage[] {
  const seen = new Set<string>()
  const isFirst = ({ id }: GatePage) => {
    const kind = kindOfPage(budgets, id) ?? id
    return !seen.has(kind) && seen.add(kind)
  }
  const first = list.filter(isFirst)
  return [...first, ...list.filter((page) => !first.includes(page))]
}

/** A run that is taken up on the same day finds the same pages. */
function noonOfToday(): { now: () => number } {
  const noon = new Date().setUTCHours(12, 0, 0, 0)
  return { now: () => noon }
}
