/**
 * How much of the site's frame a page inside the poker client shows (specification, 2.2.11; what each hides is decision
 * 0011): 1 no header, logo the logo only, all everything.
 */
export const embeddedModes = ['1', 'logo', 'all'] as const
export type EmbeddedMode = (typeof embeddedModes)[number]

/** The query parameter, and the misspelling of it that counts as well. */
const parameters = ['embedded', 'embeded'] as const

/** The mode that an address's query asks for; null for none, and for any value that is not a mode. */
export function readEmbeddedMode(search: string): EmbeddedMode | null {
  if (!search.includes('embed')) return null
  const query = new URLSearchParams(search)
  for (const parameter of parameters) {
    for (const value of query.getAll(parameter)) {
      const mode = embeddedModes.find((candidate) => candidate === value)
      if (mode) return mode
    }
  }
  return null
}

/** An address's query with the mode in it; a query that asks for a mode keeps its own. */
export function keepEmbeddedMode(search: string, mode: EmbeddedMode | null): string {
  if (!mode || readEmbeddedMode(search)) return search
  return `${search}${search.length > 1 ? '&' : search ? '' : '?'}embedded=${mode}`
}

/** Class of the body on a page in that mode. */
export function embeddedClass(mode: EmbeddedMode): string {
  return `embedded-${mode}`
}
