import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { Pages } from '#server/site/content/load-pages.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { contentPageIds, type RouteTable } from '#shared/site/routes.ts'
import type { DataFiles } from './data-files.ts'
import { headTextOf, pitchOf, readDocument, stateNumbersOf, stateTextOf, textOf } from './read-page.ts'
import type { Breach, CheckedPage, Finding, RuleContext } from './rule.ts'
import { allDataRules, pageRules, renderRule } from './rules.ts'

/** A page of the site that was asked for. */
export interface PageAddress {
  editionId: EditionId
  locale: Locale
  path: string
}

/** What a run has looked at and found. */
export interface ComplianceReport {
  /** ISO 8601, when it began. */
  ranAt: string
  durationMs: number
  pages: PageAddress[]
  findings: Finding[]
}

/** Whether a page is to be looked at. */
export type IsWanted = (page: { editionId: EditionId; path: string }) => boolean

interface RunInput {
  table: RouteTable
  sites: Sites
  pages: Pages
  files: DataFiles
  ambassadorNames: readonly string[]
  /** Asks the real application for a page, as a visitor whom no rule concerns. */
  fetchPage: (site: Site, path: string) => Promise<{ status: number; body: string }>
  /** In ms since 1970. */
  now: number
  /** Leaves out the pages that are not; all are wanted when absent. */
  isWanted?: IsWanted | undefined
}

/** A path that no edition has: the error page has the same duties. */
const UNKNOWN_PATH = '/compliance-asks-for-no-page/'
/** Bound of one edition's pages: far above what there is, so that links can never lead on for ever. */
const MAX_PAGES = 1_000

/** Checks the data, and every page of every edition and locale that the route table or a link of another page names. */
export async function runCompliance(input: RunInput): Promise<ComplianceReport> {
  const start = performance.now()
  const sites = Object.values(input.sites.byId)
  const context: RuleContext = {
    files: input.files,
    sites,
    ambassadorNames: input.ambassadorNames,
    today: new Date(input.now).toISOString().slice(0, 10),
  }
  const findings = checkData(context)
  const pages: PageAddress[] = []
  for (const site of sites) {
    for await (const page of visitPages(site, input)) {
      const address = { editionId: site.edition.id, locale: page.locale, path: page.path }
      pages.push(address)
      findings.push(...checkPage(page, context).map((finding) => ({ ...finding, ...address })))
    }
  }
  return {
    ranAt: new Date(input.now).toISOString(),
    durationMs: Math.round(performance.now() - start),
    pages,
    findings,
  }
}

/** What the rules about data find; it needs no running site. */
export function checkData(context: RuleContext): Finding[] {
  return allDataRules.flatMap((rule) =>
    rule.checkData(context).map((breach) => ({
      ruleId: rule.id,
      severity: breach.severity ?? 'error',
      editionId: breach.editionId ?? null,
      locale: breach.locale ?? null,
      path: null,
      message: breach.message,
      source: breach.law,
      file: breach.file,
    })),
  )
}

/** What the rules about pages find on one. */
function checkPage(page: CheckedPage, context: RuleContext): Omit<Finding, 'editionId' | 'locale' | 'path'>[] {
  const wanted = page.pageId === 'error' ? 404 : 200
  const answered: Breach[] =
    page.status === wanted
      ? []
      : [{ message: `The page answers ${page.status}`, law: renderRule.sentence, file: 'shared/site/routes.ts' }]
  // A page that is not there breaks every other rule as well, which nobody needs to read.
  const rules = answered.length > 0 ? [] : pageRules
  const ruled = rules.map((rule) => ({ id: rule.id, breaches: rule.checkPage(page, context) }))
  return [{ id: renderRule.id, breaches: answered }, ...ruled].flatMap(({ id, breaches }) =>
    breaches.map(({ message, law, file, severity = 'error' }) => ({
      ruleId: id,
      severity,
      message,
      source: sourceOf(page, law),
      file,
    })),
  )
}

/** Title and address of a source of the market's law; other words stay as they are. */
function sourceOf({ site }: CheckedPage, law: string): string {
  const source = site.jurisdiction.sources.find(({ id }) => id === law)
  return source ? [`${source.title} (${law})`, source.url].filter(Boolean).join(', ') : law
}

