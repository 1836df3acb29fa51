import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ImageRecord } from '#client/art/image-manifest.ts'
import { IMAGE_FORMAT, imageDensities } from '#shared/site/limits.ts'
import { partsOf, recipeOf, renderIllustration, renderMaster } from './render-illustration.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Illustrations rendered at a time: each works on one processor, and holds a hundred megabytes. */
const AT_ONCE = 2

/**
 * Where illustrations lie: drawings with many blurred layers, which would cost a phone more to draw than to download, and
 * the finished pictures of scenes.
 */
export interface IllustrationFolders {
  illustrations: string
  scenes: string
  pictures: string
  manifest: string
}

const ofProject: IllustrationFolders = {
  illustrations: path.join(root, 'client/art/illustrations'),
  scenes: path.join(root, 'client/art/scenes'),
  pictures: path.join(root, 'client/public/assets/img'),
  manifest: path.join(root, 'client/art/image-manifest.json'),
}

/** An image, and what it was made of: a hash of the illustration and of the way of rendering. */
interface IllustrationRecord extends ImageRecord {
  source: string
}
type Manifest = Record<string, IllustrationRecord>

export function listStaleIllustrations(folders = ofProject): string[] {
  const manifest = loadManifest(folders)
  const sources = listSources(folders)
  const known = Object.values(manifest).flatMap(filesOf)
  const changed = [...sources].filter(([picture, { source }]) => manifest[picture]?.source !== source)
  return [
    ...new Set(changed.map(([, { name }]) => `${name} is new or has changed`)),
    ...Object.keys(manifest)
      .filter((picture) => !sources.has(picture))
      .map((picture) => `the illustration of ${picture} is gone`),
    ...known.filter((file) => !isWhole(folders, file)).map((file) => `${file} is not what was rendered`),
    ...listPictures(folders)
      .filter((file) => !known.includes(file))
      .map((file) => `${file} belongs to no illustration`),
  ]
}

/**
 * Renders what has changed, drops what is gone, and tells after each how many are done. What is done is kept when it is
 * stopped. @throws Error naming the illustration.
 */
export async function updateIllustrations(tell: (done: number, all: number) => void, folders = ofProject) {
  const manifest = loadManifest(folders)
  const sources = listSources(folders)
  const isFresh = ([picture, { source }]: [string, PictureSource]) => {
    const record = manifest[picture]
    return record?.source === source && filesOf(record).every((file) => isWhole(folders, file))
  }
  const stale = [...new Set([...sources].filter((entry) => !isFresh(entry)).map(([, { name }]) => name))]
  const waiting = [...stale]
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      Object.assign(manifest, await renderFiles(folders, name))
      writeManifest(folders, manifest)
      tell(stale.length - waiting.length, stale.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const picture of Object.keys(manifest)) if (!sources.has(picture)) delete manifest[picture]
  writeManifest(folders, manifest)
  const known = Object.values(manifest).flatMap(filesOf)
  for (const file of listPictures(folders)) if (!known.includes(file)) rmSync(path.join(folders.pictures, file))
}

function writeManifest(folders: IllustrationFolders, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const text = `${JSON.stringify(sorted, null, 2)}\n`
  if (!existsSync(folders.manifest) || readFileSync(folders.manifest, 'utf8') !== text)
    writeFileSync(folders.manifest, text)
}

async function renderFiles(folders: IllustrationFolders, name: string): Promise<Manifest> {
  const size = loadSceneSizes(folders)[name]
  const source = readSource(folders, name)
  const parts = partsOf(name)
  const renderings = await (size
    ? renderMaster(source, size, parts)
    : renderIllustration(source.toString(), parts)
  ).catch((cause: Error) => {
    throw new Error(`client/art/${size ? `scenes/${name}.webp` : `illustrations/${name}.svg`}: ${cause.message}`, {
      cause,
    })
  })
  const records = parts.map((part, index): [string, IllustrationRecord] => {
    const rendering = renderings[index]
    if (!rendering) throw new Error(`${name}${part.suffix} was not rendered`)
    const { width, height, color, files, widths, format } = rendering
    const picture = name + part.suffix
    const write = (bytes: Buffer, suffix: string, ending: string = IMAGE_FORMAT) => {
      const file = `${picture}${suffix}-${digest(bytes)}.${ending}`
      writeFileSync(path.join(folders.pictures, file), bytes)
      return `/assets/img/${file}`
    }
    const urls = { 1: write(files[1], ''), 2: files[2] && write(files[2], '-2x') }
    const record = {
      source: digest(source, recipeOf(part)),
      width,
      height,
      color,
      src: urls[1],
      srcSet: imageDensities.flatMap((density) => (urls[density] ? [`${urls[density]} ${density}x`] : [])).join(', '),
      widthSet: widths.map(({ width: w, bytes }) => `${write(bytes, `-${w}w`, format)} ${w}w`).join(', '),
      type: `image/${format}`,
    }
    return [picture, record]
  })
  return Object.fromEntries(records)
}

function loadManifest({ manifest }: IllustrationFolders): Manifest {
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
}

function listIllustrations(folders: IllustrationFolders): string[] {
  const drawn = listFiles(folders.illustrations, '.svg').map((file) => path.basename(file, '.svg'))
  return [...drawn, ...Object.keys(loadSceneSizes(folders))]
}

/** Sizes on the page of the finished pictures of scenes; scripts/scenes/masters.ts writes them. */
function loadSceneSizes({ scenes }: IllustrationFolders): Record<string, { width: number; height: number }> {
  const file = path.join(scenes, 'scenes.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function listPictures({ pictures }: IllustrationFolders): string[] {
  return [IMAGE_FORMAT, 'avif'].flatMap((format) => listFiles(pictures, `.${format}`))
}

function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
}

interface PictureSource {
  /** The illustration's. */
  name: string
  source: string
}

/** What each picture is to be made of, by its name. */
function listSources(folders: IllustrationFolders): Map<string, PictureSource> {
  const entries = listIllustrations(folders).flatMap((name) => {
    const source = readSource(folders, name)
    return partsOf(name).map((part): [string, PictureSource] => [
      name + part.suffix,
      { name, source: digest(source, recipeOf(part)) },
    ])
  })
  return new Map(entries)
}

function readSource(folders: IllustrationFolders, name: string): Buffer {
  const isScene = name in loadSceneSizes(folders)
  return readFileSync(
    isScene ? path.join(folders.scenes, `${name}.webp`) : path.join(folders.illustrations, `${name}.svg`),
  )
}

function filesOf({ srcSet, widthSet = '' }: Pick<ImageRecord, 'srcSet'> & Partial<ImageRecord>): string[] {
  return [...new Set(`${srcSet} ${widthSet}`.match(/(?<=\/assets\/img\/)\S+/g))]
}

function isWhole({ pictures }: IllustrationFolders, file: string): boolean {
  const target = path.join(pictures, file)
  return existsSync(target) && path.parse(file).name.endsWith(`-${digest(readFileSync(target))}`)
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 10)
}
