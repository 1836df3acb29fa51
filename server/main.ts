import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/http/app.ts'
import { createClose } from '#server/http/close-listener.ts'
import { buildFront, type Served } from '#server/http/front.ts'
import { createLoadSensor } from '#server/http/load-sensor.ts'
import { createLog } from '#server/http/log.ts'
import { visitorLimits } from '#server/http/plugins/rate-limits.ts'
import { instance } from '#server/law/compliance-routes.ts'
import { createSiteCheck } from '#server/law/site-check.ts'
import { buildOps } from '#server/ops/ops.ts'
import type { Readiness } from '#server/ops/probes.ts'
import { makeNextPages, warmUp } from '#server/pages/warm-up.ts'
import type { ContentSource } from '#server/site/content/content-source.ts'
import { loadAll } from '#server/site/content/load-all.ts'
import type { OpenedContent } from '#server/site/content/open-content.ts'
import { siteNow } from '#server/site/content/schedule.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { type Config, parseConfig, type TracingConfig } from './config.ts'
import { inWords, isSlip } from './in-words.ts'
import type { ProcessServices } from './process-services.ts'
import { root } from './root.ts'
import type { StandIns } from './sandbox/stand-ins.ts'

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
  const { createProcessServices } = await import('./process-services.ts')
  const { featureRoutes } = await import('#server/site/feature-routes.ts')
  const contents = await openContents()
  const { config: ownConfig, standIns } = await startSandbox(contents?.first.dataFolder ?? path.join(root, 'data'))
  const overrides = {
    load: createLoadSensor(),
    limits: visitorLimits,
    ...(contents && { contentReloads: contents.reloads }),
    ...standIns?.overrides,
  }
  const keeping = createProcessServices(ownConfig, log, overrides)
  const make = async (content?: OpenedContent): Promise<Served> => {
    const services = await createServices(ownConfig, log, { ...overrides, ...content }, keeping)
    const app = await buildApp(ownConfig, services, { log, readiness })
    await app.ready()
    return { services, app }
  }
  const [kept, first] = await loadAll([keeping, make(contents?.first)])
  const { assets, metrics, wallClock } = kept
  const tracing = config.tracing && (await startTracing(config.tracing, assets.buildId))
  const front = buildFront(first, log)
  const siteCheck = createSiteCheck({
    file: path.join(root, 'dist/server/check-process.js'),
    served: () => ({
      config,
      dataFolder: front.inUse.services.dataFolder,
      startedAt: performance.timeOrigin,
      readAt: front.inUse.services.readAt,
      instance,
    }),
    wallClock,
    onStart: (pid) => log.info({ checkPid: pid }, 'Checking the site'),
  })
  const ops =
    config.opsPort === null
      ? null
      : await buildOps({
          log,
          metrics,
          studioUrl: config.studioUrl,
          checkSite: () => siteCheck.run(),
          addRoutes: (instance) => {
            for (const { addOps } of featureRoutes) addOps?.(instance, () => front.inUse.services)
          },
        })
  metrics.observeProcess({ droppedLines })
  endWithGrace({ front: front.listener, ops, siteCheck, tracing, standIns, contents, kept })
  // First, so that a port that is taken stops the start before any visitor is served.
  if (ops && config.opsPort !== null) {
    const listenTextResolver = (address: string) => `Operations at ${address}`
    await ops
      .listen({ host: config.opsHost, port: config.opsPort, listenTextResolver })
      .catch(nameVariables('OPS_HOST', 'OPS_PORT'))
  }
  await front.listener
    .listen({ host: config.host, port: ownConfig.port, backlog: MAX_UNACCEPTED })
    .catch(nameVariables('HOST', 'PORT'))
  await warmUp({ ...first.services, log })
  // A signal may have come meanwhile.
  if (readiness.state === 'starting') {
    readiness.state = 'ready'
    log.info({ bootMs: Math.round(performance.now() - startedAt), edition: config.edition.id }, 'Ready')
  }
  contents?.watch(async (content) => {
    const next = await make(content)
    const { sites, storedPages } = front.inUse.services
    const addressesOf = (id: EditionId) => storedPages.addressesOf(siteNow(sites.byId[id], wallClock.now()))
    await makeNextPages({ ...next.services, log, addressesOf })
    front.use(next)
  })
} catch (error) {
  const message = inWords(error)
  // Where in the sources a variable or a file was found wrong mends neither.
  const hasStack = isSlip(error) || log.isLevelEnabled('debug')
  log.fatal({ err: hasStack ? error : { message } }, 'The start failed')
  exitWith(message)
}

