import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/http/app.ts'
import { createClose } from '#server/http/close-listener.ts'
import { createLoadSensor } from '#server/http/load-sensor.ts'
import { createLog } from '#server/http/log.ts'
import { visitorLimits } from '#server/http/plugins/rate-limits.ts'
import { instance } from '#server/law/compliance-routes.ts'
import { createSiteCheck } from '#server/law/site-check.ts'
import { buildOps } from '#server/ops/ops.ts'
import type { Readiness } from '#server/ops/probes.ts'
import { warmUp } from '#server/pages/warm-up.ts'
import { type Config, parseConfig } from './config.ts'
import { root } from './root.ts'

/** A signal that comes again this soon, in ms, is the same one: npm passes on what the terminal has sent to all. */
const SAME_SIGNAL_MS = 1_000
/** Connections that the kernel keeps for us, where its `somaxconn` allows; who finds no room waits a second for another try. */
const MAX_UNACCEPTED = 4_096

const startedAt = performance.now()
const config = configOrExit()
const { log, droppedLines } = createLog(config.logLevel)
const readiness: Readiness = { state: 'starting' }

try {
  const { createServices } = await import('./services.ts')
  const services = await createServices(config, log, { load: createLoadSensor(), limits: visitorLimits })
  const app = await buildApp(config, services, { log, readiness })
  const { dataFolder, wallClock } = services
  const siteCheck = createSiteCheck({
    file: path.join(root, 'dist/server/check-process.js'),
    served: { config, dataFolder, startedAt: performance.timeOrigin, instance },
    wallClock,
    onStart: (pid) => log.info({ checkPid: pid }, 'Checking the site'),
  })
  const ops =
    config.opsPort === null
      ? null
      : await buildOps({
          log,
          metrics: services.metrics,
          checkSite: () => siteCheck.run(),
          helpVotes: services.helpVotes,
        })
  services.metrics.observeProcess({ droppedLines })
  endWithGrace({ app, ops, siteCheck })
  // First, so that a port that is taken stops the start before any visitor is served.
  if (ops && config.opsPort !== null) {
    const listenTextResolver = (address: string) => `Operations at ${address}`
    await ops.listen({ host: config.opsHost, port: config.opsPort, listenTextResolver })
  }
  await app.listen({ host: config.host, port: config.port, backlog: MAX_UNACCEPTED })
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

interface Listeners {
  app: FastifyInstance
  ops: FastifyInstance | null
  siteCheck: ReturnType<typeof createSiteCheck>
}

/** Ends the process on a signal once the requests under way are answered. */
function endWithGrace({ app, ops, siteCheck }: Listeners): void {
  const closeApp = createClose(app)
  const closeOps = ops && createClose(ops)
  const { close } = closeWithGrace(
    { delay: config.shutdownGraceMs, logger: log, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'The process ends because of an error that nothing caught')
      siteCheck.stop()
      await drain(closeApp)
      await closeOps?.()
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

async function drain(closeApp: () => Promise<void>): Promise<void> {
  log.info({ drainDelayMs: config.drainDelayMs }, 'Draining')
  readiness.state = 'draining'
  await delay(config.drainDelayMs)
  await closeApp()
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
