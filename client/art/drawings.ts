import { ranks, suits } from './card-geometry.ts'
import { cardBackSvg, cardSvg } from './card-svg.ts'
import { chipKinds, chipStackSvg, chipSvg } from './chip-svg.ts'
import { tableTopSvg } from './table-svg.ts'

/** How many chips a stack that has an address may have. */
export const stackCounts = [1, 2, 3, 5, 8, 12] as const

/** Every drawing that has an address, by name. */
const drawings: ReadonlyMap<string, () => string> = new Map([
  ...suits.flatMap((suit) => ranks.map((rank) => [`card-${suit}-${rank}`, () => cardSvg(rank, suit)] as const)),
  ['card-back', cardBackSvg] as const,
  ...chipKinds.map((kind) => [`chip-${kind}`, () => chipSvg(kind)] as const),
  ...stackCounts.flatMap((count) => [
    ...chipKinds.map((kind) => [`stack-${kind}-${count}`, () => chipStackSvg({ kinds: [kind], count })] as const),
    [`stack-mixed-${count}`, () => chipStackSvg({ kinds: ['oxblood', 'oxblood', 'ivory'], count })] as const,
  ]),
  ['table-top', tableTopSvg] as const,
])

export const drawingNames: readonly string[] = [...drawings.keys()]

/** What was drawn is kept: there is a handful of names, and a drawing never changes. */
const drawn = new Map<string, string>()

/** A drawing of the kit as an SVG file; null for a name that has none. */
export function drawingSvg(name: string): string | null {
  const draw = drawings.get(name)
  if (!draw) return null
  const svg = drawn.get(name) ?? draw()
  drawn.set(name, svg)
  return svg
}
