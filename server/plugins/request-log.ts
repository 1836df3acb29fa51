import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { truncateAddress } from '../visitor/client-address.ts'

/** One line per answer: no query string, no full address, no header (reliability, 6). */
export function registerRequestLog(app: FastifyInstance): void {
  app.setChildLoggerFactory(
    (log, bindings, options) => new RequestLog(() => log.child(bindings, options)) as unknown as FastifyBaseLogger,
  )
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      reqId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      client: truncateAddress(request.ip),
    }
    // Not the request's own log, which most requests never need.
    app.log.info(line, 'Answered')
    done()
  })
}

/** The log of one request, made when it is first written to: of a hundred requests hardly one has more to say than its line. */
class RequestLog {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }

  child(...input: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.made.child(...input)
  }
}

for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const) {
  Object.defineProperty(RequestLog.prototype, level, {
    value(this: RequestLog, ...entry: Parameters<FastifyBaseLogger['info']>) {
      this.made[level](...entry)
    },
  })
}
