import type { SuitName } from '#shared/site/suit-name.ts'
import { card, isCourtRank, pipsOf, type Rank } from './card-geometry.ts'
import { drawCourt } from './court-figure.ts'
import { material } from './materials.ts'
import { rankOutlines } from './rank-outlines.ts'
import { suitPaths } from './suit-paths.ts'
import { archPath, linearGradient, svgFile } from './svg-text.ts'

const { width, height, corner } = card
const middle = { x: width / 2, y: height / 2 }
const inks: Record<SuitName, string> = {
  spade: material.ink,
  club: material.ink,
  heart: material.red,
  diamond: material.red,
}

const pip = (x: number, y: number, size: number, isTurned = false) =>
  `<use href="#suit" transform="translate(${x} ${y})${isTurned ? ' rotate(180)' : ''} scale(${size / 100}) translate(-50 -50)"/>`

/**
 * One of the 52 cards as an SVG file of 630 by 880: the real ratio of 63 to 88 with a corner of 4.5 %. Indices are
 * outlines, so it needs no font.
 *
 * @example cardSvg('ace', 'spade').startsWith('<svg') // true
 */
export function cardSvg(rank: Rank, suit: SuitName): string {
  const index = `<path d="${rankOutlines[rank]}" transform="translate(72 120)"/>${pip(72, 174, 60)}`
  return svgFile({
    width,
    height,
    body: `<defs><path id="suit" d="${suitPaths[suit]}"/>${paper}</defs>
      <rect width="${width}" height="${height}" rx="${corner}" fill="url(#paper)"/>
      <rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="${corner - 3}" stroke="${material.light}" stroke-opacity=".7" stroke-width="3"/>
      ${drawMiddle(rank, suit)}
      <g fill="${inks[suit]}"><g id="index">${index}</g><use href="#index" transform="rotate(180 ${middle.x} ${middle.y})"/></g>`,
  })
}

const paper = linearGradient(
  'paper',
  [0, 0, 0.25, 1],
  [
    [0, material.ivoryLight],
    [0.55, material.ivory],
    [1, material.cardShade],
  ],
)

/** The same card for sizes at which pips run together: the rank at 60 % of the height, one suit below it. */
export function indexCardSvg(rank: Rank, suit: SuitName): string {
  // The outlines are 79 high; "10" is wide, and the queen has a tail.
  const [x, y, foot] = rank === '10' ? [5.5, 7.3, 572] : rank === 'queen' ? [6, 6, 552] : [6.68, 6.68, 578]
  return svgFile({
    width,
    height,
    body: `<defs>${paper}</defs><rect width="${width}" height="${height}" rx="${corner}" fill="url(#paper)"/>
      <g fill="${inks[suit]}"><path d="${rankOutlines[rank]}" transform="translate(${middle.x} ${foot}) scale(${x} ${y})"/>
      <path d="${suitPaths[suit]}" transform="translate(${middle.x} 742) scale(2.2) translate(-50 -50)"/></g>`,
  })
}

function drawMiddle(rank: Rank, suit: SuitName): string {
  const ink = `fill="${inks[suit]}"`
  if (isCourtRank(rank)) {
    return `${drawCourt(rank, suit)}<g ${ink}>${pip(176, 108, 66)}${pip(454, 772, 66, true)}</g>`
  }
  if (rank === 'ace') return suit === 'spade' ? roomInSpade() : drawAce(ink, suit)
  const pips = pipsOf(rank).map(({ x, y, isTurned }) => pip(x, y, 112, isTurned))
  return `<g ${ink} data-pips="">${pips.join('')}</g>`
}

function drawAce(ink: string, suit: SuitName): string {
  return `<g ${ink}>${pip(middle.x, middle.y, 270)}</g><path d="${suitPaths[suit]}" transform="translate(${middle.x} ${middle.y}) scale(2.28) translate(-50 -50)" stroke="${material.brassLight}" stroke-opacity=".8" stroke-width="1.1"/>`
}

function roomInSpade(): string {
  const { brass, brassLight, brassDeep, red, felt, room, ink } = material
  const door = archPath({ cx: 50, apex: 24, spring: 51, half: 21, base: 76 })
  return `<g transform="translate(129 246) scale(3.72)"><path d="${suitPaths.spade}" fill="${ink}"/>
    <path d="M50 12.500C56 28 89 41 89 65c0 12-8.500 20-19 20M50 12.500C44 28 11 41 11 65c0 12 8.500 20 19 20" stroke="${brass}" stroke-width=".7" opacity=".9"/>
    <path d="${door}" fill="${room}" stroke="${brass}" stroke-width=".8"/><path d="${archPath({ cx: 50, apex: 31, spring: 54, half: 16, base: 76 })}" stroke="${brassDeep}" stroke-width=".5"/>
    <path d="M50 24v17" stroke="${brassLight}" stroke-width=".55"/><path d="M44.500 47c0-4 2-6.500 5.500-6.500s5.500 2.500 5.500 6.500Z" fill="${brass}"/><path d="M45 47h10l8.500 19h-27Z" fill="${brassLight}" opacity=".34"/>
    <ellipse cx="50" cy="68" rx="16.5" ry="4.6" fill="${red}"/><ellipse cx="50" cy="67" rx="16.5" ry="4.6" fill="${felt}"/><ellipse cx="50" cy="67" rx="9" ry="2.3" fill="${brassLight}" opacity=".75"/>
    <path d="M34 76h32" stroke="${brass}" stroke-width=".8"/></g>`
}

export function cardBackSvg(): string {
  const { lace, brassLight, redLight, redMiddle, oxbloodDeep, ivory, backField } = material
  const lattice = `<pattern id="lattice" width="67.25" height="78.8" patternUnits="userSpaceOnUse" x="46" y="46"><path d="M33.600 4C37 17 60 25 60 44 60 53 53 60 44.500 60c-4 0-7.500-1.500-10.900-5-3.400 3.500-6.900 5-10.900 5C14.200 60 7.200 53 7.200 44 7.200 25 30.200 17 33.600 4Z" stroke="${lace}" stroke-opacity=".62" stroke-width="2.2"/><path d="M33.600 20c2 8 13 13 13 23M33.600 20c-2 8-13 13-13 23" stroke="${lace}" stroke-opacity=".4" stroke-width="1.6"/><g fill="${lace}" fill-opacity=".7"><circle cx="33.6" cy="70.5" r="3.4"/><circle cx="0" cy="31" r="3.4"/><circle cx="67.25" cy="31" r="3.4"/></g></pattern>`
  const field = '<rect x="46" y="46" width="538" height="788" rx="12"'
  return svgFile({
    width,
    height,
    body: `<defs>${linearGradient(
      'back',
      [0, 0, 0.3, 1],
      [
        [0, redLight],
        [0.5, redMiddle],
        [1, oxbloodDeep],
      ],
    )}${lattice}<path id="suit" d="${suitPaths.spade}"/></defs>
      <rect width="${width}" height="${height}" rx="${corner}" fill="${ivory}"/>${field} fill="url(#back)"/>${field} fill="url(#lattice)"/>
      <rect x="58" y="58" width="514" height="764" rx="6" stroke="${brassLight}" stroke-opacity=".7" stroke-width="3"/>
      <ellipse cx="315" cy="440" rx="122" ry="150" fill="${backField}" stroke="${brassLight}" stroke-opacity=".8" stroke-width="4"/><g fill="${brassLight}">${pip(315, 440, 150)}</g>`,
  })
}
