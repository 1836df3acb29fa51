import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder, createLogger } from 'vite'
import { writeSearchFiles } from '#server/search/write-search-files.ts'
import { contentIdOf } from '#server/site/content/content-id.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { buildIcons } from './build-icons.ts'
import { hashBuildInputs, hashRules } from './build-inputs.mjs'
import { buildOutagePage } from './build-outage-page.ts'
import { buildSbom } from './build-sbom.ts'
import { buildShareImages } from './build-share-images.ts'
import { readBuildTime } from './build-time.ts'
import { startCommand } from './command.ts'
import { writeIconSprite } from './icons/icon-sprite.ts'
import { updateIllustrations } from './illustrations/illustrations.ts'

startCommand()

const root = path.resolve(import.meta.dirname, '..')
const buildFile = path.join(root, 'dist/build.json')
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/
/** The one for fonts makes short code smaller, by a few bytes in a thousand. */
const brotliModes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]
/** Below this size the headers of an answer weigh more than what compression saves. */
const smallestCompressed = 256

// Before the sources are read: what is made of other sources is one of them.
writeIconSprite()
await updateIllustrations((done, all) => tell(`illustrations ${done} of ${all}`))

// Read before bundling: an edit made meanwhile must leave the build stale. Removed first and written last, so that an
// interrupted build is never taken for a whole one.
const id = hashBuildInputs(root)
const builtAt = readBuildTime(process.env)
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
await removeTraces(path.join(root, 'dist'))
await moveMaps(path.join(root, 'dist/client'), path.join(root, 'dist/maps'))
// After the builder, which empties the folder.
await buildIcons({ outDir: path.join(root, 'dist/client') })
await buildShareImages({
  outDir: path.join(root, 'dist/client'),
  builtAt,
  tell: (done, all) => tell(`pictures of links ${done} of ${all}`),
})
const dataFolder = path.join(root, 'data')
await writeSearchFiles({
  content: await loadContent({ dataFolder }),
  folder: path.join(root, 'dist/client'),
  version: `${id}-${await contentIdOf(dataFolder)}`,
  madeAt: builtAt,
})
await buildSbom({ root, builtAt })
await buildOutagePage(path.join(root, 'dist'))
await precompress(path.join(root, 'dist/client'))
await writeFile(buildFile, `${JSON.stringify({ id, timestamp: builtAt, rules: hashRules(root) })}\n`)

/** Takes out what the bundler writes of the folder in which it runs: the same sources give the same bytes in every one. */
async function removeTraces(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.map') || name.endsWith('.vite/manifest.json'))) {
    const content = await readFile(path.join(folder, file), 'utf8')
    // Addresses of files in the sources of a map; the bundler makes their names of the whole path.
    const clean = content.replaceAll(`${root}/`, '').replaceAll(/ROLLDOWN_FILE_URL_[\w$]{22}/g, 'ROLLDOWN_FILE_URL')
    if (clean !== content) await writeFile(path.join(folder, file), clean)
  }
}

/** Keeps the browser's source maps beside the build, where nobody is served them. */
async function moveMaps(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const files = await readdir(from, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true })
    await rename(path.join(from, file), path.join(to, file))
  }
}

/** Tells the parent process, which shows it now and then, how far the build is. */
function tell(progress: string): void {
  process.send?.(progress)
}

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
        const [gzipped, ...brotlis] = await Promise.all([
          promisify(gzip)(content, { level: 9 }),
          ...brotliModes.map((mode) => {
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: mode }
            return promisify(brotliCompress)(content, { params })
          }),
        ])
        const brotli = brotlis.reduce((least, other) => (other.length < least.length ? other : least))
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
      }),
  )
}
