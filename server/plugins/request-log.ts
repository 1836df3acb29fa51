import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { truncateAddress } from '../visitor/client-address.ts'

/** One line per answer: no query string, no full address, no header (reliability, 6). */
export function registerRequestLog(app: FastifyInstance): void {
  app.setChildLoggerFactory((log, bindings, options) => new RequestLog(() => log.child(bindings, options)))
  app.addHook('onResponse', (request, reply, done) => {
    // Not the request's own log, which most requests never need.
    logAnswer(app.log, {
      id: request.id,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      address: request.ip,
    })
    done()
  })
}

interface Answered {
  id: string
  method: string
  url: string
  status: number
  /** From the request to the end of the answer. */
  ms: number
  address: string | undefined
}

/** Writes the line of an answer. */
export function logAnswer(log: FastifyBaseLogger, { id, method, url, status, ms, address }: Answered): void {
  const path = url.split('?', 1)[0]
  log.info({ reqId: id, method, path, status, ms: Math.round(ms), client: truncateAddress(address) }, 'Answered')
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
