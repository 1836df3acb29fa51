import { constants } from 'node:fs'
import { mkdir, open, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import { readDataFiles } from '#server/law/data-files.ts'
import { checkData } from '#server/law/run-compliance.ts'
import { root } from '#server/root.ts'
import { findSamples } from '#server/sandbox/sample-addresses.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { type Manifest, openBundle, openBundleFolder } from './bundle.ts'
import { listCompiled, readContentFiles } from './content-id.ts'
import { contentLimits } from './content-limits.ts'

export interface ContentOrder {
  /** File or folder of the bundle. */
  bundle: string
  /** PEM; null: nobody has to have signed it. */
  publicKey: string | null
  /** An empty folder, for what is made of it. */
  into: string
  config: Config
  /** Time of day, in ms since 1970. */
  now: number
}

/** A content that may be served. */
export interface OpenedContent {
  manifest: Manifest
  /** Its files, and none of another content. */
  dataFolder: string
  /** What a build makes of its own content, made of this one. */
  madeFolder: string
}

/** Lines of a refusal that are told. */
const MAX_FAULTS = 20

/**
 * Reads a bundle, holds it to its manifest and signature, and to everything that a start asks of a content: what comes out
 * can be served. A build takes only what was held to its own rules and words.
 * @throws Error that says what is wrong with it.
 */
export async function openContent({ bundle, publicKey, into, config, now }: ContentOrder): Promise<OpenedContent> {
  const { manifest, files } = await readBundle(bundle, publicKey)
  const build = JSON.parse(await readFile(path.join(root, 'dist/build.json'), 'utf8')) as { rules: string }
  if (manifest.rules !== build.rules) {
    throw new Error(`it was held to the rules ${manifest.rules}, and this build has ${build.rules}: pack it again`)
  }
  const compiled = listCompiled(files, await readContentFiles(path.join(root, 'data')))
  if (compiled.length > 0) throw new Error(compiled.join('\n'))
  const dataFolder = path.join(into, 'data')
  // Folder by folder: all at once would be as many open files.
  for (const [folder, inside] of Map.groupBy(files, ([name]) => path.dirname(path.join(dataFolder, name)))) {
    await mkdir(folder, { recursive: true })
    await Promise.all(inside.map(([name, bytes]) => writeFile(path.join(dataFolder, name), bytes)))
  }
  const madeFolder = path.join(into, 'made')
  try {
    await tryServing({ dataFolder, madeFolder, config, now })
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(`${into}${path.sep}`, ''))
  }
  return { manifest, dataFolder, madeFolder }
}

async function readBundle(bundle: string, publicKey: string | null) {
  if ((await stat(bundle)).isDirectory()) return openBundleFolder(bundle, publicKey)
  // Otherwise opening a pipe waits for its writer.
  const handle = await open(bundle, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const about = await handle.stat()
    if (!about.isFile()) throw new Error('it is neither a file nor a folder')
    const { size } = about
    if (size > contentLimits.packed) throw new Error(`it has ${size} bytes, at most ${contentLimits.packed} expected`)
    // No more than that, even of a file that grows.
    const bytes = Buffer.alloc(size)
    const { bytesRead } = await handle.read(bytes, 0, size, 0)
    return await openBundle(bytes.subarray(0, bytesRead), publicKey)
  } finally {
    await handle.close()
  }
}

interface TryInput extends Pick<ContentOrder, 'config' | 'now'> {
  dataFolder: string
  madeFolder: string
}

/** Makes all that a process makes of a content, and what the build makes of its own. */
async function tryServing({ dataFolder, madeFolder, config, now }: TryInput): Promise<void> {
  const samples = await findSamples(config, dataFolder)
  if (samples.length > 0) throw new Error(samples.slice(0, MAX_FAULTS).join('\n'))
  const { createServices } = await import('#server/services.ts')
  const { sites, upstream, writeSearchFiles, close } = await createServices(
    // Nothing of the process that serves is opened, and nobody is called.
    { ...config, geoipDatabase: null, geoipLastGood: null, assetsPrevious: null, upstreamUrl: null },
    pino({ level: 'silent' }),
    { dataFolder, wallClock: { now: () => now }, isDevelopment: true },
  )
  const all = Object.values(sites.byId)
  const clock = createContentClock(now)
  const ambassadors = await Promise.all(
    all.map(({ edition }) => upstream.load('brand-ambassadors', edition.siteId, clock)),
  )
  const breaches = checkData({
    files: await readDataFiles(dataFolder),
    sites: all,
    ambassadorNames: ambassadors.flatMap(({ value }) => value.map(({ name }) => name)),
    today: new Date(now).toISOString().slice(0, 10),
  }).filter(({ severity }) => severity === 'error')
  if (breaches.length > 0) {
    const lines = breaches.slice(0, MAX_FAULTS).map(({ file, ruleId, message }) => `${file}: ${ruleId}: ${message}`)
    throw new Error(lines.join('\n'))
  }
  await writeSearchFiles(madeFolder, now)
  await close()
}
