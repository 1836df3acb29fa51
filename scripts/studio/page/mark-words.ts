interface Part {
  text: string
  isSaid: boolean
}

/** A sentence in parts, of which some are what certain words say, in whichever letters. */
export function markWords(sentence: string, words: readonly string[]): Part[] {
  const sought = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length)
  if (sought.length === 0) return [{ text: sentence, isSaid: false }]
  const escaped = sought.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  // Between parentheses: what was found stands at every other place.
  const parts = sentence.split(new RegExp(`(${escaped.join('|')})`, 'iu'))
  return parts.flatMap((text, at) => (text === '' ? [] : [{ text, isSaid: at % 2 === 1 }]))
}
