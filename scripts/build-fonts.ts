import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = join(root, 'client/styles/fonts')
const require = createRequire(import.meta.url)

/**
 * Letters of Dutch, English and French (and ñ, í, ß for names of countries), punctuation and signs: the whole of Latin-1
 * would take both fonts past 40 kB together. What is missing here or in the font comes from the fallback.
 */
const characters = [
  ...codeRange(0x20, 0x7e),
  ...'\u00a0¡£§©«®°»¿·ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàáâäçèéêëîïíñóôöùúûüÿ',
  ...'€–—‘’“”‚„…•×−\u2011ĲijŒœŸ№♠♥♦♣\u202f\u2009',
].join('')

/**
 * Advance of an average letter and vertical metrics of the fonts that stand in while ours load, in units of 2048 per em
 * (from the fonts' own tables; the metric-compatible free fonts share them).
 */
const standIns = {
  georgia: { locals: ['Georgia', 'Gelasio'], advance: 913 },
  times: { locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'], advance: 832 },
  arial: { locals: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Helvetica Neue'], advance: 913 },
  arialBold: { locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'], advance: 990 },
  // All that many a Linux machine has. Its serif is wider in long headings, the ones that wrap, than its letters say.
  dejaVuSerif: { locals: ['DejaVu Serif'], advance: 1085 },
  dejaVu: { locals: ['DejaVu Sans'], advance: 1052 },
  dejaVuBold: { locals: ['DejaVu Sans Bold'], advance: 1187 },
}
const standInUnitsPerEm = 2048

interface StandIn {
  locals: string[]
  advance: number
}

const fonts = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    /**
     * Not the largest optical size, 144: there a screen of density 1 loses the bar of the e up to 60 px. At 90 words are
     * as wide and drawn the same, with hairlines that stay.
     */
    axes: { opsz: 90, wght: { min: 400, max: 800 } },
    features: ['ccmp', 'kern', 'liga', 'clig', 'calt', 'lnum', 'locl', 'rlig', 'mark'],
    weights: '400 800',
    /** The weight of headings: widths for the stand-in are measured there. */
    measuredAt: { opsz: 90, wght: 570 },
    standIns: [standIns.georgia, standIns.times, standIns.dejaVuSerif],
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['ccmp', 'kern', 'liga', 'calt', 'tnum', 'lnum', 'locl', 'mark'],
    weights: '400 700',
    measuredAt: { wght: 420 },
    standIns: [standIns.arial, standIns.dejaVu],
    /** Labels of buttons are wide enough to push each other when only their weight is guessed. */
    heavy: { weights: '560 900', measuredAt: { wght: 600 }, standIns: [standIns.arialBold, standIns.dejaVuBold] },
  },
]

/** Letters by their share in running text, per thousand; English and Dutch differ by less than the rounding below. */
const shares: Record<string, number> = {
  ' ': 160,
  e: 120,
  n: 68,
  a: 66,
  t: 60,
  i: 58,
  r: 54,
  o: 56,
  d: 40,
  s: 45,
  l: 33,
  g: 24,
  v: 16,
  h: 30,
  k: 16,
  m: 23,
  u: 21,
  b: 13,
  p: 16,
  w: 15,
  j: 6,
  z: 6,
  c: 20,
  f: 13,
  y: 8,
}

function codeRange(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
}

/** Offsets of the tables of an uncompressed font file, by tag. */
function tableOffsets(font: DataView): Map<string, number> {
  const offsets = new Map<string, number>()
  for (let i = 0; i < font.getUint16(4); i++) {
    const at = 12 + i * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => font.getUint8(at + n)))
    offsets.set(tag, font.getUint32(at + 8))
  }
  return offsets
}

