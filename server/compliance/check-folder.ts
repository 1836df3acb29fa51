import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { checkSite } from './check-site.ts'
import { readDataFiles } from './data-files.ts'
import { renderRule } from './rules.ts'
import { type ComplianceReport, checkData, type IsWanted } from './run-compliance.ts'

/**
 * Starts the real application with a folder of data, without listening, and checks it. Data with which it does not start
 * is reported with what the rules about data find.
 */
export async function checkFolder(dataFolder: string, isWanted?: IsWanted): Promise<ComplianceReport> {
  const log = pino({ level: 'silent' })
  const config = parseConfig({})
  let services: Awaited<ReturnType<typeof import('../services.ts')['createServices']>>
  try {
    // Imported late: React's production build is chosen when it is imported (design, 3).
    const { createServices } = await import('../services.ts')
    services = await createServices(config, log, { dataFolder, isDevelopment: true })
  } catch (error) {
    return reportFailedStart(dataFolder, error)
  }
  const app = await buildApp(config, services, { log })
  try {
    return await checkSite({ app, services, isWanted })
  } finally {
    await app.close()
  }
}

async function reportFailedStart(dataFolder: string, error: unknown): Promise<ComplianceReport> {
  const now = Date.now()
  const ranAt = new Date(now).toISOString()
  const files = await readDataFiles(dataFolder)
  const message = error instanceof Error ? error.message : String(error)
  const file = [...files.keys()].find((name) => message.includes(name.slice('data/'.length))) ?? 'data/'
  return {
    ranAt,
    durationMs: Math.round(Date.now() - now),
    pages: [],
    findings: [
      {
        ruleId: renderRule.id,
        severity: 'error',
        editionId: null,
        locale: null,
        path: null,
        message: `The site does not start: ${message}`,
        source: renderRule.sentence,
        file,
      },
      ...checkData({ files, sites: [], ambassadorNames: [], today: ranAt.slice(0, 10) }),
    ],
  }
}
