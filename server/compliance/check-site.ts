import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createContentClock } from '#shared/content-clock.ts'
import { routes } from '#shared/routes.ts'
import type { Services } from '../services.ts'
import { readDataFiles } from './data-files.ts'
import { type ComplianceReport, type IsWanted, runCompliance } from './run-compliance.ts'

/** What a process answers that has too much to do (docs/http.md). */
const busy: ReadonlySet<number> = new Set([429, 503])
/** How long to wait for it, in ms, and how often. */
const WAIT_MS = 500
const MAX_WAITS = 60

interface CheckedSite {
  app: Pick<FastifyInstance, 'inject'>
  services: Pick<Services, 'dataFolder' | 'sites' | 'pages' | 'upstream' | 'wallClock'>
  isWanted?: IsWanted | undefined
}

/** Checks a running application and the data that it was started with. */
export async function checkSite({ app, services, isWanted }: CheckedSite): Promise<ComplianceReport> {
  const { sites, pages, upstream, wallClock } = services
  const clock = createContentClock(wallClock.now())
  const [files, ...ambassadors] = await Promise.all([
    readDataFiles(services.dataFolder),
    ...Object.values(sites.byId).map(({ edition }) => upstream.loadBrandAmbassadors(edition.siteId, clock)),
  ])
  return runCompliance({
    table: routes,
    sites,
    pages,
    files,
    ambassadorNames: [...new Set(ambassadors.flatMap(({ value }) => value.map(({ name }) => name)))],
    now: wallClock.now(),
    isWanted,
    async fetchPage(site, path) {
      // A crawler gets the whole page, without parts that come later.
      const headers = { host: site.edition.hosts[0] ?? '', 'user-agent': 'compliance-bot' }
      let answer = await app.inject({ url: path, headers })
      // Visitors go first: a process that refuses work for now is asked again.
      for (let wait = 0; wait < MAX_WAITS && busy.has(answer.statusCode); wait += 1) {
        await delay(WAIT_MS)
        answer = await app.inject({ url: path, headers })
      }
      return { status: answer.statusCode, body: answer.body }
    },
  })
}
