import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { buildDevelopmentApp } from './dev/development-server.ts'

process.env.NODE_ENV = 'development'

const config = parseConfig(process.env)
const app = await buildDevelopmentApp(config, pino({ level: config.logLevel === 'info' ? 'warn' : config.logLevel }))
const address = await app.listen({ host: config.host, port: config.port })
console.log(`Development server on ${address}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)))
