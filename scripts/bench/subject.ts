import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createServices } from '#server/services.ts'
import { type RouteTable, routes } from '#shared/routes.ts'

/** What is measured: a bare Fastify route with the page's bytes, our stored page, our page rendered for every request. */
export type SubjectName = 'bare' | 'stored' | 'live'

/** Log lines are written, as in production, to where they cost least. */
const log = () => pino({ level: 'info' }, pino.destination('/dev/null'))

/** Starts one subject and returns its address. */
async function startSubject(name: SubjectName, page: Buffer | null): Promise<string> {
  if (name === 'bare') {
    if (!page) throw new Error('The bare route needs the bytes of the page')
    const app = Fastify()
    const brotli = brotliCompressSync(page)
    app.get('/', (request, reply) => {
      reply.header('content-type', 'text/html; charset=utf-8')
      if (request.headers['accept-encoding'] === 'br') reply.header('content-encoding', 'br').send(brotli)
      else reply.send(page)
    })
    return app.listen({ host: '127.0.0.1', port: 0 })
  }
  const config = parseConfig({})
  const table: RouteTable = name === 'live' ? { ...routes, index: { ...routes.index, cache: 'live' } } : routes
  const app = await buildApp(config, await createServices(config, log(), { table }), { log: log() })
  return app.listen({ host: '127.0.0.1', port: 0 })
}

// A process of its own, which tells its processor time when asked: the load must not be counted as the server's.
process.on('message', (message: { start: SubjectName; page: string | null } | 'cpu') => {
  if (message === 'cpu') {
    process.send?.({ cpu: process.cpuUsage() })
    return
  }
  const page = message.page ? Buffer.from(message.page, 'base64') : null
  void startSubject(message.start, page).then((url) => process.send?.({ url }))
})
process.on('disconnect', () => process.exit())
