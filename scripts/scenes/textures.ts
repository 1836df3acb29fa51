import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { cardBackSvg, cardSvg } from '#client/art/card-svg.ts'
import { type ChipMaterial, chips, material } from '#client/art/materials.ts'
import { suitPaths } from '#client/art/suit-paths.ts'

const cards = [
  ['ace', 'spade'],
  ['king', 'heart'],
  ['9', 'diamond'],
  ['queen', 'spade'],
  ['10', 'club'],
  ['7', 'heart'],
  ['ace', 'heart'],
] as const

/** What the things in scenes are covered with, by name: our own drawings without the light that is painted on them. */
export const textures: ReadonlyMap<string, string> = new Map([
  ...cards.map(([rank, suit]): [string, string] => [`card-${rank}-${suit}`, flatten(cardSvg(rank, suit))]),
  ['card-back', cardBackSvg().replace(/rx="28[^"]*"/, 'rx="0"')],
  ...Object.entries(chips).map(([name, chip]): [string, string] => [`chip-${name}`, chipFace(chip)]),
])

/** Writes each as a picture that Blender can read. */
export async function writeTextures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, svg] of textures) {
    const isCard = name.startsWith('card-')
    const image = isCard
      ? sharp(Buffer.from(svg), { density: 144 }).resize(1260).flatten({ background: material.ivory })
      : sharp(Buffer.from(svg))
    await image.png().toFile(path.join(folder, `${name}.png`))
  }
}

function flatten(card: string): string {
  return card
    .replace(
      /<rect width="\d+" height="\d+" rx="[\d.]+" fill="url\(#paper\)"\/>/,
      '<rect width="630" height="880" fill="#f1ead9"/>',
    )
    .replace(/<rect x="3" y="3"[^>]*\/>/, '')
}

/** A chip from above, flat. */
function chipFace({ base, spot, stripe, ring, inlay, mark }: ChipMaterial): string {
  const at = (radius: number, angle: number) =>
    `${(512 + radius * Math.cos(angle)).toFixed(2)} ${(512 + radius * Math.sin(angle)).toFixed(2)}`
  const sectors = (half: number) =>
    Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4)
      .map(
        (a) =>
          `M${at(560, a - half)}A560 560 0 0 1 ${at(560, a + half)}L${at(392, a + half)}A392 392 0 0 0 ${at(392, a - half)}Z`,
      )
      .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="${base}"/>
  <path fill="${spot}" d="${sectors(0.17)}"/><path fill="${stripe}" d="${sectors(0.04)}"/>
  <circle cx="512" cy="512" r="330" fill="none" stroke="${ring}" stroke-width="9" stroke-dasharray="28 24" opacity=".85"/>
  <circle cx="512" cy="512" r="286" fill="${inlay}"/><circle cx="512" cy="512" r="262" fill="none" stroke="${mark}" stroke-width="6" opacity=".6"/>
  <path d="${suitPaths.spade}" fill="${mark}" transform="translate(512 512) scale(2.9) translate(-50 -50)"/></svg>`
}
