import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { siteAt } from '#server/site/site-at.ts'
import type { ClassExample } from '#server/visitor/visitor-classes.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { ReadInput } from './checked-page.ts'
import type { Finding, RuleContext } from './rule.ts'
import { allDataRules } from './rules.ts'
import type { FetchPage, IsWanted, PageAddress } from './visit.ts'
import { listUnreadRoutes, visitAnswers } from './visit-answers.ts'
import { type ReadParts, visitPages } from './visit-pages.ts'

export interface ComplianceReport {
  /** ISO 8601, when it began. */
  ranAt: string
  durationMs: number
  pages: PageAddress[]
  /** Everything else that was asked for, as visitors of the edition's own market. */
  answers: PageAddress[]
  findings: Finding[]
}

interface RunInput extends ReadInput {
  sites: Sites
  ambassadorNames: readonly string[]
  /** Every class of an edition's visitors, with a place of each; that of its own market first. */
  classesOf: (site: Site) => ClassExample[]
  fetchPage: FetchPage
  /** Every GET that the application has. */
  routes: readonly string[]
  version: string
  /** Leaves out the pages that are not; all are wanted when absent. */
  isWanted?: IsWanted | undefined
  onVisit?: (() => void) | undefined
}

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
  const answers: PageAddress[] = []
  const readRoutes = new Set<string>()
  for (const site of sites) {
    const read: ReadParts = new Map()
    for (const [index, example] of input.classesOf(site).entries()) {
      const { visitorClass } = example
      const addressOf = (path: string, locale: Locale) => ({ editionId: site.edition.id, locale, path, visitorClass })
      // What is no page is the same for everybody, by the law of the edition's own licence.
      const addresses = index === 0 ? new Set<string>() : null
      const visits = visitPages(siteAt(visitorClass.place, site), example, { ...input, context, read, addresses })
      for await (const { path, locale, breaches } of visits) {
        const address = addressOf(path, locale)
        pages.push(address)
        input.onVisit?.()
        findings.push(...breaches.map((breach) => ({ ...breach, ...address })))
      }
      if (!addresses) continue
      for await (const found of visitAnswers(site, example, { ...input, context, addresses, readRoutes })) {
        const address = addressOf(found.path, found.locale)
        answers.push(address)
        input.onVisit?.()
        findings.push(...found.breaches.map((breach) => ({ ...breach, ...address })))
      }
    }
  }
  if (!input.isWanted) findings.push(...listUnreadRoutes(input.routes, readRoutes))
  return {
    ranAt: new Date(input.now).toISOString(),
    durationMs: Math.round(performance.now() - start),
    pages,
    answers,
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
      visitorClass: null,
      message: breach.message,
      source: breach.law,
      file: breach.file,
    })),
  )
}
