import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const sizes = [192, 512] as const
/** Of the icon that iOS asks for at its fixed address. */
const touchSize = 180
/** Of the icon that feed readers and old programs ask for at theirs. */
const faviconSize = 48

/**
 * Writes the icons of the web app manifest into `{outDir}/icons/`, from the illustration of the favicon: as it is, with its
 * ground to every edge and the mark inside the circle that no mask cuts (W3C manifest, 80 %), and the mark alone, with its door cut
 * out: of a monochrome icon only what is opaque counts.
 */
export async function buildIcons({ outDir }: { outDir: string }): Promise<void> {
  const illustration = await readFile(path.join(import.meta.dirname, '../client/public/favicon.svg'), 'utf8')
  const [, ground, placed] = /^<svg [^>]*><rect [^>]*fill="(#\w+)"\/>(<g .*<\/g>)<\/svg>\s*$/s.exec(illustration) ?? []
  if (!ground || !placed) throw new Error('client/public/favicon.svg must be a ground with one group on it')
  const inner = placed.replace(/transform="[^"]*"/, 'transform="translate(14 14) scale(0.36)"')
  const maskable = svg(`<rect width="64" height="64" fill="${ground}"/>${inner}`)
  const folder = path.join(outDir, 'icons')
  await mkdir(folder, { recursive: true })
  const png = (source: string, size: number) =>
    sharp(Buffer.from(source), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer()
  await Promise.all([
    ...sizes.flatMap((size) => [
      png(illustration, size).then((bytes) => writeFile(path.join(folder, `icon-${size}.png`), bytes)),
      png(maskable, size).then((bytes) => writeFile(path.join(folder, `maskable-${size}.png`), bytes)),
    ]),
    png(maskable, touchSize).then((bytes) => writeFile(path.join(outDir, 'apple-touch-icon.png'), bytes)),
    png(illustration, faviconSize).then((bytes) =>
      writeFile(path.join(outDir, 'favicon.ico'), ico(bytes, faviconSize)),
    ),
    writeFile(path.join(folder, 'mark.svg'), cutOut(placed, ground)),
  ])
}

/** What has the colour of the ground becomes a hole. */
function cutOut(placed: string, ground: string): string {
  const shape = placed.replaceAll(/#\w{6}/g, (color) => (color === ground ? '#000000' : '#FFFFFF'))
  return svg(`<mask id="mark">${shape}</mask><rect width="64" height="64" fill="#FFFFFF" mask="url(#mark)"/>`)
}

/** A file of icons with one picture, which may be a PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none">${content}</svg>`
}
