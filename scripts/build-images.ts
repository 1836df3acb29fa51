import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { type ImageManifest, type ImageRecord, missingImage } from '#client/art/image-manifest.ts'
import { IMAGE_FORMAT, imageDensities } from '#shared/site/limits.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const artFolder = join(root, 'client/art')
const cacheDir = join(root, '.cache/images')

/** Drawings with many blurred layers, which would cost a phone more to draw than to download; their size is in their viewBox. */
const drawings = [
  'hero-stage-desktop',
  'hero-stage-mobile',
  'misdeal-stage',
  'time-out-stage',
  'certificate-nl',
  'certificate-en',
  'download-table',
  'face-glasses',
  'face-laugh',
  'face-smile',
  'face-surprise',
  'face-thinker',
  'face-wink',
  'feature-emoji',
  'feature-hand-analysis',
  'feature-prop-bets',
  'feature-splash',
  'feature-video-reactions',
  'feature-voice-messages',
  'film-video',
  'plan-hand',
  'rain-splash',
  'row-emoji',
  'wave-voice',
  'scene-daily',
  'scene-envelope',
  'scene-express',
  'scene-final',
  'scene-flip',
  'scene-jackpot',
  'scene-levels',
  'scene-masters',
  'scene-match',
  'scene-millions',
  'scene-month',
  'scene-passes',
  'scene-podium',
  'scene-series',
  'scene-stream',
  'scene-promotions',
  'scene-winter',
  'stage-all-in-or-fold',
  'stage-flip-and-go',
  'stage-mystery-battle-royale',
  'stage-rush-and-cash',
  'stage-satellite-series',
  'stage-spin-and-gold',
]
type Density = (typeof imageDensities)[number]

/** Pixels across of the first picture of a page on a telephone: at density 2, as wide as its section shows it there. */
const phoneWidths: Readonly<Record<string, number>> = {
  'hero-stage-mobile': 832,
  ...widthOfAll('stage-', 1120),
  ...widthOfAll('scene-', 1280),
  // As wide as the screen: enough for 370 px of density 3, which is what most of them are.
  'scene-stream': 1120,
}

/** Quality per density: what is shown twice as dense hides twice as much. */
const qualities: Record<Density, number> = { 1: 72, 2: 56 }
/** Of what a page waits for on a slow connection: no difference is seen, and a fifth is saved. */
const phoneOutput = { quality: 48, effort: 6 }
/** Part of the cache key: raise it when the way of rendering changes. */
const recipe = 1

/** Pixels of a part of the drawing: small layers stay in the processor's cache, which takes half the time of one go. */
const tile = { width: 1280, height: 960 }
/** Drawn around each tile and cut off again, so that no blur ends at a tile's edge. */
const tileMargin = 64

// The drawings are rendered side by side; threads within each would only wait for one another.
sharp.concurrency(1)

interface BuildImagesInput {
  outDir: string
  /** Folder and names of the SVG files. */
  artDir?: string
  names?: readonly string[]
  /** Of those that telephones have a file of their own of. */
  widths?: Readonly<Record<string, number>>
}

/**
 * Renders the raster artwork into `{outDir}/assets/img/` and writes `images.json` beside `outDir`. Unchanged drawings
 * are copied from `.cache/images/`. A drawing that cannot be read costs a warning and has size zero (specification, 8).
 */
export async function buildImages({
  outDir,
  artDir = artFolder,
  names = drawings,
  widths = phoneWidths,
}: BuildImagesInput): Promise<ImageManifest> {
  const imageDir = join(outDir, 'assets/img')
  await Promise.all([mkdir(imageDir, { recursive: true }), mkdir(cacheDir, { recursive: true })])
  const records = await Promise.all(
    names.map(async (name): Promise<[string, ImageRecord]> => {
      try {
        return [name, await buildImage(name, { artDir, imageDir, phoneWidth: widths[name] })]
      } catch (error) {
        console.warn(`No picture of ${name}: ${error instanceof Error ? error.message : String(error)}`)
        return [name, missingImage]
      }
    }),
  )
  const manifest = Object.fromEntries(records)
  await writeFile(join(dirname(outDir), 'images.json'), JSON.stringify(manifest))
  return manifest
}