/** What cannot be listened on is an error of these variables. */
function nameVariables(...names: string[]) {
  return (cause: Error): never => {
    throw new Error(`${names.join(' and ')}: ${inWords(cause)}`, { cause })
  }
}

/** Loaded only where somebody wants traces. */
async function startTracing(tracing: TracingConfig, build: string) {
  const module = await import('#server/ops/tracing/start-tracing.ts')
  return module.startTracing({ config: tracing, build, log })
}

interface Listeners {
  front: FastifyInstance
  ops: FastifyInstance | null
  siteCheck: ReturnType<typeof createSiteCheck>
  standIns: StandIns | null
  tracing: Awaited<ReturnType<typeof startTracing>> | null
  contents: ContentSource | null
  kept: ProcessServices
}

/** Ends the process on a signal once the requests under way are answered. */
function endWithGrace({ front, ops, siteCheck, tracing, standIns, contents, kept }: Listeners): void {
  const closeFront = createClose(front)
  const closeOps = ops && createClose(ops)
  const { close } = closeWithGrace(
    { delay: config.shutdownGraceMs, logger: log, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'The process ends because of an error that nothing caught')
      siteCheck.stop()
      contents?.close()
      await drain(closeFront)
      await Promise.all([closeOps?.(), standIns?.close(), kept.closeProcess()])
      await tracing?.stop()
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

/**
 * Stand-ins for what is not configured, where only this machine is a visitor; in production none, and no start with sample
 * addresses, unless it says that it is a demonstration. A site with stand-ins knows its port before it listens.
 * @throws Error with the files and their sample addresses.
 */
async function startSandbox(dataFolder: string): Promise<{ config: Config; standIns: StandIns | null }> {
  const { findFreePort, startStandIns, wantsStandIns } = await import('./sandbox/stand-ins.ts')
  const { findSamples, listSampleAddresses } = await import('./sandbox/sample-addresses.ts')
  if (wantsStandIns(config)) {
    const port = config.port || (await findFreePort())
    const standIns = await startStandIns({ dataFolder, sitePort: port, opsPort: config.opsPort })
    const message =
      'Stand-ins, each until the real one is configured: accounts, installers, chat, scripts of vendors, icons, and the editions under .localhost'
    log.warn({ standIns: standIns.url }, message)
    return { config: { ...config, port, publicOrigins: config.publicOrigins ?? standIns.origins }, standIns }
  }
  const samples = await findSamples(config, dataFolder)
  if (samples.length > 0) {
    throw new Error(
      `Production: sample addresses are left in the data (DEMO=1 for a demonstration)\n${samples.join('\n')}`,
    )
  }
  if (config.isProduction && config.isDemonstration) {
    log.warn(
      { files: (await listSampleAddresses(dataFolder)).length },
      'This is a demonstration (DEMO): the data has sample addresses, which lead nowhere',
    )
  }
  return { config, standIns: null }
}

/** null: the build's own content is served. */
async function openContents(): Promise<ContentSource | null> {
  const { contentBundle } = config
  if (contentBundle === null) return null
  const { openContentSource } = await import('#server/site/content/content-source.ts')
  return openContentSource({ config: { ...config, contentBundle }, log })
}

async function drain(closeFront: () => Promise<void>): Promise<void> {
  log.info({ drainDelayMs: config.drainDelayMs }, 'Draining')
  readiness.state = 'draining'
  await delay(config.drainDelayMs)
  await closeFront()
}

function configOrExit(): Config {
  const [, , argument] = process.argv
  if (argument) exitWith(`${argument}: expected no option, but variables such as PORT=3001 (docs/configuration.md)`)
  try {
    return parseConfig(process.env)
  } catch (error) {
    const { message } = error as Error
    // How much is to be logged may be what is wrong.
    createLog('info').log.fatal({ err: { message } }, 'The start failed')
    exitWith(message)
  }
}

/** Beside the log: the one line that whoever started it has to read. */
function exitWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
