import path from 'node:path'
import sharp from 'sharp'
import { ofProject } from './masters.ts'
import type { Scene } from './scenes.ts'

/** Of a picture on the sheet, and between two. */
const cell = { width: 480, height: 320 }
const gap = 12
const columns = 3

/** All finished pictures on one small sheet, in the order of the list: `docs/scenes.webp`. */
export async function writeContactSheet(scenes: readonly Scene[], file: string): Promise<void> {
  const rows = Math.ceil(scenes.length / columns)
  const pictures = await Promise.all(
    scenes.map(async ({ name }, index) => ({
      input: await sharp(path.join(ofProject.masters, `${name}.webp`))
        .resize(cell.width, cell.height, { fit: 'contain', background: '#08090c' })
        .toBuffer(),
      left: gap + (index % columns) * (cell.width + gap),
      top: gap + Math.floor(index / columns) * (cell.height + gap),
    })),
  )
  const size = { width: gap + columns * (cell.width + gap), height: gap + rows * (cell.height + gap) }
  await sharp({ create: { ...size, channels: 3, background: '#191d27' } })
    .composite(pictures)
    .webp({ quality: 70, effort: 6 })
    .toFile(file)
}