async function buildImage(
  name: string,
  { artDir, imageDir, phoneWidth }: { artDir: string; imageDir: string; phoneWidth: number | undefined },
): Promise<ImageRecord> {
  const svg = await readFile(join(artDir, `${name}.svg`), 'utf8')
  const key = digest(
    svg,
    JSON.stringify([recipe, qualities, sharp.versions, ...(phoneWidth ? [phoneWidth, phoneOutput] : [])]),
  )
  const cached = await readCached(key)
  const { width, height, color, files } = cached ?? (await renderImage({ name, svg, key, phoneWidth }))
  await Promise.all(
    Object.entries(files).map(([rendering, file]) => copyFile(cacheFile(key, rendering), join(imageDir, file))),
  )
  const urlOf = (file: string) => `/assets/img/${file}`
  return {
    width,
    height,
    color,
    src: urlOf(files[1]),
    srcSet: imageDensities.map((density) => `${urlOf(files[density])} ${density}x`).join(', '),
    ...(files.phone && { phoneSet: `${urlOf(files.phone)} ${phoneWidth}w, ${urlOf(files[2])} ${width * 2}w` }),
  }
}

function widthOfAll(prefix: string, width: number): Record<string, number> {
  return Object.fromEntries(drawings.filter((name) => name.startsWith(prefix)).map((name) => [name, width]))
}

interface RenderedImage {
  width: number
  height: number
  color: string
  files: Record<Density, string> & { phone?: string }
}

function cacheFile(key: string, rendering: string | number): string {
  return join(cacheDir, `${key}-${rendering}.${IMAGE_FORMAT}`)
}

async function readCached(key: string): Promise<RenderedImage | null> {
  try {
    return JSON.parse(await readFile(join(cacheDir, `${key}.json`), 'utf8')) as RenderedImage
  } catch {
    return null
  }
}

interface RenderInput {
  name: string
  svg: string
  key: string
  phoneWidth: number | undefined
}

async function renderImage({ name, svg, key, phoneWidth }: RenderInput): Promise<RenderedImage> {
  const { width, height } = sizeOf(name, svg)
  const pixels = await renderTiles({ svg, width, height, density: 2 })
  const large = () => sharp(pixels, { raw: { width: width * 2, height: height * 2, channels: 3 } })
  const [single, double, phone] = await Promise.all([
    large().resize(width, height).toFormat(IMAGE_FORMAT, { quality: qualities[1], effort: 4 }).toBuffer(),
    large().toFormat(IMAGE_FORMAT, { quality: qualities[2], effort: 4 }).toBuffer(),
    phoneWidth ? large().resize(phoneWidth).toFormat(IMAGE_FORMAT, phoneOutput).toBuffer() : null,
  ])
  const { channels } = await sharp(single).stats()
  const color = `#${channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('')}`
  const nameOf = (bytes: Buffer, suffix: string) => `${name}${suffix}-${digest(bytes)}.${IMAGE_FORMAT}`
  const files = {
    1: nameOf(single, ''),
    2: nameOf(double, '-2x'),
    ...(phone && { phone: nameOf(phone, '-phone') }),
  }
  const image = { width, height, color, files }
  const outputs = { 1: single, 2: double, ...(phone && { phone }) }
  await Promise.all(Object.entries(outputs).map(([rendering, bytes]) => writeFile(cacheFile(key, rendering), bytes)))
  // Written last: it says that the pictures are there.
  await writeFile(join(cacheDir, `${key}.json`), JSON.stringify(image))
  return image
}

interface Drawing {
  svg: string
  width: number
  height: number
  density: number
}

/** Pixels of a drawing, red, green and blue. */
async function renderTiles({ svg, width, height, density }: Drawing): Promise<Buffer> {
  const total = { width: width * density, height: height * density }
  const tiles: OverlayOptions[] = []
  for (let top = 0; top < total.height; top += tile.height) {
    for (let left = 0; left < total.width; left += tile.width) {
      const w = Math.min(tile.width, total.width - left)
      const h = Math.min(tile.height, total.height - top)
      const size = { width: w + 2 * tileMargin, height: h + 2 * tileMargin }
      const box = [left - tileMargin, top - tileMargin, size.width, size.height].map((n) => n / density)
      const part = svg.replace(
        /viewBox="[^"]*" width="\d+" height="\d+"/,
        `viewBox="${box.join(' ')}" width="${size.width}" height="${size.height}"`,
      )
      const input = await sharp(Buffer.from(part))
        .extract({ left: tileMargin, top: tileMargin, width: w, height: h })
        .removeAlpha()
        .raw()
        .toBuffer()
      tiles.push({ input, raw: { width: w, height: h, channels: 3 }, left, top })
    }
  }
  return sharp({ create: { ...total, channels: 3, background: '#000' } })
    .composite(tiles)
    .removeAlpha()
    .raw()
    .toBuffer()
}

function sizeOf(name: string, svg: string): { width: number; height: number } {
  const size = svg.match(/viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"/)
  if (!size) throw new Error(`client/art/${name}.svg must start with viewBox="0 0 w h" width="w" height="h"`)
  return { width: Number(size[1]), height: Number(size[2]) }
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 10)
}
