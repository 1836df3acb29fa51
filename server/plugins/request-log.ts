import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { truncateAddress } from '../visitor/client-address.ts'

/** One line per answer: no query string, no full address, no header (reliability, 6). */
export function registerRequestLog(app: FastifyInstance): void {
  app.setChildLoggerFactory((log, bindings, options) => new RequestLog(() => log.child(bindings, options)))
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
class RequestLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }

  get level() {
    return this.made.level
  }

  set level(level) {
    this.made.level = level
  }

  get fatal() {
    return this.made.fatal.bind(this.made)
  }

  get error() {
    return this.made.error.bind(this.made)
  }

  get warn() {
    return this.made.warn.bind(this.made)
  }

  get info() {
    return this.made.info.bind(this.made)
  }

  get debug() {
    return this.made.debug.bind(this.made)
  }

  get trace() {
    return this.made.trace.bind(this.made)
  }

  get silent() {
    return this.made.silent.bind(this.made)
  }

  child(...input: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.made.child(...input)
  }
}
