import Fastify from 'fastify'
import { buildApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { createServices } from '#server/services.ts'
import { type RouteTable, routes } from '#shared/routes.ts'

/** What is measured: a bare Fastify route with the page's bytes, our stored page, our page rendered for every request. */
export type SubjectName = 'bare' | 'stored' | 'live'

/** Log lines are written, as in production, to where they cost least. */
const log = () => createLog('info', '/dev/null')

/** An answer of the stored page, which the bare route gives from memory: body and headers of one encoding. */
export interface RecordedAnswer {
  body: string
  headers: Record<string, string>
}
export type Recording = Record<'identity' | 'br', RecordedAnswer>

/** Starts one subject and returns its address. */
async function startSubject(name: SubjectName, recording: Recording | null): Promise<string> {
  if (name === 'bare') {
    if (!recording) throw new Error('The bare route needs an answer to repeat')
    const app = Fastify()
    const answers = {
      identity: { ...recording.identity, body: Buffer.from(recording.identity.body, 'base64') },
      br: { ...recording.br, body: Buffer.from(recording.br.body, 'base64') },
    }
    app.get('/', (request, reply) => {
      const { headers, body } = answers[request.headers['accept-encoding'] === 'br' ? 'br' : 'identity']
      reply.headers(headers).send(body)
    })
    return app.listen({ host: '127.0.0.1', port: 0 })
  }
  const config = parseConfig({})
  const table: RouteTable = name === 'live' ? { ...routes, index: { ...routes.index, cache: 'live' } } : routes
  const app = await buildApp(config, await createServices(config, log(), { table }), { log: log() })
  return app.listen({ host: '127.0.0.1', port: 0 })
}

// A process of its own, which tells its processor time when asked: the load must not be counted as the server's.
process.on('message', (message: { start: SubjectName; recording: Recording | null } | 'cpu') => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  else void startSubject(message.start, message.recording).then((url) => process.send?.({ url }))
})
process.on('disconnect', () => process.exit())
