import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, parseConfig } from './config.ts'

// React's production build costs a third of the other one, and is chosen when it is imported (design, 3).
process.env.NODE_ENV ??= 'production'

const startedAt = performance.now()
const config = configOrExit()
const log: FastifyBaseLogger = pino({ level: config.logLevel })
const readiness = { isDraining: false }

try {
  const { createServices } = await import('./services.ts')
  const app = await buildApp(config, await createServices(config, log), { log, readiness })

  closeWithGrace({ delay: config.shutdownGraceMs, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The process ends because of an error that nothing caught')
    await drain()
  })

  const drain = async () => {
    readiness.isDraining = true
    await delay(config.drainDelayMs)
    // Idle connections would hold the close until they time out; new ones turn idle while it goes on.
    const closing = setInterval(() => app.server.closeIdleConnections(), 50)
    await app.close()
    clearInterval(closing)
  }
  app.addHook('onSend', async (_request, reply, payload) => {
    if (readiness.isDraining) reply.header('connection', 'close')
    return payload
  })

  await app.listen({ host: config.host, port: config.port })
  log.info({ bootMs: Math.round(performance.now() - startedAt), edition: config.edition.id }, 'Ready')
} catch (error) {
  log.fatal({ err: error }, 'The start failed')
  process.exit(1)
}

function configOrExit(): Config {
  try {
    return parseConfig(process.env)
  } catch (error) {
    // Before there is a logger: the one line that whoever set the variable has to read.
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