/** Reads a format 4 character map: character code to glyph. */
function glyphOf(font: DataView, cmap: number, code: number): number {
  for (let i = 0; i < font.getUint16(cmap + 2); i++) {
    const at = cmap + font.getUint32(cmap + 4 + i * 8 + 4)
    if (font.getUint16(at) !== 4) continue
    const segments = font.getUint16(at + 6) / 2
    for (let s = 0; s < segments; s++) {
      const end = font.getUint16(at + 14 + s * 2)
      const start = font.getUint16(at + 16 + segments * 2 + s * 2)
      if (code < start || code > end) continue
      const delta = font.getUint16(at + 16 + segments * 4 + s * 2)
      const rangeAt = at + 16 + segments * 6 + s * 2
      const range = font.getUint16(rangeAt)
      return range === 0 ? (code + delta) & 0xffff : font.getUint16(rangeAt + range + (code - start) * 2)
    }
  }
  throw new Error(`The font has no glyph for U+${code.toString(16)}`)
}

/** Metrics of a static font as fractions of an em; `advance` is that of an average letter of running text. */
function measureFont(bytes: Uint8Array) {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tableOffsets(font)
  const at = (tag: string): number => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`The font has no table ${tag}`)
    return offset
  }
  const unitsPerEm = font.getUint16(at('head') + 18)
  const longMetrics = font.getUint16(at('hhea') + 34)
  const advanceOf = (char: string): number => {
    const glyph = glyphOf(font, at('cmap'), char.charCodeAt(0))
    return font.getUint16(at('hmtx') + Math.min(glyph, longMetrics - 1) * 4)
  }
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0)
  const weighted = Object.entries(shares).reduce((sum, [char, share]) => sum + advanceOf(char) * share, 0)
  return {
    ascent: font.getInt16(at('hhea') + 4) / unitsPerEm,
    descent: -font.getInt16(at('hhea') + 6) / unitsPerEm,
    lineGap: font.getInt16(at('hhea') + 8) / unitsPerEm,
    advance: weighted / total / unitsPerEm,
  }
}

const percent = (value: number): string => `${(value * 100).toFixed(2).replace(/\.?0+$/, '')}%`

/** A face of the machine's own fonts that takes the same room as ours. */
function standInFace(
  standIn: StandIn,
  metrics: ReturnType<typeof measureFont>,
  family: string,
  weights?: string,
): string {
  const size = metrics.advance / (standIn.advance / standInUnitsPerEm)
  return `@font-face {
  font-family: "${family}";
  src: ${standIn.locals.map((local) => `local("${local}")`).join(', ')};${weights ? `\n  font-weight: ${weights};` : ''}
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}`
}

/** Cuts both families, writes them with their licences and a fonts.css whose fallbacks take the same room. */
async function buildFonts(): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const faces: string[] = []
  let total = 0
  for (const font of fonts) {
    const source = await readFile(require.resolve(font.source))
    const name = font.family.toLowerCase()
    const cut = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: font.axes,
      keepFeatures: font.features,
    })
    await writeFile(join(outDir, `${name}.woff2`), cut)
    await copyFile(join(dirname(require.resolve(font.source)), '..', 'LICENSE'), join(outDir, `${name}-OFL.txt`))
    total += cut.byteLength
    const still = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: font.measuredAt })
    const metrics = measureFont(still)
    const fallbackName = (index: number) => `${font.family} Fallback${index ? ` ${index + 1}` : ''}`
    faces.push(
      `@font-face {
  font-family: "${font.family}";
  src: url("./fonts/${name}.woff2") format("woff2");
  font-weight: ${font.weights};
  font-display: swap;
}`,
      ...font.standIns.map((standIn, index) => standInFace(standIn, metrics, fallbackName(index))),
    )
    if (font.heavy) {
      const { weights, measuredAt, standIns: bold } = font.heavy
      const heavy = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: measuredAt })
      const heavyMetrics = measureFont(heavy)
      faces.push(...bold.map((standIn, index) => standInFace(standIn, heavyMetrics, fallbackName(index), weights)))
    }
    console.log(`${font.family}: ${cut.byteLength} bytes`)
  }
  await writeFile(
    join(outDir, '../fonts.css'),
    `/* Written by scripts/build-fonts.ts: run it again instead of editing. */\n${faces.join('\n')}\n`,
  )
  console.log(`together ${total} bytes`)
}

await buildFonts()
