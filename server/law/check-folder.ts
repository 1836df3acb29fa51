import { pino } from 'pino'
import { type Config, parseConfig } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import { listVisitorClasses } from '#server/visitor/visitor-classes.ts'
import { askSite, readInputOf } from './ask-site.ts'
import { readDataFiles } from './data-files.ts'
import { renderRule } from './rules.ts'
import { type ComplianceReport, checkData, runCompliance } from './run-compliance.ts'
import type { IsWanted } from './visit.ts'

interface CheckOptions {
  config?: Config
  /** Time of day, in ms since 1970, for all of the run. */
  now?: number
  isWanted?: IsWanted
  /** Told of each address that has been asked for. */
  onVisit?: () => void
}

/**
 * Starts the real application with a folder of data, without listening, and checks it. Data with which it does not start
 * is reported with what the rules about data find.
 */
export async function checkFolder(dataFolder: string, options: CheckOptions = {}): Promise<ComplianceReport> {
  const { config = parseConfig({}), now = Date.now(), isWanted, onVisit } = options
  const log = pino({ level: 'silent' })
  let services: Services
  try {
    // Imported late: React's production build is chosen when it is imported.
    const { createServices } = await import('#server/services.ts')
    // It asks on this machine, wherever the site listens, and sees what visitors of each market do.
    services = await createServices({ ...config, host: '127.0.0.1', trustedProxies: [] }, log, {
      dataFolder,
      wallClock: { now: () => now },
      isDevelopment: true,
      // Held to the law before its day.
      showsScheduled: true,
    })
  } catch (error) {
    return reportFailedStart(dataFolder, error, now)
  }
  const { sites, visitors, version } = services
  const asked = await askSite(config, services, log)
  try {
    return await runCompliance({
      ...(await readInputOf(services, now)),
      sites,
      isWanted,
      onVisit,
      classesOf: (site) => listVisitorClasses(visitors, site),
      routes: [...asked.routes],
      version,
      fetchPage: asked.fetchPage,
    })
  } finally {
    await asked.close()
  }
}

async function reportFailedStart(dataFolder: string, error: unknown, now: number): Promise<ComplianceReport> {
  const startedAt = performance.now()
  const ranAt = new Date(now).toISOString()
  const files = await readDataFiles(dataFolder)
  const message = error instanceof Error ? error.message : String(error)
  const file = [...files.keys()].find((name) => message.includes(name.slice('data/'.length))) ?? 'data/'
  return {
    ranAt,
    durationMs: Math.round(performance.now() - startedAt),
    pages: [],
    answers: [],
    findings: [
      {
        ruleId: renderRule.id,
        severity: 'error',
        editionId: null,
        locale: null,
        path: null,
        visitorClass: null,
        message: `The site does not start: ${message}`,
        source: renderRule.sentence,
        file,
      },
      ...checkData({ files, sites: [], ambassadorNames: [], today: ranAt.slice(0, 10) }),
    ],
  }
}
