import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ImageRecord } from '#client/art/image-manifest.ts'
import { IMAGE_FORMAT, imageDensities } from '#shared/site/limits.ts'
import { phoneWidthOf, recipeOf, renderIllustration } from './render-illustration.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Where illustrations lie: illustrations with many blurred layers, which would cost a phone more to draw than to download. */
export interface IllustrationFolders {
  illustrations: string
  pictures: string
  manifest: string
}

const ofProject: IllustrationFolders = {
  illustrations: path.join(root, 'client/art/illustrations'),
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
  const names = listIllustrations(folders)
  const known = Object.values(manifest).flatMap(filesOf)
  return [
    ...names
      .filter((name) => manifest[name]?.source !== sourceOf(folders, name))
      .map((name) => `${name}.svg is new or has changed`),
    ...Object.keys(manifest)
      .filter((name) => !names.includes(name))
      .map((name) => `${name}.svg is gone`),
    ...known.filter((file) => !isWhole(folders, file)).map((file) => `${file} is not what was rendered`),
    ...listPictures(folders)
      .filter((file) => !known.includes(file))
      .map((file) => `${file} belongs to no illustration`),
  ]
}

/** Renders what has changed, drops what is gone, and tells after each how many are done. @throws Error naming the illustration. */
export async function updateIllustrations(tell: (done: number, all: number) => void, folders = ofProject) {
  const before = loadManifest(folders)
  const names = listIllustrations(folders)
  const isFresh = (name: string) => {
    const record = before[name]
    return record?.source === sourceOf(folders, name) && filesOf(record).every((file) => isWhole(folders, file))
  }
  const stale = names.filter((name) => !isFresh(name))
  let done = 0
  const rendered = await Promise.all(
    stale.map(async (name) => {
      const record = await renderFiles(folders, name)
      done += 1
      tell(done, stale.length)
      return [name, record] as const
    }),
  )
  const all: Manifest = { ...before, ...Object.fromEntries(rendered) }
  const manifest = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
  const known = Object.values(manifest).flatMap(filesOf)
  for (const file of listPictures(folders)) if (!known.includes(file)) rmSync(path.join(folders.pictures, file))
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  if (!existsSync(folders.manifest) || readFileSync(folders.manifest, 'utf8') !== text)
    writeFileSync(folders.manifest, text)
}

async function renderFiles(folders: IllustrationFolders, name: string): Promise<IllustrationRecord> {
  const source = sourceOf(folders, name)
  const svg = readFileSync(path.join(folders.illustrations, `${name}.svg`), 'utf8')
  const { width, height, color, files } = await renderIllustration(name, svg).catch((cause: Error) => {
    throw new Error(`client/art/illustrations/${name}.svg: ${cause.message}`, { cause })
  })
  const write = (bytes: Buffer, suffix: string) => {
    const file = `${name}${suffix}-${digest(bytes)}.${IMAGE_FORMAT}`
    writeFileSync(path.join(folders.pictures, file), bytes)
    return `/assets/img/${file}`
  }
  const urls = { 1: write(files[1], ''), 2: write(files[2], '-2x') }
  return {
    source,
    width,
    height,
    color,
    src: urls[1],
    srcSet: imageDensities.map((density) => `${urls[density]} ${density}x`).join(', '),
    ...(files.phone && {
      phoneSet: `${write(files.phone, '-phone')} ${phoneWidthOf(name)}w, ${urls[2]} ${width * 2}w`,
    }),
  }
}

function loadManifest({ manifest }: IllustrationFolders): Manifest {
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
}

function listIllustrations({ illustrations }: IllustrationFolders): string[] {
  return listFiles(illustrations, '.svg').map((file) => path.basename(file, '.svg'))
}

function listPictures({ pictures }: IllustrationFolders): string[] {
  return listFiles(pictures, `.${IMAGE_FORMAT}`)
}

function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
}

function sourceOf({ illustrations }: IllustrationFolders, name: string): string {
  return digest(readFileSync(path.join(illustrations, `${name}.svg`)), recipeOf(name))
}

function filesOf({ srcSet, phoneSet = '' }: ImageRecord): string[] {
  return [...new Set(`${srcSet} ${phoneSet}`.match(/(?<=\/assets\/img\/)\S+/g))]
}

function isWhole({ pictures }: IllustrationFolders, file: string): boolean {
  const target = path.join(pictures, file)
  return existsSync(target) && file.endsWith(`-${digest(readFileSync(target))}.${IMAGE_FORMAT}`)
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 10)
}
