import type { FastifyInstance } from 'fastify'
import { routes } from '#shared/routes.ts'
import type { Services } from '../services.ts'
import { readDataFiles } from './data-files.ts'
import { type ComplianceReport, type IsWanted, runCompliance } from './run-compliance.ts'

interface CheckedSite {
  app: Pick<FastifyInstance, 'inject'>
  services: Pick<Services, 'dataFolder' | 'sites' | 'pages' | 'upstream' | 'wallClock'>
  isWanted?: IsWanted | undefined
}

/** Checks a running application and the data that it was started with. */
export async function checkSite({ app, services, isWanted }: CheckedSite): Promise<ComplianceReport> {
  const { sites, pages, upstream, wallClock } = services
  const [files, ...ambassadors] = await Promise.all([
    readDataFiles(services.dataFolder),
    ...Object.values(sites.byId).map(({ edition }) => upstream.loadBrandAmbassadors(edition.siteId)),
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
      const { statusCode, body } = await app.inject({
        url: path,
        // A crawler gets the whole page, without parts that come later.
        headers: { host: site.edition.hosts[0] ?? '', 'user-agent': 'compliance-bot' },
      })
      return { status: statusCode, body }
    },
  })
}
