import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { loadContent } from '#server/site/content/load-content.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { Theme } from '#shared/site/route-row.ts'

const root = path.join(import.meta.dirname, '..')
const cacheDir = path.join(root, '.cache/share')
const require = createRequire(import.meta.url)

/** Part of the cache key: raise it when the way of drawing changes. */
const recipe = 2
/** What sites that show links ask for, in pixels. */
const size = { width: 1200, height: 630 }
const margin = 80
/** Of the title: its place, and its sizes in points from the largest on; the first at which it fits is taken. */
const title = { width: 900, height: 340, points: [58, 50, 43, 36] }
/** Latin letters with accents, and the punctuation of titles. */
const characters = `${String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index))}‘’“”…–—→€$\u00a0`

interface Card {
  text: string
  theme: Theme
}

interface BuildShareImagesInput {
  outDir: string
  /** The day for which titles are written. */
  builtAt: number
  /** Told before each picture how many are done. */
  tell: (done: number, all: number) => void
}

/** Draws the picture with which links to a page are shown, one for each title, and writes their list: `share-images.json`. */
export async function buildShareImages({ outDir, builtAt, tell }: BuildShareImagesInput): Promise<void> {
  const folder = path.join(outDir, 'assets/share')
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(cacheDir, { recursive: true })])
  await forgetSystemFonts()
  const cards = await collectCards(builtAt)
  const grounds = { dark: await readGround('dark'), light: await readGround('light') }
  const draw = createIllustration(grounds)
  const entries: [string, string][] = []
  // One after the other: the drawing library uses every core for each.
  for (const card of cards.values()) {
    const key = digest(JSON.stringify([recipe, card, grounds[card.theme].svg, sharp.versions]))
    const cached = path.join(cacheDir, `${key}.jpg`)
    await readFile(cached).catch(async () => writeFile(cached, await draw(card)))
    await copyFile(cached, path.join(folder, `${key}.jpg`))
    tell(entries.length, cards.size)
    entries.push([card.text, `/assets/share/${key}.jpg`])
  }
  await writeFile(path.join(path.dirname(outDir), 'share-images.json'), JSON.stringify(Object.fromEntries(entries)))
}

/**
 * Shows the drawing library the font of the sources alone, drawn in one way: fonts and settings of the machine would change
 * pictures whose addresses stay. Read by the library with its first text.
 */
async function forgetSystemFonts(): Promise<void> {
  const setting = (name: string, value: string) => `<edit name="${name}" mode="assign">${value}</edit>`
  const settings = [
    setting('antialias', '<bool>true</bool>'),
    setting('hinting', '<bool>false</bool>'),
    setting('autohint', '<bool>false</bool>'),
    setting('hintstyle', '<const>hintnone</const>'),
    setting('rgba', '<const>none</const>'),
  ].join('')
  const file = path.join(cacheDir, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><cachedir>${cacheDir}/fontconfig</cachedir><match target="pattern">${settings}</match><match target="font">${settings}</match></fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = file
}

/** Titles of all pages with an address of their own, and the brand for every other page. */
async function collectCards(builtAt: number): Promise<Map<string, Card>> {
  const { sites, pages, articles, biographies } = await loadContent({ dataFolder: path.join(root, 'data') })
  const cards = new Map<string, Card>()
  const add = (text: string, theme: Theme) => cards.has(text) || cards.set(text, { text, theme })
  for (const { edition, paths } of Object.values(sites.byId)) {
    add(edition.brandName, 'dark')
    for (const { id, locale, row, pattern } of paths.patterns) {
      if (row.redirect || row.isUnlisted) continue
      const titleOf = (params: Record<string, string>) =>
        pages.contentOf(id, locale, edition.id, { params, clock: createContentClock(builtAt) }).title
      if (id === 'blog-article') for (const { slug } of articles.listOf(locale)) add(titleOf({ slug }), row.theme)
      if (id === 'ggteam-member') for (const { slug } of biographies[locale].members) add(titleOf({ slug }), row.theme)
      if (!pattern.includes(':')) add(titleOf({}), row.theme)
    }
  }
  return cards
}

interface Ground {
  svg: string
  ink: string
}

/** The house's ground in one of its themes: the mark large and faint, the logo below a line, no badge of any licence. */
async function readGround(theme: Theme): Promise<Ground> {
  const tokens = await readFile(path.join(root, 'client/styles/tokens.css'), 'utf8')
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{(.*?)\\n {2}\\}`, 's').exec(tokens)?.[1] ?? ''
  const color = (name: string) => new RegExp(`--${name}: (#\\w+)`).exec(block)?.[1] ?? ''
  const file = theme === 'dark' ? 'logo.svg' : 'logo-on-paper.svg'
  const logo = await readFile(path.join(root, 'client/public/brand', file), 'utf8')
  const mark = /<path d="[^"]+"/.exec(logo)?.[0] ?? ''
  const inner = logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const { width, height } = size
  const line = height - 150
  return {
    ink: color('text-strong'),
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      '<defs><radialGradient id="light" cx="960" cy="60" r="820" gradientUnits="userSpaceOnUse">',
      `<stop stop-color="${color('accent')}" stop-opacity="${theme === 'dark' ? 0.34 : 0.1}"/>`,
      `<stop offset="1" stop-color="${color('accent')}" stop-opacity="0"/></radialGradient></defs>`,
      `<rect width="${width}" height="${height}" fill="${color('surface-0')}"/>`,
      `<rect width="${width}" height="${height}" fill="url(#light)"/>`,
      `<g transform="translate(760 40) scale(5.6)">${mark} fill="${color('text-strong')}" fill-opacity="0.05"/></g>`,
      `<rect x="${margin}" y="${line}" width="${width - 2 * margin}" height="2" fill="${color('line')}"/>`,
      `<g transform="translate(${margin} ${line + 34}) scale(1.5)">${inner}</g></svg>`,
    ].join(''),
  }
}

/** Returns what draws a card; font and grounds are made with the first one that is not kept yet. */
function createIllustration(grounds: Record<Theme, Ground>): (card: Card) => Promise<Buffer> {
  let fontFile: Promise<string> | undefined
  const bases = new Map<Theme, Promise<Buffer>>()
  return async ({ text, theme }) => {
    fontFile ??= writeFont()
    const { svg, ink } = grounds[theme]
    const base = bases.get(theme) ?? sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
    bases.set(theme, base)
    const input = await drawTitle(text, ink, await fontFile)
    return sharp(await base)
      .composite([{ input, left: margin, top: margin }])
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
      .toBuffer()
  }
}

async function drawTitle(text: string, ink: string, fontfile: string): Promise<Buffer> {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
  for (const points of title.points) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${ink}">${escaped}</span>`,
        font: `Fraunces ${points}`,
        fontfile,
        width: title.width,
        dpi: 96,
        rgba: true,
        wrap: 'word',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (info.height <= title.height && info.width <= title.width) return data
  }
  throw new Error(`The title is too long for a picture: ${text}`)
}

/** The display font as a file that the drawing library reads: one weight, and the size for which it is drawn. */
async function writeFont(): Promise<string> {
  const source = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { opsz: 90, wght: 570 },
  })
  const file = path.join(cacheDir, `${digest(font)}.ttf`)
  await writeFile(file, font)
  return file
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
