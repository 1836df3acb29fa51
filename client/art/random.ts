/** The 32-bit FNV-1a hash of a text (Fowler, Noll, Vo): the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
