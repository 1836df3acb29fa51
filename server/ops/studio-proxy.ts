import type { FastifyInstance } from 'fastify'
import { request as askStudio } from 'undici'

/** What the studio judges a request by, and what it is about. */
const passedOn = ['content-type', 'sec-fetch-site'] as const
/** A question whose page is held to the law for every class of visitors, in ms. */
const PATIENCE_MS = 60_000

/** `/studio`: what the studio on this machine answers, which has drafts, sources and formatter that this process has not. */
export async function studioProxy(ops: FastifyInstance, { studioUrl }: { studioUrl: string }) {
  const { origin } = new URL(studioUrl)
  ops.removeAllContentTypeParsers()
  ops.addContentTypeParser('*', (_request, body, done) => done(null, body))
  ops.route({
    method: ['GET', 'POST'],
    url: '/studio*',
    async handler({ method, url, headers, body }, reply) {
      // Names that only begin like it are nobody's.
      if (!/^\/studio(?:[/?]|$)/.test(url)) return reply.callNotFound()
      const own = Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
      const ending = new AbortController()
      // Whoever types does not wait for what was asked before.
      reply.raw.once('close', () => ending.abort())
      const answer = await askStudio(`${origin}${url}`, {
        method: method as 'GET' | 'POST',
        headers: own,
        body: method === 'POST' ? (body as NodeJS.ReadableStream as never) : null,
        headersTimeout: PATIENCE_MS,
        signal: ending.signal,
      })
      for (const name of ['x-frame-options', 'content-security-policy'] as const) reply.removeHeader(name)
      for (const name of ['content-type', 'content-security-policy', 'cache-control'] as const) {
        const value = answer.headers[name]
        if (value !== undefined) reply.header(name, value)
      }
      return reply.code(answer.statusCode).send(answer.body)
    },
  })
}
