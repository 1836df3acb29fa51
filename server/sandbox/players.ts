import { chanceOf } from './chance.ts'

/** Screen names are made of two words; they belong to nobody. */
const words = {
  nl: [
    'noorder duin klaver rivier wadden schoppen haven zomer winter stille koper polder mist brug tafel'.split(' '),
    'licht pan zeven kaart wind heer hoofd stoel ketel fiets meeuw vos molen vrouw knop'.split(' '),
  ],
  en: [
    'Night copper quiet Lantern third pocket tide seat river ink Slow harbour Paper north brass'.split(' '),
    'harbour kettle river Button barrel atlas pool nine card well fold blind heron turn lamp'.split(' '),
  ],
  ca: [
    'Lakehead maple North granite slow timber canoe Portage snow loon birch harbour Thunder prairie spruce'.split(' '),
    'Lou turn Shore pine kettle line card nine fence bay river front fold blind seat'.split(' '),
  ],
} satisfies Record<string, [string[], string[]]>
const endings = ['', '', '', '_', '7', '88', '_K', 'x'] as const

type Crowd = keyof typeof words

/** Whose names stand on a pool's tables. */
const crowdsOf: Readonly<Record<string, readonly Crowd[]>> = {
  nl: ['nl'],
  global: ['en'],
  ca: ['ca'],
  international: ['en', 'nl'],
}

/** `count` different names of a pool's players, by chance. */
export function drawPlayers(poolId: string, count: number, chance: () => number): string[] {
  const names = new Set<string>()
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T
  while (names.size < count) {
    const [first, second] = words[pick(crowdsOf[poolId] ?? (['en'] as const))]
    const name = `${pick(first)}${pick(second)}`
    // A player keeps a name, so its ending hangs on the name alone.
    names.add(name + (endings[Math.floor(chanceOf(name)() * endings.length)] ?? ''))
  }
  return [...names]
}
