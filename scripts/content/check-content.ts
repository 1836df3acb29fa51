import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkFolder } from '#server/law/check-folder.ts'
import { hasFailed, placeOf, reportedRules, reportText } from '#server/law/report-text.ts'
import type { ComplianceReport } from '#server/law/run-compliance.ts'
import type { Manifest } from '#server/site/content/bundle.ts'
import { type ContentFiles, listCompiled } from '#server/site/content/content-id.ts'
import { enterVersions, findChanges, type Ledger, readTexts } from '../policies/ledger.ts'
import { readPageDates } from './page-dates.ts'

interface CheckInput {
  folder: string
  files: ContentFiles
  /** The content that was changed; null for the first. */
  parent: ContentFiles | null
  /** What the build was made with. */
  built: ContentFiles
  /** In ms since 1970. */
  now: number
  check?: typeof checkFolder
}

type Checked = { result: Manifest['result']; warnings: string[] } | { faults: string[] }

/** Whether a content may be given to the running site, and by what: everything that a start and the rules of the law ask of it. */
export async function checkContent({
  folder,
  files,
  parent,
  built,
  now,
  check = checkFolder,
}: CheckInput): Promise<Checked> {
  const today = new Date(now).toISOString().slice(0, 10)
  const faults = [
    ...listCompiled(files, built),
    ...(await listLedgerFaults(folder, parent, today)),
    ...(await readPageDates(folder, today)).stale.map(
      (name) => `page-dates.json: ${name} has changed: npm run page-dates`,
    ),
  ]
  // A minute of work that would say nothing of what will be packed.
  if (faults.length > 0) return { faults }
  const report = await check(folder, { now })
  if (hasFailed(report)) return { faults: [reportText(report)] }
  const warnings = report.findings.map(
    (finding) => `${finding.ruleId} ${placeOf(finding)}: ${finding.message}; change ${finding.file}`,
  )
  return { result: resultOf(report), warnings }
}

/** A published text is for ever: in this ledger, and in that of the parent, which somebody may have edited together with the text. */
async function listLedgerFaults(folder: string, parent: ContentFiles | null, today: string): Promise<string[]> {
  const texts = await readTexts(path.join(folder, 'policies'))
  const ledger = JSON.parse(await readFile(path.join(folder, 'policies/published.json'), 'utf8')) as Ledger
  const before = parent?.get('policies/published.json')
  const faults = findChanges(ledger, texts).map(
    (name) => `policies/published.json: ${name} is not entered as it is written: npm run policy-ledger`,
  )
  if (!before) return faults
  try {
    enterVersions(JSON.parse(Buffer.from(before).toString()) as Ledger, texts, today)
  } catch (error) {
    faults.push((error as Error).message)
  }
  return faults
}

function resultOf({ pages, answers, findings }: ComplianceReport): Manifest['result'] {
  return {
    pages: pages.length,
    answers: answers.length,
    rules: reportedRules.length,
    errors: 0,
    warnings: findings.length,
  }
}
