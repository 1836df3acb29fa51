import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { ComplianceReport } from './compliance/run-compliance.ts'
import { type Config, parseConfig } from './config.ts'
import { createLoadSensor } from './load-sensor.ts'
import { createLog } from './log.ts'
import { buildOps } from './ops.ts'
import { visitorLimits } from './plugins/rate-limits.ts'
import type { Readiness } from './routes/probes.ts'
import type { Services } from './services.ts'
import { warmUp } from './warm-up.ts'

/** A signal that comes again this soon, in ms, is the same one: npm passes on what the terminal has sent to all. */
const SAME_SIGNAL_MS = 1_000

const startedAt = performance.now()
const config = configOrExit()
const { log, droppedLines } = createLog(config.logLevel)
const readiness: Readiness = { state: 'starting' }

try {
  const { createServices } = await import('./services.ts')
  const services = await createServices(config, log, { load: createLoadSensor(), limits: visitorLimits })
  const app = await buildApp(config, services, { log, readiness })
  const ops =
    config.opsPort === null
      ? null
      : await buildOps({
          log,
          metrics: services.metrics,
          checkSite: createSiteCheck(services),
          helpVotes: services.helpVotes,
        })
  services.metrics.observeProcess({ droppedLines })
  endWithGrace(app, ops)
  // First, so that a port that is taken stops the start before any visitor is served.
  if (ops && config.opsPort !== null) {
    const listenTextResolver = (address: string) => `Operations at ${address}`
    await ops.listen({ host: config.opsHost, port: config.opsPort, listenTextResolver })
  }
  await app.listen({ host: config.host, port: config.port })
  await warmUp({ ...services, log })
  // A signal may have come meanwhile.
  if (readiness.state === 'starting') {
    readiness.state = 'ready'
    log.info({ bootMs: Math.round(performance.now() - startedAt), edition: config.edition.id }, 'Ready')
  }
} catch (error) {
  log.fatal({ err: error }, 'The start failed')
  process.exit(1)
}

/** Checks what this process serves, with its caches but in an application of its own: a check asks for more than any visitor may. */
function createSiteCheck(services: Services): () => Promise<ComplianceReport> {
  let checked: Promise<FastifyInstance> | null = null
  return async () => {
    // With what reads documents as a browser does, which a process that is never asked need not hold.
    const { checkSite } = await import('./compliance/check-site.ts')
    checked ??= buildApp(config, { ...services, limits: null }, { log: log.child({}, { level: 'warn' }) })
    return checkSite({ app: await checked, services })
  }
}

/** Ends the process on a signal once the requests under way are answered (reliability, 3.3). */
function endWithGrace(app: FastifyInstance, ops: FastifyInstance | null): void {
  const { close } = closeWithGrace(
    { delay: config.shutdownGraceMs, logger: log, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'The process ends because of an error that nothing caught')
      await drain(app)
      await ops?.close()
    },
  )
  let firstSignalAt: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (firstSignalAt === null) void close()
      else if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) process.exit(1)
      firstSignalAt ??= performance.now()
    })
  }
}

async function drain(app: FastifyInstance): Promise<void> {
  log.info({ drainDelayMs: config.drainDelayMs }, 'Draining')
  readiness.state = 'draining'
  await delay(config.drainDelayMs)
  // Idle connections would hold the close until they time out; others turn idle while it goes on.
  const closing = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(closing)
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