/** Every page of an edition, from those of the route table on to whatever they link to. */
async function* visitPages(site: Site, input: RunInput): AsyncGenerator<CheckedPage> {
  const { isWanted = () => true } = input
  const waiting = site.paths.patterns
    .filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
    .map(({ pattern }) => pattern)
  const known = new Set(waiting)
  for (const path of [...waiting, UNKNOWN_PATH]) known.add(path)
  waiting.push(UNKNOWN_PATH)
  for (let path = waiting.shift(); path !== undefined && known.size < MAX_PAGES; path = waiting.shift()) {
    if (!isWanted({ editionId: site.edition.id, path })) continue
    const page = readPage(site, path, await input.fetchPage(site, path), input)
    yield page
    for (const linked of linkedPages(page)) {
      if (known.has(linked.path) || (linked.isPair && known.has(linked.key))) continue
      known.add(linked.path).add(linked.key)
      waiting.push(linked.path)
    }
  }
}

interface LinkedPage {
  path: string
  /** Names its row of the route table and its locale. */
  key: string
  /** Of two things side by side, each of which has a page of its own: one example is enough. */
  isPair: boolean
}

function linkedPages({ site, document }: CheckedPage): LinkedPage[] {
  return [...document.querySelectorAll('a[href^="/"]')].flatMap((link) => {
    const path = (link.getAttribute('href') ?? '').replace(/[?#].*$/, '')
    const match = site.paths.resolve(path)
    if (match.type !== 'page' || match.row.redirect || match.path !== path) return []
    return [{ path, key: `${match.id} ${match.locale}`, isPair: Object.keys(match.params).length > 1 }]
  })
}

/** A page as the rules look at it, from its HTML. */
export function readPage(
  site: Site,
  path: string,
  answer: { status: number; body: string },
  { table, pages, files, now }: Pick<RunInput, 'table' | 'pages' | 'files' | 'now'>,
): CheckedPage {
  const document = readDocument(answer.body)
  const locale = site.paths.localeOf(path)
  const pageId = document.querySelector('main')?.getAttribute('data-page') ?? 'error'
  const row = table[pageId] ?? null
  const names = listDutyNames(files)
  const kindsOf = () =>
    pages
      .contentOf(pageId, locale, site.edition.id, { params: {}, clock: createContentClock(now) })
      .sections.map(({ id, kind }) => [id, kind] as const)
  return {
    site,
    locale,
    path,
    pageId: path === UNKNOWN_PATH ? 'error' : pageId,
    row,
    status: answer.status,
    document,
    textOf,
    text: once(() => textOf(document.body)),
    pitch: once(() =>
      pitchOf(
        headTextOf(document),
        textOf(document.body, (element) => isDutyName(element, site, names)),
        stateTextOf(answer.body, site.jurisdiction.sources),
      ),
    ),
    answered: once(() => stateNumbersOf(answer.body)),
    kindOf: new Map(contentPageIds(table).includes(pageId) ? kindsOf() : []),
  }
}

/** The value of a calculation that is made when it is first asked for. */
function once<Value extends object | string>(calculate: () => Value): () => Value {
  let value: Value | null = null
  return () => {
    value ??= calculate()
    return value
  }
}

/** Whether an element is a link to a page of duty by no other words than the title of one, which may hold any word. */
function isDutyName(element: Element, { paths }: Site, names: ReadonlySet<string>): boolean {
  const href = element.tagName === 'A' ? element.getAttribute('href') : null
  const match = href?.startsWith('/') ? paths.resolve(href.replace(/[?#].*$/, '')) : null
  return match?.type === 'page' && match.row.topic !== undefined && names.has(textOf(element))
}

/** Made once for all pages of a run. */
const dutyNames = new WeakMap<DataFiles, Set<string>>()

/** Titles of the policies in every language. */
function listDutyNames(files: DataFiles): Set<string> {
  const known = dutyNames.get(files)
  if (known) return known
  const policies = [...files].filter(([name]) => name.startsWith('data/policies/'))
  const names = new Set(policies.flatMap(([, text]) => /^title: (.+)$/m.exec(text)?.[1]?.trim() ?? []))
  dutyNames.set(files, names)
  return names
}
