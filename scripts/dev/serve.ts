import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { startDevelopment } from './development-server.ts'

process.env.NODE_ENV = 'development'

const config = parseConfig(process.env)
const log = pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel })
// What nothing caught is said, and the server stays for the edit that mends it.
process.on('uncaughtException', (error) => log.error({ err: error }, 'Nothing caught this error'))
const { values } = parseArgs({
  options: { data: { type: 'string', default: path.join(import.meta.dirname, '../../data') } },
})
const { url, close } = await startDevelopment(config, { log, dataFolder: path.resolve(values.data) })
console.log(`Development server on ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
