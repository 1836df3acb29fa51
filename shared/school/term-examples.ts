import type { TermExample } from './term-example.ts'
import { termHands } from './term-hands.ts'
import { termSums } from './term-sums.ts'

const makers = { ...termHands, ...termSums }
const made = new Map<string, TermExample | null>()

/** The example of a term, worked out when it is asked for first; null for a term that needs none. */
export function termExample(id: string): TermExample | null {
  const known = made.get(id)
  if (known !== undefined) return known
  const example = makers[id]?.() ?? null
  made.set(id, example)
  return example
}

/** Terms that have an example. */
export const exampledTerms = Object.keys(makers)
