import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'

/** A part of a text that is about something that the law of a place may forbid. */
export interface AboutMark {
  /** Keys and indexes from the content to the part, which is an entry of a list. */
  path: (string | number)[]
  about: readonly ForbiddenKind[]
}

/** Takes `about` off every entry of a list in a content file, and tells where it stood. Changes the content. */
export function takeMarks(content: unknown): AboutMark[] {
  const marks: AboutMark[] = []
  const visit = (value: unknown, path: AboutMark['path']) => {
    if (typeof value !== 'object' || value === null) return
    if (typeof path.at(-1) === 'number' && 'about' in value && Array.isArray(value.about)) {
      marks.push({ path, about: value.about as ForbiddenKind[] })
      delete value.about
    }
    const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    for (const [key, inner] of entries) visit(inner, [...path, key])
  }
  visit(content, [])
  return marks
}

/** The content without the parts that are about something forbidden; the same object when there are none. */
export function leaveOut<Content>(
  content: Content,
  marks: readonly AboutMark[],
  forbidden: readonly ForbiddenKind[],
): Content {
  const out = marks.filter(({ about }) => about.some((kind) => forbidden.includes(kind)))
  if (out.length === 0) return content
  const copy = structuredClone(content)
  // The last first, so that the places of those before stay what they are.
  for (const { path } of out.toReversed()) {
    const list = path
      .slice(0, -1)
      .reduce((value, key) => (value as Record<string | number, unknown>)[key], copy as unknown)
    ;(list as unknown[]).splice(path.at(-1) as number, 1)
  }
  return copy
}
