import type { FastifyBaseLogger, LightMyRequestResponse } from 'fastify'
import type { Config } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import type { Services } from '#server/services.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { routes } from '#shared/site/routes.ts'
import type { Location } from '#shared/visitor/visitor.ts'
import type { ReadInput } from './checked-page.ts'
import { readDataFiles } from './data-files.ts'
import { registerErrorProbes } from './error-probes.ts'
import type { RuleContext } from './rule.ts'
import type { FetchPage } from './visit.ts'

export interface AskedSite {
  /** One question at a time. */
  fetchPage: FetchPage
  /** A file of the site, whoever asks. */
  fetchFile: (site: Site, path: string) => Promise<LightMyRequestResponse>
  /** Every GET that the application has. */
  routes: ReadonlySet<string>
  close: () => Promise<void>
}

/** Builds the real application, which never listens and answers as it would a visitor in a place. */
export async function askSite(config: Config, services: Services, log: FastifyBaseLogger): Promise<AskedSite> {
  const { visitors, renderer } = services
  let place: Location | null = null
  let answering = ''
  const registered = new Set<string>()
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
      async registerFirst(instance) {
        registerErrorProbes(instance, { renderer })
        instance.addHook('onRoute', ({ method, url }) => {
          if (method === 'GET') registered.add(url)
        })
        instance.addHook('onRequest', (request, _reply, done) => {
          answering = request.routeOptions.url ?? ''
          done()
        })
      },
    },
  )
  return {
    routes: registered,
    async fetchPage(site, path, location, host = `${site.edition.id}.localhost`) {
      place = location
      answering = ''
      // Where nothing is compressed, nothing waits for a thread, and what streams leave to the next turn would be held till the end.
      await nextTurn()
      // A crawler gets the whole page, without parts that come later.
      const answer = await app.inject({ url: path, headers: { host, 'user-agent': 'compliance-bot' } })
      const contentType = String(answer.headers['content-type'] ?? '')
      return { status: answer.statusCode, contentType, body: answer.body, route: answering }
    },
    fetchFile: (site, path) => app.inject({ url: path, headers: { host: `${site.edition.id}.localhost` } }),
    close: () => app.close(),
  }
}

/** What the rules need to know of a site to read its pages. */
export async function readInputOf(
  { sites, pages, upstream, assets, dataFolder }: Services,
  now: number,
): Promise<ReadInput & Omit<RuleContext, 'sites'>> {
  const clock = createContentClock(now)
  const drawn = new Map([...assets.shareImages].map(([words, address]) => [address, words]))
  const [files, ...ambassadors] = await Promise.all([
    readDataFiles(dataFolder),
    ...Object.values(sites.byId).map(({ edition }) => upstream.load('brand-ambassadors', edition.siteId, clock)),
  ])
  return {
    table: routes,
    pages,
    files,
    ambassadorNames: [...new Set(ambassadors.flatMap(({ value }) => value.map(({ name }) => name)))],
    now,
    today: new Date(now).toISOString().slice(0, 10),
    wordsOnPicture: (address) => drawn.get(address),
  }
}
