import { pino } from 'pino'
import { type Config, parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import type { Services } from '#server/services.ts'
import { listVisitorClasses } from '#server/visitor/visitor-classes.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { routes } from '#shared/site/routes.ts'
import type { Location } from '#shared/visitor/visitor.ts'
import { readDataFiles } from './data-files.ts'
import { registerErrorProbes } from './error-probes.ts'
import { renderRule } from './rules.ts'
import { type ComplianceReport, checkData, runCompliance } from './run-compliance.ts'
import type { IsWanted } from './visit.ts'

interface CheckOptions {
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
      // Held to the law before its day.
      showsScheduled: true,
    })
  } catch (error) {
    return reportFailedStart(dataFolder, error, now)
  }
  const { sites, pages, upstream, visitors, assets, version, renderer } = services
  let place: Location | null = null
  const registered = new Set<string>()
  let answering = ''
  const app = await buildApp(
    config,
    {
      ...services,
      visitors: {
        ...visitors,
        resolve: (input) =>
          place
            ? visitors.resolvePreview({ ...input, location: place, isWhitelisted: false })
            : visitors.resolve(input),
      },
    },
    {
      log,
      async registerFirst(app) {
        registerErrorProbes(app, { renderer })
        app.addHook('onRoute', ({ method, url }) => {
          if (method === 'GET') registered.add(url)
        })
        app.addHook('onRequest', (request, _reply, done) => {
          answering = request.routeOptions.url ?? ''
          done()
        })
      },
    },
  )
  const drawn = new Map([...assets.shareImages].map(([words, address]) => [address, words]))
  const clock = createContentClock(now)
  try {
    const [files, ...ambassadors] = await Promise.all([
      readDataFiles(dataFolder),
      ...Object.values(sites.byId).map(({ edition }) => upstream.load('brand-ambassadors', edition.siteId, clock)),
    ])
    return await runCompliance({
      table: routes,
      sites,
      pages,
      files,
      ambassadorNames: [...new Set(ambassadors.flatMap(({ value }) => value.map(({ name }) => name)))],
      now,
      isWanted,
      classesOf: (site) => listVisitorClasses(visitors, site),
      routes: [...registered],
      version,
      wordsOnPicture: (address) => drawn.get(address),
      async fetchPage(site, path, location, host = `${site.edition.id}.localhost`) {
        place = location
        answering = ''
        // A crawler gets the whole page, without parts that come later.
        const answer = await app.inject({ url: path, headers: { host, 'user-agent': 'compliance-bot' } })
        const contentType = String(answer.headers['content-type'] ?? '')
        return { status: answer.statusCode, contentType, body: answer.body, route: answering }
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
