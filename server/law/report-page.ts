import { createHash } from 'node:crypto'
import { escapeHtml } from '#server/pages/document.ts'
import { hasFailed, placeOf, reportedRules } from './report-text.ts'
import type { Finding } from './rule.ts'
import { pageRules, renderRule } from './rules.ts'
import type { ComplianceReport } from './run-compliance.ts'

const styles = [
  'body{margin:24px;font:15px/1.5 system-ui,sans-serif;color-scheme:light dark}',
  'table{border-collapse:collapse;margin:16px 0 40px}caption{text-align:start;font-weight:600;padding:8px 0}',
  'th,td{border:1px solid;padding:4px 10px;text-align:start;vertical-align:top}',
  'td.cell{text-align:center}td.error{font-weight:700;text-decoration:underline}',
  'div{overflow-x:auto}',
].join('')

/** Of a page that loads and runs nothing. */
export const reportPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; frame-ancestors 'none'`

export function reportPage(report: ComplianceReport, instance: string): string {
  const { findings, pages } = report
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const rules = [renderRule, ...pageRules]
  const tables = [...Map.groupBy(pages, ({ editionId }) => editionId)].map(([editionId, own]) => {
    const rows = own.map(({ path }) => {
      const cells = rules.map(({ id }) =>
        cell(findings.filter((one) => one.ruleId === id && one.editionId === editionId && one.path === path)),
      )
      return `<tr><th scope="row">${escapeHtml(path)}</th>${cells.join('')}</tr>`
    })
    const heads = rules.map(({ id, sentence }) => `<th scope="col" title="${escapeHtml(sentence)}">${id}</th>`)
    return table(`Edition ${editionId}`, `<th scope="col">Page</th>${heads.join('')}`, rows)
  })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Compliance: ${errors} errors</title><style>${styles}</style></head><body><main><h1>Compliance</h1>`,
    `<p>Process ${escapeHtml(instance)}. Last run <time datetime="${report.ranAt}">${report.ranAt}</time>, ${report.durationMs} ms: `,
    `${pages.length} pages, ${report.answers.length} other answers, ${reportedRules.length} rules, ${errors} errors, ${findings.length - errors} warnings.</p>`,
    table('Found', heads('Rule', 'Severity', 'Where', 'What', 'File to change', 'Source'), findings.map(findingRow)),
    ...tables,
    table(
      'Rules',
      heads('Rule', 'What holds', 'Errors', 'Warnings'),
      reportedRules.map(({ id, sentence }) => {
        const own = findings.filter(({ ruleId }) => ruleId === id)
        const wrong = own.filter(({ severity }) => severity === 'error').length
        return row([id, sentence, String(wrong), String(own.length - wrong)])
      }),
    ),
    '</main></body></html>',
  ].join('')
}

function findingRow(finding: Finding): string {
  const { ruleId, severity, message, file, source } = finding
  return row([ruleId, severity, placeOf(finding), message, file, source])
}

function cell(found: Finding[]): string {
  if (found.length === 0) return '<td class="cell">kept</td>'
  const isError = hasFailed({ findings: found })
  return `<td class="cell${isError ? ' error' : ''}">${found.length} ${isError ? 'broken' : 'to look at'}</td>`
}

function table(caption: string, head: string, rows: string[]): string {
  const body = rows.length > 0 ? rows.join('') : '<tr><td>Nothing.</td></tr>'
  return `<div><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function heads(...names: string[]): string {
  return names.map((name) => `<th scope="col">${name}</th>`).join('')
}

function row(texts: string[]): string {
  return `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`
}
