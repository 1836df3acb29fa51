import type { FastifyInstance } from 'fastify'
import { truncateAddress } from '../visitor/client-address.ts'

/** One line per answer: no query string, no full address, no header (reliability, 6). */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      client: truncateAddress(request.ip),
    }
    request.log.info(line, 'Answered')
    done()
  })
}
