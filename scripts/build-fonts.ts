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

interface StandIn {
  locals: string[]
  /** Width of the site's own texts in ours, as a share of their width in this one. */
  size: number
  weights?: string
}

const heavy = '560 900'
/** Labels of the header are 520: without a range they would take the bold face. */
const light = '400 559'

/**
 * Fonts of the reader's machine that stand in while ours load, each with the free fonts of the same widths: desktops and
 * Apple's telephones, Android, what comes with the browser of the tests, and all that many a Linux machine has. A browser
 * set the paragraphs and the headings of eight pages in both languages in them and in ours, kerning included: letters
 * counted by their shares come out 1.6 % wrong, which breaks every seventh paragraph elsewhere. Bold faces are measured
 * against weight 600; those of headings are some 1.5 % smaller, where hardly one of 110 pages has a line more or less.
 */
const displayStandIns: StandIn[][] = [
  [{ locals: ['Georgia', 'Gelasio', 'Gelasio-Regular'], size: 0.8833 }],
  [{ locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos-Regular'], size: 0.969 }],
  [{ locals: ['Noto Serif', 'NotoSerif-Regular'], size: 0.819 }],
  [{ locals: ['DejaVu Serif'], size: 0.7595 }],
  [{ locals: ['Open Sans', 'OpenSans-Regular'], size: 0.843 }],
]
const textStandIns: StandIn[][] = [
  [
    { locals: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo-Regular'], size: 1.007, weights: light },
    { locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], size: 0.9611, weights: heavy },
  ],
  [
    { locals: ['Roboto', 'Roboto-Regular'], size: 1.0091, weights: light },
    { locals: ['Roboto Bold', 'Roboto-Bold'], size: 1.0191, weights: heavy },
  ],
  [
    { locals: ['Open Sans', 'OpenSans-Regular'], size: 0.956, weights: light },
    { locals: ['Open Sans Bold', 'OpenSans-Bold'], size: 0.9145, weights: heavy },
  ],
  [
    { locals: ['DejaVu Sans'], size: 0.8775, weights: light },
    { locals: ['DejaVu Sans Bold'], size: 0.7983, weights: heavy },
  ],
]

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
    standIns: displayStandIns,
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['ccmp', 'kern', 'liga', 'calt', 'tnum', 'lnum', 'locl', 'mark'],
    weights: '400 700',
    standIns: textStandIns,
  },
]

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

/** Vertical metrics of an uncompressed font as fractions of an em. */
function measureFont(bytes: Uint8Array) {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tableOffsets(font)
  const at = (tag: string): number => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`The font has no table ${tag}`)
    return offset
  }
  const unitsPerEm = font.getUint16(at('head') + 18)
  return {
    ascent: font.getInt16(at('hhea') + 4) / unitsPerEm,
    descent: -font.getInt16(at('hhea') + 6) / unitsPerEm,
    lineGap: font.getInt16(at('hhea') + 8) / unitsPerEm,
  }
}

const percent = (value: number): string => `${(value * 100).toFixed(2).replace(/\.?0+$/, '')}%`

/** A face of the machine's own fonts that takes the same room as ours. */
function standInFace({ locals, size, weights }: StandIn, metrics: ReturnType<typeof measureFont>, family: string) {
  return `@font-face {
  font-family: "${family}";
  src: ${locals.map((local) => `local("${local}")`).join(', ')};${weights ? `\n  font-weight: ${weights};` : ''}
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
    const metrics = measureFont(await subsetFont(source, characters, { targetFormat: 'sfnt' }))
    faces.push(
      `@font-face {
  font-family: "${font.family}";
  src: url("./fonts/${name}.woff2") format("woff2");
  font-weight: ${font.weights};
  font-display: swap;
}`,
      ...font.standIns.flatMap((faces, index) =>
        faces.map((face) => standInFace(face, metrics, `${font.family} Fallback${index ? ` ${index + 1}` : ''}`)),
      ),
    )
    console.log(`${font.family}: ${cut.byteLength} bytes`)
  }
  await writeFile(
    join(outDir, '../fonts.css'),
    `/* Written by scripts/build-fonts.ts: run it again instead of editing. */\n${faces.join('\n')}\n`,
  )
  console.log(`together ${total} bytes`)
}

await buildFonts()
