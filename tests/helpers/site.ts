import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { type AppOptions, buildApp } from '#server/http/app.ts'
import { buildFront, type Front } from '#server/http/front.ts'
import { warmUp } from '#server/pages/warm-up.ts'
import { createServices, type ServiceOverrides } from '#server/services.ts'
import { type Content, loadContent } from '#server/site/content/load-content.ts'

interface LogLine {
  level: number
  msg: string
  [key: string]: unknown
}

/** A running site. */
export interface TestSite {
  /** The application of its first content. */
  app: FastifyInstance
  front: Front
  /** What listens. */
  server: Server
  /** `http://127.0.0.1:{port}`; the edition `nl` unless EDITION says otherwise. */
  url: string
  /** The same server under an edition's own development host. */
  urlOf: (edition: 'nl' | 'global' | 'ca') => string
  /** Every log line so far. */
  log: LogLine[]
  /** What OPS_PORT shows at `/metrics`. */
  metrics: () => Promise<string>
  /** Adds to them what the process tells of itself. */
  observeProcess: () => void
  /** What a process does before it wants visitors. */
  warmUp: () => Promise<void>
  /** Stops the site. @throws Error when a line of level error was logged that the test has not taken out of `log`. */
  close: () => Promise<void>
}

export interface SiteOptions {
  env?: Record<string, string>
  overrides?: ServiceOverrides
  app?: Pick<AppOptions, 'readiness' | 'registerFirst'>
}

/** What is no part of the content. */
const besideContent = 'clock wallClock load limits contentReloads isDevelopment loadEntry changeEmbedded'.split(' ')
/** The build's own, as it was read last: half of a start, and most sites of a worker want the same. */
let delivered: { readAt: number | null; content: Promise<Content> } | undefined

async function contentFor({ PUBLIC_ORIGINS }: Record<string, string>, overrides: ServiceOverrides) {
  if (PUBLIC_ORIGINS !== undefined || Object.keys(overrides).some((name) => !besideContent.includes(name))) return {}
  // The clock of this machine runs on; a test's own says what is there already.
  const readAt = overrides.wallClock?.now() ?? null
  if (delivered?.readAt !== readAt) delivered = { readAt, content: readDelivered(overrides.wallClock, delivered) }
  return { content: await delivered.content }
}

async function readDelivered(
  wallClock: ServiceOverrides['wallClock'] = Date,
  before?: typeof delivered,
): Promise<Content> {
  const dataFolder = fileURLToPath(new URL('../../data', import.meta.url))
  return loadContent({ dataFolder, wallClock, help: (await before?.content)?.help })
}

/** Starts the real application on a free port of loopback. The caller closes it. */
export async function startSite({ env = {}, overrides = {}, app = {} }: SiteOptions = {}): Promise<TestSite> {
  const { log, lines } = createLog()
  const config = parseConfig({ PORT: '0', ...env })
  const services = await createServices(config, log, { ...overrides, ...(await contentFor(env, overrides)) })
  const site = await listen(
    buildFront({ services, app: await buildApp(config, services, { ...app, log }) }, log),
    lines,
  )
  const { registry, observeProcess } = services.metrics
  const warm = () => warmUp({ ...services, log })
  return {
    ...site,
    metrics: () => registry.metrics(),
    observeProcess: () => observeProcess({ droppedLines: () => 0 }),
    warmUp: warm,
  }
}

/** `npm run dev` on a free port, in a process of its own, because React cannot be two builds in one. */
export async function startDevelopmentSite(args: string[] = []): Promise<{ url: string; close: () => Promise<void> }> {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../scripts/dev.ts', import.meta.url)), ...args], {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Development server on (\S+)$/.exec(line)?.[1]
    if (url) return { url, close }
  }
  throw new Error(`npm run dev ended with ${child.exitCode} before it listened`)
}

async function listen(front: Front, log: LogLine[]): Promise<Omit<TestSite, 'metrics' | 'observeProcess' | 'warmUp'>> {
  const { inUse, listener } = front
  const url = await listener.listen({ host: '127.0.0.1', port: 0 })
  return {
    app: inUse.app,
    front,
    server: listener.server,
    url,
    urlOf: (edition) => url.replace('127.0.0.1', `${edition}.localhost`),
    log,
    close: async () => {
      await listener.close()
      const errors = log.filter(({ level }) => level >= pino.levels.values.error!)
      if (errors.length > 0) throw new Error(`Unexpected error lines in the log: ${JSON.stringify(errors)}`)
    },
  }
}

function createLog() {
  const lines: LogLine[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine)
      done()
    },
  })
  return { log: pino({ level: 'debug' }, sink), lines }
}
