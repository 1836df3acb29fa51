import type { SourceCopy } from './source-copy.ts'

/** One way to add something, or to take it away, as `docs/recipes.md` tells it. */
export interface Recipe {
  name: string
  /** Files to write by hand, at most; the present count may not grow. */
  most: number
  add: (copy: SourceCopy) => Promise<void>
  /** Where the built site shows it, and what it says there. */
  host: string
  path: string
  shows: string
}
