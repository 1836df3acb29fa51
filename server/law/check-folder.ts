import { pino } from 'pino'
import { type Config, parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import type { Services } from '#server/services.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { routes } from '#shared/site/routes.ts'
import { readDataFiles } from './data-files.ts'
import { renderRule } from './rules.ts'
import { type ComplianceReport, checkData, type IsWanted, runCompliance } from './run-compliance.ts'

interface CheckOptions {
  /** What the site runs with; what it has when nothing is set, when absent. */
  config?: Config
  /** Time of day, in ms since 1970, for all of the run. */
  now?: number
  isWanted?: IsWanted
}

/**
 * Starts the real application with a folder of data, without listening, and checks it. Data with which it does not start
 * is reported with what the rules about data find.
 */
export async function checkFolder(dataFolder: string, options: CheckOptions = {}): Promise<ComplianceReport> {
  const { config = parseConfig({}), now = Date.now(), isWanted } = options
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
    })
  } catch (error) {
    return reportFailedStart(dataFolder, error, now)
  }
  const app = await buildApp(config, services, { log })
  const { sites, pages, upstream } = services
  const clock = createContentClock(now)
  try {
    const [files, ...ambassadors] = await Promise.all([
      readDataFiles(dataFolder),
      ...Object.values(sites.byId).map(({ edition }) => upstream.loadBrandAmbassadors(edition.siteId, clock)),
    ])
    return await runCompliance({
      table: routes,
      sites,
      pages,
      files,
      ambassadorNames: [...new Set(ambassadors.flatMap(({ value }) => value.map(({ name }) => name)))],
      now,
      isWanted,
      async fetchPage(site, path) {
        // A crawler gets the whole page, without parts that come later.
        const headers = { host: `${site.edition.id}.localhost`, 'user-agent': 'compliance-bot' }
        const answer = await app.inject({ url: path, headers })
        return { status: answer.statusCode, body: answer.body }
      },
    })
  } finally {
    await app.close()
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
