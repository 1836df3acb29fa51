import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, root } from './setup.mjs'

// React's production build is what visitors get; it is imported with the site.
process.env.NODE_ENV = 'production'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: path.join(root, 'data') },
    port: { type: 'string', default: '4100' },
    bundle: { type: 'string' },
    archive: { type: 'string', default: path.join(root, '.cache/studio') },
    key: { type: 'string' },
    instance: { type: 'string', multiple: true, default: [] },
  },
})
await buildSite()
const { startStudio } = await import('./studio/start-studio.ts')
const { packBeside } = await import('./studio/publisher.ts')
const { url, close } = await startStudio({
  data: path.resolve(values.data),
  port: Number(values.port),
  bundle: values.bundle ? path.resolve(values.bundle) : null,
  archive: path.resolve(values.archive),
  pack: packBeside(values.key ? path.resolve(values.key) : null),
  instances: values.instance,
})
console.log(`Studio on ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
