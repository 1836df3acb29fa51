import { createRandom, hashText } from '#shared/site/seeded-random.ts'

/** A source of numbers from 0 up to 1 that is the same for the same words: a thing's chances hang on its name, not on when it is asked for. */
export function chanceOf(...words: readonly (string | number)[]): () => number {
  return createRandom(hashText(words.join('|')))
}

/** A number around 1 that is rarely far from it; `spread` is about its standard deviation. */
export function aroundOne(chance: () => number, spread: number): number {
  // The sum of four has a deviation of √(4/12).
  const sum = chance() + chance() + chance() + chance()
  return Math.max(0.05, 1 + ((sum - 2) / 0.577) * spread)
}
