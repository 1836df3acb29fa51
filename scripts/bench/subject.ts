import Fastify from 'fastify'
import { parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import { buildFront } from '#server/http/front.ts'
import { createLog } from '#server/http/log.ts'
import { createServices } from '#server/services.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'

/** What is measured: bare Fastify routes with our answers, our site, and our site with a home rendered for every request. */
export type SubjectName = 'bare' | 'site' | 'uncached'

export interface RecordedAnswer {
  path: string
  status: number
  headers: Record<string, string>
  body: string
}

/** Log lines are written, as in production, to where they cost least. */
const log = () => createLog('info', '/dev/null').log

async function startSubject(name: SubjectName, answers: readonly RecordedAnswer[]): Promise<string> {
  if (name === 'bare') {
    const app = Fastify()
    for (const { path, status, headers, body } of answers) {
      const bytes = Buffer.from(body, 'base64')
      app.get(path, (_request, reply) => {
        reply
          .code(status)
          .headers(headers)
          .send(status === 304 ? undefined : bytes)
      })
    }
    return app.listen({ host: '127.0.0.1', port: 0 })
  }
  const config = parseConfig({})
  const table: RouteTable = name === 'uncached' ? { ...routes, index: { ...routes.index, cache: 'none' } } : routes
  const services = await createServices(config, log(), { table })
  const { listener } = buildFront({ services, app: await buildApp(config, services, { log: log() }) }, log())
  return listener.listen({ host: '127.0.0.1', port: 0 })
}

// A process of its own, which tells its processor time when asked: the load must not be counted as the server's.
process.on('message', (message: { start: SubjectName; answers: RecordedAnswer[] } | 'cpu') => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  else void startSubject(message.start, message.answers).then((url) => process.send?.({ url }))
})
process.on('disconnect', () => process.exit())
