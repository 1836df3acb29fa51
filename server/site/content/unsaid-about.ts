import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import { constantOf } from '#shared/site/business-constants.ts'

/**
 * What a text about money or reward does not say that it is about: a line for each business constant whose kinds neither
 * it nor an entry around it names.
 */
export function listUnsaid(written: unknown, about: readonly ForbiddenKind[]): string[] {
  if (typeof written !== 'object' || written === null) return []
  if (Array.isArray(written)) return written.flatMap((entry) => listUnsaid(entry, [...about, ...aboutOfEntry(entry)]))
  const { constant, constantValue } = written as Record<string, unknown>
  const name = constant ?? constantValue
  if (typeof name === 'string') {
    const unsaid = constantOf(name).about.filter((kind) => !about.includes(kind))
    return unsaid.map((kind) => `${name} expected "about": ["${kind}"] around it`)
  }
  return Object.values(written).flatMap((inner) => listUnsaid(inner, about))
}

function aboutOfEntry(entry: unknown): ForbiddenKind[] {
  const { about } = (entry ?? {}) as { about?: ForbiddenKind[] }
  return Array.isArray(about) ? about : []
}
