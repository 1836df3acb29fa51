import path from 'node:path'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { startCommand } from '../command.ts'
import { startDevelopment } from './development-server.ts'

process.env.NODE_ENV = 'development'

const { values } = startCommand({
  options: { data: { type: 'string', default: path.join(import.meta.dirname, '../../data') } },
})
const config = parseConfig(process.env)
const log = pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel })
const { url, close } = await startDevelopment(config, { log, dataFolder: path.resolve(values.data) })
// From here on, what nothing caught is said, and the server stays for the edit that mends it.
process
  .removeAllListeners('uncaughtException')
  .on('uncaughtException', (error) => log.error({ err: error }, 'Nothing caught this error'))
process.send?.('started')
console.log(`Development server on ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
