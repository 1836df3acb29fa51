import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '../cache-policies.ts'
import type { Site } from '../content/load-editions.ts'
import type { Pages } from '../content/load-pages.ts'
import { sendProblem } from '../problems.ts'
import type { Assets } from '../render/assets.ts'
import { needsData } from '../render/section-data.ts'

interface ManifestServices {
  assets: Assets
  pages: Pages
  wallClock: { now(): number }
  /** Whether what every page shows is part of the build. */
  isEmbedded: boolean
}

/** Rules of a route that a client may want to know before it goes there (product facts, 6.2). */
interface RouteRules {
  redirect?: string
  appMiddleware?: Record<string, true>
}

/** What an edition's build is, for a client that runs it. */
export interface BuildManifest {
  id: string
  timestamp: number
  matcher: { static: Record<string, RouteRules>; wildcard: Record<string, RouteRules>; dynamic: Record<string, never> }
  /** Paths, without the slash at the end, whose payload cannot change before the next build. */
  prerendered: string[]
}

/** Which build this is, and which is the newest: what open pages ask now and then. */
export async function buildManifestRoutes(app: FastifyInstance, services: ManifestServices) {
  const { buildId: id, builtAt: timestamp } = services.assets
  const manifests = new Map<Site, BuildManifest>()
  app.get<{ Params: { buildId: string } }>('/builds/meta/:buildId.json', (request, reply) => {
    if (request.params.buildId !== id) {
      reply.header('cache-control', cachePolicies.never)
      return sendProblem(reply, { status: 404, detail: 'This is not the build that runs here.' })
    }
    const manifest = manifests.get(request.site) ?? createManifest(request.site, services)
    manifests.set(request.site, manifest)
    return reply.header('cache-control', cachePolicies.immutable).send(manifest)
  })
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', cachePolicies.second).send({ id, timestamp }),
  )
}

function createManifest(site: Site, services: ManifestServices): BuildManifest {
  const { buildId: id, builtAt: timestamp } = services.assets
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
    if (parameterAt < 0 && isPrerendered(page, site, services)) prerendered.push(withoutSlash(pattern))
  }
  return { id, timestamp, matcher, prerendered }
}

type PagePattern = Site['paths']['patterns'][number]

/** Whether nothing in a page can change before the next build: the same question that its payload answers when it is made. */
function isPrerendered({ id, locale, row }: PagePattern, { edition }: Site, services: ManifestServices): boolean {
  if (!services.isEmbedded || row.redirect || row.isDocument || row.cache !== 'stored') return false
  const now = services.wallClock.now()
  const { sections, isDated } = services.pages.contentOf(id, locale, edition.id, { params: {}, now })
  return !isDated && !sections.some(({ kind }) => needsData(kind))
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
