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
  ['4', 'spade'],
  ['4', 'diamond'],
] as const

/** A digit that no card has, in the outlines of the ranks' face. */
const nought =
  'M696 1433Q894 1433 1032.5 1347Q1171 1261 1243.5 1096.5Q1316 932 1316 697Q1316 471 1238.5 307.5Q1161 144 1019 55Q877 -34 685 -34Q489 -34 350 52.5Q211 139 139 304.5Q67 470 67 705Q67 929 145 1091.5Q223 1254 364 1343.5Q505 1433 696 1433ZM933 650Q933 900 905 1052Q877 1204 822 1273.5Q767 1343 683 1343Q607 1343 555 1281.5Q503 1220 476 1089.5Q449 959 449 750Q449 500 477 348Q505 196 560.5 127Q616 58 699 58Q775 58 827 118Q879 178 906 309Q933 440 933 650Z'

/** What the things in scenes are covered with, by name: our own drawings without the light that is painted on them. */
export const textures: ReadonlyMap<string, string> = new Map([
  ...cards.map(([rank, suit]): [string, string] => [`card-${rank}-${suit}`, flatten(cardSvg(rank, suit))]),
  ['card-none-heart', cardThatNoDeckHas()],
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

/** The nought of hearts: its pip is but a dashed outline. */
function cardThatNoDeckHas(): string {
  const index = `<path transform="translate(34 120) scale(.055 -.055)" d="${nought}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880" viewBox="0 0 630 880"><rect width="630" height="880" fill="#f1ead9"/>
  <path d="${suitPaths.heart}" transform="translate(315 440) scale(2.5) translate(-50 -50)" fill="none" stroke="${material.red}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="6.5 5"/>
  <g fill="${material.red}">${index}<g transform="rotate(180 315 440)">${index}</g></g></svg>`
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
