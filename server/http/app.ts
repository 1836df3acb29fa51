import { Readable } from 'node:stream'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '#server/config.ts'
import { edgeRoutes } from '#server/edge/edge-routes.ts'
import { probeRoutes, type Readiness } from '#server/ops/probes.ts'
import { buildManifestRoutes } from '#server/pages/build-manifest.ts'
import { buildRoutes } from '#server/pages/builds.ts'
import { registerErrorPages } from '#server/pages/error-pages.ts'
import { islandRoutes } from '#server/pages/island-routes.ts'
import { pageRoutes } from '#server/pages/page-routes.ts'
import type { Services } from '#server/services.ts'
import { actionRoutes } from '#server/site/actions.ts'
import { apiRoutes } from '#server/site/api.ts'
import { artRoutes } from '#server/site/art.ts'
import { browserReportRoutes } from '#server/site/browser-reports.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import { discoveryRoutes } from '#server/site/discovery-routes.ts'
import { featureRoutes } from '#server/site/feature-routes.ts'
import { iconRoutes } from '#server/site/icons/icon-routes.ts'
import { siblingRoutes } from '#server/site/sibling-routes.ts'
import { previewRoutes } from '#server/visitor/preview-routes.ts'
import { createTurnCompilers } from './compile-in-turns.ts'
import { createHosts } from './hosts.ts'
import { registerContentClock } from './plugins/content-clock.ts'
import { registerMethods } from './plugins/methods.ts'
import { registerOverload } from './plugins/overload.ts'
import { registerPageContext } from './plugins/page-context.ts'
import { registerPreview } from './plugins/preview.ts'
import { registerRateLimits } from './plugins/rate-limits.ts'
import { createAnswerLog, registerRequestLog } from './plugins/request-log.ts'
import { registerRequestMetrics } from './plugins/request-metrics.ts'
import { registerSecurityHeaders, securityHeaders } from './plugins/security-headers.ts'
import { createProblem, sendProblem } from './problems.ts'
import { createRequestIds, REQUEST_ID_HEADER } from './request-id.ts'
import { originForm, readableTarget } from './request-target.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { createSharedResponses } from './shared-responses.ts'

/** What differs between processes that build the application. */
export interface AppOptions {
  log: FastifyBaseLogger
  readiness?: Readiness
  /** Development's own asset server, registered before every route. */
  registerFirst?: (app: FastifyInstance) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers from the caches, before anything of Fastify. */
    serveCached: ResponseCache['serve']
  }
}

/** Returns the application of one content: plugins and routes in the order in which they run. Never listens (front.ts does). */
export async function buildApp(config: Config, services: Services, options: AppOptions): Promise<FastifyInstance> {
  const readiness = options.readiness ?? { state: 'ready' }
  const hosts = createHosts({ sites: services.sites, defaultEdition: config.edition })
  // While two builds answer, a line says whose it is.
  const log = options.log.child({ build: services.assets.buildId })
  const logAnswer = createAnswerLog(log)
  const responseCache = createResponseCache({ ...services, hosts, readiness, logAnswer, log })
  const sharedResponses = createSharedResponses({ ...services, responseCache })
  const compilers = createTurnCompilers()
  const app = Fastify({
    loggerInstance: log,
    schemaController: compilers.schemaController,
    // Our own line has neither query nor address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.connections.isTrusted,
    // Ours judges whose word it takes.
    requestIdHeader: false,
    genReqId: createRequestIds(services.connections),
    // A target may name a host as well; no code from here on has to know.
    rewriteUrl: ({ url = '/' }) => readableTarget(originForm(url)),
    return503OnClosing: false,
    bodyLimit: 16_384,
    // No hook runs for these; addresses that cannot be decoded have been rewritten above.
    frameworkErrors(error, request, reply) {
      const status = error.statusCode ?? 400
      sendProblem(reply.headers({ ...securityHeaders, [REQUEST_ID_HEADER]: request.id }), {
        status,
        detail: 'The address cannot be read.',
      })
    },
  })
  compilers.register(app)
  app.decorate('serveCached', (request, response) => responseCache.serve(request, response))
  registerSecurityHeaders(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    // The client's next request should reach another instance.
    if (readiness.state === 'draining') reply.header('connection', 'close')
    done()
  })
  app.addHook('preParsing', (request, reply, body, done) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers
    if (request.method === 'POST' && encoding.toLowerCase() !== 'identity') {
      reply.header('accept-encoding', 'identity')
      return done(createProblem({ status: 415, detail: 'Nothing that is sent here may be compressed.' }))
    }
    // Fastify waits for the end of a body with a type; one that has ended already would never end.
    const isOver = body.readableEnded && request.headers['content-type'] !== undefined
    done(null, isOver ? Readable.from([]) : body)
  })
  registerRequestLog(app, logAnswer)
  registerRequestMetrics(app, services.metrics)
  registerPreview(app, { secret: config.previewSecret, wallClock: services.wallClock })
  registerContentClock(app, services)
  registerPageContext(app, { ...services, hosts })
  registerOverload(app, services)
  registerErrorPages(app, services)
  registerRateLimits(app, services)
  registerMethods(app)

  if (options.registerFirst) await options.registerFirst(app)
  await app.register(probeRoutes, { readiness })
  await app.register(edgeRoutes, services)
  await nextTurn()
  await app.register(apiRoutes, { ...services, sharedResponses })
  await nextTurn()
  await app.register(iconRoutes, services)
  await app.register(artRoutes, services)
  await app.register(browserReportRoutes, services)
  await app.register(actionRoutes, { hasPreviews: config.previewSecret !== null, services })
  if (config.previewSecret) await app.register(previewRoutes, { ...services, secret: config.previewSecret })
  for (const { routes } of featureRoutes) {
    if (!routes) continue
    await nextTurn()
    await app.register(routes, { ...services, sharedResponses })
  }
  await nextTurn()
  await app.register(discoveryRoutes, { ...services, sharedResponses })
  await nextTurn()
  await app.register(buildRoutes, services)
  await nextTurn()
  await app.register(islandRoutes, services)
  await app.register(siblingRoutes, services)
  await app.register(buildManifestRoutes, services)
  await app.register(pageRoutes, { ...services, responseCache })
  app.addHook('onClose', () => services.close())
  return app
}
