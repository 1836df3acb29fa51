import { ranks, suits } from './card-geometry.ts'
import { cardBackSvg, cardSvg, indexCardSvg } from './card-svg.ts'

const illustrations: ReadonlyMap<string, () => string> = new Map([
  ...suits.flatMap((suit) => ranks.map((rank) => [`card-${suit}-${rank}`, () => cardSvg(rank, suit)] as const)),
  ...suits.flatMap((suit) => ranks.map((rank) => [`index-${suit}-${rank}`, () => indexCardSvg(rank, suit)] as const)),
  ['card-back', cardBackSvg] as const,
])

export const illustrationNames: readonly string[] = [...illustrations.keys()]

/** What was drawn is kept: there is a handful of names, and an illustration never changes. */
const drawn = new Map<string, string>()

export function illustrationSvg(name: string): string | null {
  const draw = illustrations.get(name)
  if (!draw) return null
  const svg = drawn.get(name) ?? draw()
  drawn.set(name, svg)
  return svg
}
