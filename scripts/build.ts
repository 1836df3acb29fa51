import { rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder, createLogger } from 'vite'
import { buildIcons } from './build-icons.ts'
import { buildImages } from './build-images.ts'
import { hashBuildInputs } from './build-inputs.mjs'
import { buildSearch } from './build-search.ts'
import { buildShareImages } from './build-share-images.ts'

const root = path.resolve(import.meta.dirname, '..')
const buildFile = path.join(root, 'dist/build.json')
const compressible = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/
/** Below this size the headers of an answer weigh more than what compression saves. */
const smallestCompressed = 256

// Read before building: an edit made meanwhile must leave the build stale. Removed first and written last, so that an
// interrupted build is never taken for a whole one.
const id = hashBuildInputs(root)
rmSync(buildFile, { force: true })

process.env.NODE_ENV = 'production'
const logger = createLogger('warn')
const warn = logger.warn.bind(logger)
logger.warn = (message, options) => {
  // Newer than the minifier, which leaves it as it is.
  if (!message.includes("'target-current' is not recognized")) warn(message, options)
}
const builder = await createBuilder({
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  customLogger: logger,
  configLoader: 'native',
})
await builder.buildApp()
// After the builder, which empties the folder.
await buildImages({ outDir: path.join(root, 'dist/client') })
await buildIcons({ outDir: path.join(root, 'dist/client') })
await buildShareImages({ outDir: path.join(root, 'dist/client') })
await buildSearch({ outDir: path.join(root, 'dist/client'), buildId: id })
await precompress(path.join(root, 'dist/client'))
await writeFile(buildFile, `${JSON.stringify({ id, timestamp: Date.now() })}\n`)

/** Writes `.br` and `.gz` beside each text file that is worth it. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.endsWith('.vite'))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const content = await readFile(file)
        if (content.length < smallestCompressed) return
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        const [brotli, gzipped] = await Promise.all([
          promisify(brotliCompress)(content, { params }),
          promisify(gzip)(content, { level: 9 }),
        ])
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
      }),
  )
}
