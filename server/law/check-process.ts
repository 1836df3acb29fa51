import path from 'node:path'
import type { Config } from '#server/config.ts'
import { root } from '#server/root.ts'
import { checkFolder } from './check-folder.ts'
import { findNewerFile } from './data-files.ts'
import { reportPage, reportPagePolicy } from './report-page.ts'
import type { ComplianceReport } from './run-compliance.ts'

export interface CheckOrder {
  config: Config
  dataFolder: string
  /** When that process started and when it read its content, in ms since 1970: what has changed since is not what it serves. */
  startedAt: number
  readAt: number
  now: number
  instance: string
}

export interface SiteCheck {
  report: ComplianceReport
  page: string
  pagePolicy: string
}

export type CheckAnswer = SiteCheck | { failure: string }

// A process of its own (site-check.ts): it answers one order and ends, at the latest with the process that gave it.
process.once('disconnect', () => process.exit())
process.once('message', (order: CheckOrder) => {
  const answer = (found: CheckAnswer) => process.send?.(found, () => process.exit())
  check(order).then(answer, (error: Error) => answer({ failure: error.message }))
})

async function check({ config, dataFolder, startedAt, readAt, now, instance }: CheckOrder): Promise<SiteCheck> {
  const newer =
    (await findNewerFile(dataFolder, readAt)) ?? (await findNewerFile(path.join(root, 'dist/server'), startedAt))
  if (newer)
    throw new Error(`${newer} has changed since the process started: start it again, then it serves what is checked.`)
  const report = await checkFolder(dataFolder, { config, now })
  return { report, page: reportPage(report, instance), pagePolicy: reportPagePolicy }
}
