import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { type ImageManifest, type ImageRecord, missingImage } from '#client/art/image-manifest.ts'
import { IMAGE_FORMAT, imageDensities } from '#shared/limits.ts'

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

/** Quality per density: what is shown twice as dense hides twice as much. */
const qualities: Record<Density, number> = { 1: 72, 2: 56 }
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
}

/**
 * Renders the raster artwork into `{outDir}/assets/img/` and writes `images.json` beside `outDir`. Unchanged drawings
 * are copied from `.cache/images/`. A drawing that cannot be read costs a warning and has size zero (specification, 8).
 */
export async function buildImages({
  outDir,
  artDir = artFolder,
  names = drawings,
}: BuildImagesInput): Promise<ImageManifest> {
  const imageDir = join(outDir, 'assets/img')
  await Promise.all([mkdir(imageDir, { recursive: true }), mkdir(cacheDir, { recursive: true })])
  const records = await Promise.all(
    names.map(async (name): Promise<[string, ImageRecord]> => {
      try {
        return [name, await buildImage(name, { artDir, imageDir })]
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
  { artDir, imageDir }: { artDir: string; imageDir: string },
): Promise<ImageRecord> {
  const svg = await readFile(join(artDir, `${name}.svg`), 'utf8')
  const key = digest(svg, JSON.stringify([recipe, qualities, sharp.versions]))
  const cached = await readCached(key)
  const image = cached ?? (await renderImage(name, svg, key))
  await Promise.all(
    imageDensities.map((density) =>
      copyFile(join(cacheDir, `${key}-${density}.${IMAGE_FORMAT}`), join(imageDir, image.files[density])),
    ),
  )
  return {
    width: image.width,
    height: image.height,
    color: image.color,
    src: `/assets/img/${image.files[1]}`,
    srcSet: imageDensities.map((density) => `/assets/img/${image.files[density]} ${density}x`).join(', '),
  }
}

interface RenderedImage {
  width: number
  height: number
  color: string
  files: Record<Density, string>
}

async function readCached(key: string): Promise<RenderedImage | null> {
  try {
    return JSON.parse(await readFile(join(cacheDir, `${key}.json`), 'utf8')) as RenderedImage
  } catch {
    return null
  }
}

async function renderImage(name: string, svg: string, key: string): Promise<RenderedImage> {
  const { width, height } = sizeOf(name, svg)
  const pixels = await renderTiles({ svg, width, height, density: 2 })
  const large = () => sharp(pixels, { raw: { width: width * 2, height: height * 2, channels: 3 } })
  const outputs = await Promise.all([
    large().resize(width, height).toFormat(IMAGE_FORMAT, { quality: qualities[1], effort: 4 }).toBuffer(),
    large().toFormat(IMAGE_FORMAT, { quality: qualities[2], effort: 4 }).toBuffer(),
  ])
  const { channels } = await sharp(outputs[0]).stats()
  const color = `#${channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('')}`
  const files = {
    1: `${name}-${digest(outputs[0])}.${IMAGE_FORMAT}`,
    2: `${name}-2x-${digest(outputs[1])}.${IMAGE_FORMAT}`,
  }
  const image = { width, height, color, files }
  await Promise.all(
    outputs.map((bytes, i) => writeFile(join(cacheDir, `${key}-${imageDensities[i]}.${IMAGE_FORMAT}`), bytes)),
  )
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
