import path from 'node:path'
import { loadKey, readPrivateKey } from '#server/site/content/bundle.ts'
import { readNumber, startCommand } from './command.ts'
import { buildSite, root } from './setup.mjs'

// React's production build is what visitors get; it is imported with the site.
process.env.NODE_ENV = 'production'

const { values } = startCommand({
  options: {
    data: { type: 'string', default: path.join(root, 'data') },
    port: { type: 'string', default: '4100' },
    bundle: { type: 'string' },
    archive: { type: 'string', default: path.join(root, '.cache/studio') },
    key: { type: 'string' },
    instance: { type: 'string', multiple: true, default: [] },
  },
})
const { key } = values
const port = readNumber('port', values.port, { from: 0, to: 65_535 })
// Before somebody has written a text that it is to sign.
if (key) await loadKey(key, { as: `--key ${key}`, read: readPrivateKey })
await buildSite()
const { startStudio } = await import('./studio/start-studio.ts')
const { packBeside } = await import('./studio/publisher.ts')
const { url, close } = await startStudio({
  data: path.resolve(values.data),
  port,
  bundle: values.bundle ? path.resolve(values.bundle) : null,
  archive: path.resolve(values.archive),
  pack: packBeside(key ? path.resolve(key) : null),
  instances: values.instance,
})
console.log(`Studio on ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
