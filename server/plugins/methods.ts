import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../problems.ts'

/** Answers 405 to a method that an address does not know, before anything of a body is read (RFC 9110, 15.5.6). */
export function registerMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Every GET has a page: what has no route has another method.
    if (!request.is404) return done()
    const [path = '/'] = request.url.split('?', 1)
    const allowed = app.hasRoute({ method: 'POST', url: path }) ? 'POST' : 'GET, HEAD'
    sendProblem(reply.header('allow', allowed), {
      status: 405,
      detail: `${request.method} is not for this address: expected ${allowed}.`,
    })
  })
}
