import { isCommonWord, particles } from './search-words.ts'

/** A verb of which a part stands elsewhere. */
export interface SeparatedVerb {
  /** Where the verb stands. */
  at: number
  /** Verb and particle as one: `opneem` of `neem ik geld op`. */
  whole: string
}

/** The verb of which a part stands apart; `knownAs` tells how a word that is one with its particle is written. */
export function findSeparated(
  words: readonly string[],
  knownAs: (verb: string, particle: string) => string | null,
): SeparatedVerb | null {
  for (const [end, particle] of words.entries()) {
    if (!particles.has(particle)) continue
    // The nearest before it, but for `op te nemen`.
    const before = words.slice(0, end).map((_, at) => end - 1 - at)
    for (const at of words[end + 1] === 'te' ? [end + 2] : before) {
      const whole = isCommonWord(words[at] ?? '') ? null : knownAs(words[at] ?? '', particle)
      if (whole) return { at, whole }
    }
  }
  return null
}
