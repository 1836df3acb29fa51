import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { isPredictable } from '#shared/site/content-clock.ts'
import type { Assets } from './assets.ts'
import type { PageRenderer } from './page-renderer.ts'
import { neutralRequest } from './page-request.ts'

interface ManifestServices {
  assets: Pick<Assets, 'builtAt'>
  /** Of the build and of its content. */
  version: string
  renderer: Pick<PageRenderer, 'validityOf'>
}

/** Rules of a route that a client may want to know before it goes there. */
interface RouteRules {
  redirect?: string
  appMiddleware?: Record<string, true>
}

/** What an edition's build and content are, for a client that runs them. */
export interface BuildManifest {
  id: string
  timestamp: number
  matcher: { static: Record<string, RouteRules>; wildcard: Record<string, RouteRules>; dynamic: Record<string, never> }
  /** Paths, without the slash at the end, whose payload shows nothing of a back end. */
  prerendered: string[]
}

/** Which build and content this is, and which are the newest: what open pages ask now and then. */
export async function buildManifestRoutes(app: FastifyInstance, services: ManifestServices) {
  const { version: id } = services
  const { builtAt: timestamp } = services.assets
  const manifests = new Map<Site, Promise<BuildManifest>>()
  app.get<{ Params: { version: string } }>('/builds/meta/:version.json', async (request, reply) => {
    if (request.params.version !== id) {
      reply.header('cache-control', cachePolicies.never)
      return sendProblem(reply, { status: 404, detail: 'This is not the build that runs here.' })
    }
    const { site } = request
    let manifest = manifests.get(site)
    if (!manifest) {
      manifest = createManifest(site, services)
      manifests.set(site, manifest)
      manifest.catch(() => manifests.delete(site))
    }
    return reply.headers({ 'cache-control': cachePolicies.immutable, vary: 'Host' }).send(await manifest)
  })
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', cachePolicies.second).send({ id, timestamp }),
  )
}

async function createManifest(site: Site, services: ManifestServices): Promise<BuildManifest> {
  const { version: id } = services
  const { builtAt: timestamp } = services.assets
  const matcher: BuildManifest['matcher'] = { static: {}, wildcard: {}, dynamic: {} }
  const prerendered: string[] = []
  for (const page of site.paths.patterns) {
    const { row, pattern } = page
    const rules: RouteRules = {
      ...(row.redirect && { redirect: row.redirect }),
      ...(row.middleware && { appMiddleware: Object.fromEntries(row.middleware.map((name) => [name, true as const])) }),
    }
    const parameterAt = pattern.indexOf('/:')
    if (Object.keys(rules).length > 0) {
      if (parameterAt < 0) matcher.static[withoutSlash(pattern)] = rules
      else matcher.wildcard[pattern.slice(0, parameterAt)] = rules
    }
    if (await isPrerendered(page, site, services)) prerendered.push(withoutSlash(pattern))
  }
  return { id, timestamp, matcher, prerendered }
}

type PagePattern = Site['paths']['patterns'][number]

/** Whether a page's payload shows nothing of a back end: what decides how long that is cached. */
async function isPrerendered({ id, locale, row, pattern }: PagePattern, site: Site, { renderer }: ManifestServices) {
  if (pattern.includes(':') || row.redirect || row.isDocument) return false
  // Between two pages, visitors have their turn.
  await nextTurn()
  const target = { pageId: id, params: {}, row }
  const request = neutralRequest({ site, locale, path: pattern, target })
  // A page that cannot be made is only missing in the list.
  return renderer.validityOf(request).then(isPredictable, () => false)
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
