import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** W3C Trace Context, 3.2: version, trace, parent, flags; what a later version says behind them is not for us. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.{0,200})?$/

/** The header as the request under way has brought it; read only when a call to the back end needs it. */
const received = new AsyncLocalStorage<string | undefined>()

/** The trace of everything that a request starts. */
export function registerTraceContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inTraceOf(request, done))
}

/** Calls `work` within a request's trace. */
export function inTraceOf<Result>({ headers }: Pick<IncomingMessage, 'headers'>, work: () => Result): Result {
  const header = headers.traceparent
  return typeof header === 'string' ? received.run(header, work) : work()
}

/** The `traceparent` for a call to the back end: of the visitor's trace where the request has a valid one, else of a new one. */
export function nextTraceparent(): string {
  const [, version, traceId, flags, rest] = TRACEPARENT.exec(received.getStore() ?? '') ?? []
  const isValid = traceId !== undefined && !(version === '00' && rest)
  const [trace, sampled] = isValid ? [traceId, flags] : [randomBytes(16).toString('hex'), '00']
  return `00-${trace}-${randomBytes(8).toString('hex')}-${sampled}`
}
