import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { observeContent } from '#server/ops/metrics/content-metrics.ts'
import { isProbe } from '#server/ops/probes.ts'
import type { Services } from '#server/services.ts'
import { createConnectionBounds } from './connection-bounds.ts'
import { createRefusals, type Problem } from './plugins/client-errors.ts'
import { createAnswerLog } from './plugins/request-log.ts'

/** When slow clients are cut off, in ms. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  // Above the idle time of the load balancers in front, or they reuse a connection that has just been closed.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1_000,
  // A request without Host comes to our own check: Node's answer has no security headers.
  requireHostHeader: false,
  // Node then makes no stream for a request without a body: a thirtieth of a 304.
  optimizeEmptyRequests: true,
}
const CONNECTION_TIMEOUT_MS = 15_000

/** RFC 9112, 6.1: Node reads the chunks, and would hand over as a body what is still compressed. */
const UNKNOWN_CODING: Problem = {
  status: 501,
  detail: 'No transfer coding but chunked is understood.',
  headers: { connection: 'close' },
}

/** A content as it is served. */
export interface Served {
  services: Services
  app: FastifyInstance
}

export interface Front {
  /** What listens; it has no routes, and closes the content in use when its last connection is closed. */
  listener: FastifyInstance
  readonly inUse: Served
  /** What begins from now on is answered with another content; what has begun ends with its own. */
  use(next: Served): void
}

/** Returns the front of a process: its connections, whichever content they ask for. */
export function buildFront(first: Served, log: FastifyBaseLogger): Front {
  let inUse = first
  const { metrics } = first.services
  observeContent(metrics, () => inUse.services)
  const refusals = createRefusals({ logAnswer: createAnswerLog(log), metrics })
  const bounds = createConnectionBounds({ metrics, refusals })
  const listener = Fastify({
    loggerInstance: log,
    clientErrorHandler: (error, socket) => refusals.refuseUnreadable(error, socket),
    serverFactory() {
      const server = createServer(serverOptions, (request, response) => {
        if (!bounds.admit(request, response)) return
        if (hasUnknownCoding(request)) return refusals.refuse(response, UNKNOWN_CODING)
        const { app } = inUse
        if (app.serveCached(request, response)) return
        if (isProbe(request)) app.routing(request, response)
        else bounds.inTurn(response, () => app.routing(request, response))
      })
      // RFC 9110, 10.1.1; without a listener Node answers by itself, without limits.
      server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
        if (bounds.admit(request, response))
          refusals.refuse(response, { status: 417, detail: 'Nothing but 100-continue can be expected.' })
      })
      bounds.watch(server)
      server.setTimeout(CONNECTION_TIMEOUT_MS)
      return server
    },
  })
  refusals.refuseConnect(listener)
  listener.addHook('onReady', async () => void (await inUse.app.ready()))
  listener.addHook('onClose', () => inUse.app.close())
  return {
    listener,
    get inUse() {
      return inUse
    },
    use(next) {
      const old = inUse
      inUse = next
      void old.services.close()
    },
  }
}

function hasUnknownCoding({ headers: { 'transfer-encoding': coding = 'chunked' } }: IncomingMessage): boolean {
  return coding.toLowerCase() !== 'chunked'
}
