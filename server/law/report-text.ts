import type { Finding } from './rule.ts'
import { allDataRules, pageRules, renderRule, wordRules } from './rules.ts'
import type { ComplianceReport } from './run-compliance.ts'
import type { PageAddress } from './visit.ts'

export const reportedRules = [renderRule, ...pageRules, ...allDataRules].toSorted((a, b) => (a.id < b.id ? -1 : 1))

export function hasFailed({ findings }: Pick<ComplianceReport, 'findings'>): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

/** The report as production is held to it: what is only a warning while a site is made fails there. */
export function refuseWarnings(report: ComplianceReport): ComplianceReport {
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, severity: 'error' as const })) }
}

export function placeOf({ editionId, path, locale }: Finding): string {
  return [editionId ?? 'data', path ?? locale].filter(Boolean).join(' ')
}

/** The report as people read it in a terminal: by rule, what is kept on one line. */
export function reportText(report: ComplianceReport): string {
  const lines = reportedRules.flatMap(({ id, sentence }) => {
    const own = report.findings.filter(({ ruleId }) => ruleId === id)
    const isError = own.some(({ severity }) => severity === 'error')
    const mark = isError ? 'FAIL' : own.length > 0 ? 'warn' : 'ok  '
    return [
      `${mark} ${id} ${sentence}`,
      ...own.flatMap((finding) => [
        `       ${placeOf(finding)}: ${finding.message}`,
        `         change ${finding.file}`,
        `         source ${finding.source}`,
      ]),
    ]
  })
  const errors = report.findings.filter(({ severity }) => severity === 'error').length
  const warnings = report.findings.length - errors
  return [
    ...lines,
    '',
    `${report.pages.length} pages, ${report.answers.length} other answers, ${reportedRules.length} rules, ${errors} errors, ${warnings} warnings, ${report.durationMs} ms`,
  ].join('\n')
}

/** The report as JSON, with what became of every rule on every page as every class of visitor. */
export function reportJson(report: ComplianceReport): string {
  const keyOf = ({ editionId, path, visitorClass }: PageAddress | Finding) =>
    JSON.stringify([editionId, path, visitorClass])
  const byPage = Map.groupBy(report.findings, keyOf)
  const rules = [renderRule, ...pageRules].map(({ id }) => id)
  const judge = (ids: string[]) => (page: PageAddress) => {
    const broken = new Set((byPage.get(keyOf(page)) ?? []).map(({ ruleId }) => ruleId))
    return { ...page, rules: Object.fromEntries(ids.map((id) => [id, broken.has(id) ? 'broken' : 'kept'])) }
  }
  const pages = report.pages.map(judge(rules))
  const answers = report.answers.map(judge(wordRules.map(({ id }) => id)))
  return JSON.stringify({ ...report, pages, answers }, null, 2)
}

/** The report as JUnit XML: a suite for each edition and one for the data, a case for each page and rule. */
export function reportJunit(report: ComplianceReport): string {
  const places = [
    { suite: 'data', name: 'data', of: ({ path }: Finding) => path === null },
    ...[...report.pages, ...report.answers].map((page) => ({
      suite: page.editionId,
      name: page.path,
      of: ({ editionId, path }: Finding) => path === page.path && editionId === page.editionId,
    })),
  ]
  const suites = [...Map.groupBy(places, ({ suite }) => suite)].map(([suite, own]) => {
    const cases = own.flatMap(({ name, of }) => {
      const rules = suite === 'data' ? allDataRules : [renderRule, ...pageRules]
      return rules.map((rule) => ({
        name,
        rule,
        found: report.findings.filter((one) => one.ruleId === rule.id && of(one)),
      }))
    })
    const failures = cases.filter(({ found }) => hasFailed({ findings: found })).length
    return [
      `  <testsuite name="compliance ${suite}" tests="${cases.length}" failures="${failures}" timestamp="${report.ranAt}">`,
      ...cases.map(({ name, rule, found }) => junitCase(`${rule.id} ${name}`, `compliance.${suite}`, found)),
      '  </testsuite>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="compliance">\n${suites.join('\n')}\n</testsuites>\n`
}

function junitCase(name: string, classname: string, found: Finding[]): string {
  const start = `    <testcase name="${escapeXml(name)}" classname="${classname}"`
  if (found.length === 0) return `${start}/>`
  const text = found.map(({ message, file, source }) => `${message}\nchange ${file}\nsource ${source}`).join('\n\n')
  const inner = hasFailed({ findings: found })
    ? `<failure message="${escapeXml(found[0]?.message ?? '')}">${escapeXml(text)}</failure>`
    : `<system-out>${escapeXml(text)}</system-out>`
  return `${start}>${inner}</testcase>`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
