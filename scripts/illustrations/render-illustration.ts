import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { IMAGE_FORMAT, type imageDensities } from '#shared/site/limits.ts'

type Density = (typeof imageDensities)[number]

/** A picture made of an illustration. */
interface Part {
  /** Stands after the illustration's name. */
  suffix: string
  /** Left, top, width and height in the illustration's own units; all of it without. */
  box?: readonly [left: number, top: number, width: number, height: number]
  /**
   * Pixels across of the files that a browser chooses from by the width of the slot (`sizes`): the slots of the layout at
   * densities 1 and 2, and of a telephone at 1.75. None is wider than the part at density 2.
   */
  widths: readonly number[]
  /** Of its AVIF, where it is not that of most: of cards a page shows many, and all of them small. */
  quality?: number
}

const whole = (...widths: number[]): Part[] => [{ suffix: '', widths }]

/** By the beginning of the illustration's name; the first that fits counts. */
const partsByName: readonly (readonly [string, readonly Part[]])[] = [
  ['hero-stage-mobile', [{ suffix: '', widths: [720, 832], quality: 40 }]],
  ['hero-stage-tablet', whole(777, 1243)],
  ['hero-stage-desktop', whole(1920)],
  ['misdeal-stage-phone', whole(768, 1152)],
  ['misdeal-stage', whole(1440)],
  ['time-out-', whole(1440, 1728, 1920, 2880)],
  ['stage-', whole(960, 1120, 1200, 1800, 2400)],
  [
    'room-shut-phone',
    [
      { suffix: '', widths: [840], quality: 50 },
      // The door on the notice to whoever cannot play from where they are.
      { suffix: '-notice', box: [116, 100, 288, 360], widths: [144, 288], quality: 50 },
    ],
  ],
  ...['hall', 'counter', 'shut', 'kitchen', 'desk', 'porter', 'streamers', 'cloakroom'].flatMap(
    (room): [string, Part[]][] => [
      [`room-${room}-tablet`, [{ suffix: '', widths: [1024], quality: 54 }]],
      [`room-${room}-phone`, [{ suffix: '', widths: [840], quality: 50 }]],
      [`room-${room}`, [{ suffix: '', widths: [1920], quality: 48 }]],
    ],
  ),
  [
    'scene-',
    [
      { suffix: '', widths: [660, 960, 1280, 1920] },
      // What a telephone shows at the top of a page, and what cards show: a row of two or more, and two in a wide row.
      { suffix: '-phone', box: [140, 105, 840, 577], widths: [840, 960], quality: 38 },
      { suffix: '-card', box: [60, 124, 1000, 684], widths: [400, 700, 768, 1200], quality: 38 },
      { suffix: '-wide', box: [60, 300, 1000, 406], widths: [600, 800, 1200, 1560], quality: 38 },
    ],
  ],
  ['feature-', whole(300, 400, 600, 760, 1120, 1520)],
  ['face-', whole(80, 144)],
  ['film-', whole(660, 920, 1120, 1320)],
  ['certificate-', whole(680, 1020, 1360)],
  ['download-table', whole(960, 1920)],
  ['row-', whole(1280, 1600, 1720, 2480)],
  ['wave-', whole(1280, 1600, 1800, 2480)],
  ['', whole(1280, 1600, 2480)],
]

/** Quality per density: what is shown twice as dense hides twice as much. */
const qualities: Record<Density, number> = { 1: 72, 2: 56 }
/** Nearer to the drawing than webp at its quality, in two thirds of the bytes. */
const avifOutput = { quality: 42, effort: 3 }
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
  /** By density: the second only where there is so much. */
  files: { 1: Buffer; 2: Buffer | null }
  /** By width: AVIF where it is smaller, webp where that is. */
  widths: { width: number; bytes: Buffer }[]
  format: 'avif' | 'webp'
}

/** The pictures that are made of an illustration. */
export function partsOf(name: string): readonly Part[] {
  return partsByName.find(([start]) => name.startsWith(start))?.[1] ?? []
}

/** All that decides, besides its illustration, what a picture looks like. */
export function recipeOf({ box, widths, quality = avifOutput.quality }: Part): string {
  const avif = { ...avifOutput, quality }
  return JSON.stringify([version, sharp.versions.sharp, qualities, widths, avif, ...(box ? [box] : [])])
}

/** Renders parts of an illustration, whose size is in its viewBox. @throws Error when that cannot be read. */
export async function renderIllustration(svg: string, parts: readonly Part[]): Promise<Rendering[]> {
  const size = sizeOf(svg)
  const pixels = await renderTiles({ svg, ...size, density: 2 })
  const raw = { width: size.width * 2, height: size.height * 2, channels: 3 } as const
  return Promise.all(parts.map((part) => renderPart(() => sharp(pixels, { raw }), part, size, 2)))
}

/** The same of a finished picture, whose size on the page is given. */
export async function renderMaster(
  master: Buffer,
  size: { width: number; height: number },
  parts: readonly Part[],
): Promise<Rendering[]> {
  const { width } = await sharp(master).metadata()
  return Promise.all(parts.map((part) => renderPart(() => sharp(master), part, size, width / size.width)))
}

async function renderPart(
  all: () => Sharp,
  { box, widths, quality = avifOutput.quality }: Part,
  size: { width: number; height: number },
  density: number,
): Promise<Rendering> {
  const [left, top, width, height] = box ?? [0, 0, size.width, size.height]
  const [x, y, w, h] = [left, top, width, height].map((n) => Math.round(n * density)) as [
    number,
    number,
    number,
    number,
  ]
  const large = () => all().extract({ left: x, top: y, width: w, height: h })
  const [single, double] = await Promise.all([
    large().resize(width, height).toFormat(IMAGE_FORMAT, { quality: qualities[1], effort: 4 }).toBuffer(),
    density < 2 ? null : large().toFormat(IMAGE_FORMAT, { quality: qualities[2], effort: 4 }).toBuffer(),
  ])
  const { channels } = await sharp(single).stats()
  const color = `#${channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('')}`
  const inAll = async (encode: (image: Sharp) => Sharp) => {
    const list = widths.filter((across) => across <= w)
    return Promise.all(
      list.map(async (across) => ({ width: across, bytes: await encode(large().resize(across)).toBuffer() })),
    )
  }
  const [avif, webp] = [
    await inAll((image) => image.avif({ ...avifOutput, quality })),
    await inAll((image) => image.webp({ quality: qualities[2], effort: 4 })),
  ]
  const isSmaller = sizeOfAll(avif) < sizeOfAll(webp)
  return {
    width,
    height,
    color,
    files: { 1: single, 2: double },
    widths: isSmaller ? avif : webp,
    format: isSmaller ? 'avif' : 'webp',
  }
}

function sizeOfAll(files: readonly { bytes: Buffer }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0)
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
