import type { FastifyInstance, onSendHookHandler } from 'fastify'
import { createProblem, sendProblem } from '../problems.ts'

/** Answers 405 to a method that an address does not know, before anything of a body is read (RFC 9110, 15.5.6). */
export function registerMethods(app: FastifyInstance): void {
  /** Addresses of forms, none of which has a parameter. Not `hasRoute`: it reads the address as a pattern, and throws at `*`. */
  const posts = new Set<string>()
  const gets = new Set<string>()
  app.addHook('onRoute', (route) => {
    const { method, url, onSend = [] } = route
    if (method === 'POST') posts.add(url)
    else gets.add(url)
    // Behind Fastify's own, which gives 0 for the length of whatever has no body.
    if (method === 'HEAD') route.onSend = [onSend].flat().concat(dropWrongLength)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const [path = '/'] = request.url.split('?', 1)
    // Every GET has a route: a 404 here is another method, and of an address for posts, that is what all others share.
    if (!request.is404) {
      if (request.method === 'POST' || !posts.has(path) || gets.has(path)) return done()
      reply.header('allow', 'POST')
      return done(createProblem({ status: 405, detail: 'This address takes what a form sends: expected POST.' }))
    }
    // The end of an unread chunked body is ambiguous: what follows is not trusted.
    if (request.headers['transfer-encoding'] !== undefined) reply.header('connection', 'close')
    const allowed = posts.has(path) ? 'POST' : 'GET, HEAD'
    sendProblem(reply.header('allow', allowed), {
      status: 405,
      detail: `${request.method} is not for this address: expected ${allowed}.`,
    })
  })
}

/** A 204 has no length, and that of a 304 would be the page's (RFC 9110, 8.6). */
const dropWrongLength: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 204 || reply.statusCode === 304) reply.removeHeader('content-length')
  done(null, payload)
}
