import sharp, { type OverlayOptions } from 'sharp'
import { IMAGE_FORMAT, type imageDensities } from '#shared/site/limits.ts'

type Density = (typeof imageDensities)[number]

/** Pixels across of what a telephone gets at density 2, by the beginning of the name. The first that fits counts. */
const phoneWidths: readonly (readonly [string, number])[] = [
  ['hero-stage-mobile', 832],
  ['stage-', 1120],
  // As wide as the screen: enough for 370 px of density 3, which is what most of them are.
  ['scene-stream', 1120],
  ['scene-', 1280],
]

/** Quality per density: what is shown twice as dense hides twice as much. */
const qualities: Record<Density, number> = { 1: 72, 2: 56 }
/** Of what a page waits for on a slow connection: no difference is seen, and a fifth is saved. */
const phoneOutput = { quality: 48, effort: 6 }
/** Raise it when the way of rendering changes in what `recipeOf` does not hold. */
const version = 1

/** Pixels of a part of the illustration: small layers stay in the processor's cache, which takes half the time of one go. */
const tile = { width: 1280, height: 960 }
/** Drawn around each tile and cut off again, so that no blur ends at a tile's edge. */
const tileMargin = 64

// The illustrations are rendered side by side; threads within each would only wait for one another.
sharp.concurrency(1)

export interface Rendering {
  width: number
  height: number
  /** Of the whole picture on average, `#rrggbb`. */
  color: string
  /** By density, and for telephones where the illustration has a width there. */
  files: Record<Density, Buffer> & { phone?: Buffer }
}

export function phoneWidthOf(name: string): number | undefined {
  return phoneWidths.find(([start]) => name.startsWith(start))?.[1]
}

/** All that decides, besides its illustration, what the pictures of an illustration look like. */
export function recipeOf(name: string): string {
  return JSON.stringify([version, sharp.versions.sharp, qualities, phoneWidthOf(name) ?? null, phoneOutput])
}

/** Renders an illustration, whose size is in its viewBox. @throws Error when that cannot be read. */
export async function renderIllustration(name: string, svg: string): Promise<Rendering> {
  const { width, height } = sizeOf(svg)
  const phoneWidth = phoneWidthOf(name)
  const pixels = await renderTiles({ svg, width, height, density: 2 })
  const large = () => sharp(pixels, { raw: { width: width * 2, height: height * 2, channels: 3 } })
  const [single, double, phone] = await Promise.all([
    large().resize(width, height).toFormat(IMAGE_FORMAT, { quality: qualities[1], effort: 4 }).toBuffer(),
    large().toFormat(IMAGE_FORMAT, { quality: qualities[2], effort: 4 }).toBuffer(),
    phoneWidth ? large().resize(phoneWidth).toFormat(IMAGE_FORMAT, phoneOutput).toBuffer() : null,
  ])
  const { channels } = await sharp(single).stats()
  const color = `#${channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('')}`
  return { width, height, color, files: { 1: single, 2: double, ...(phone && { phone }) } }
}

interface Illustration {
  svg: string
  width: number
  height: number
  density: number
}

async function renderTiles({ svg, width, height, density }: Illustration): Promise<Buffer> {
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

function sizeOf(svg: string): { width: number; height: number } {
  const size = svg.match(/viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"/)
  if (!size) throw new Error('expected viewBox="0 0 w h" width="w" height="h" in its first element')
  return { width: Number(size[1]), height: Number(size[2]) }
}
