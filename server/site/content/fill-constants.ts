import { constantOf } from '#shared/site/business-constants.ts'

/**
 * Returns content with its references to business constants filled in: `{"constant": name}` is the amount with its kind,
 * `{"constantValue": name}` the bare number.
 * @throws RangeError for a name that is not in the table.
 */
export function fillConstants(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(fillConstants)
  if (typeof content !== 'object' || content === null) return content
  const { constant, constantValue } = content as Record<string, unknown>
  if (typeof constant === 'string') {
    const { amount, kind } = constantOf(constant)
    return { value: amount, kind }
  }
  if (typeof constantValue === 'string') return constantOf(constantValue).amount
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fillConstants(value)]))
}

/** `{minimumAge}`, or `{minimumAge years | what else}` with what to say where the visitor's place is not known. */
const ages = /\{minimumAge([^{}|]*?)(?: \| ([^{}|]+))?\}/g

/** Whether content names the age that a visitor has to have, which the law of their place says. */
export function hasAge(content: unknown): boolean {
  return JSON.stringify(content).search(ages) >= 0
}

/** The content with that age in every text that names it; `isPlaceKnown`: the age is the visitor's place's, not the licence's alone. */
export function fillAge<Content>(content: Content, age: number, isPlaceKnown: boolean): Content {
  if (!hasAge(content)) return content
  const filled = JSON.stringify(content).replaceAll(ages, (_, unit: string, otherwise?: string) =>
    otherwise === undefined || isPlaceKnown ? `${age}${unit}` : otherwise,
  )
  return JSON.parse(filled) as Content
}

/** JSON paths of the amounts that a content file writes as figures of its own. */
export function listLiteralAmounts(content: unknown, path = ''): string[] {
  if (typeof content !== 'object' || content === null) return []
  const { value, kind } = content as Record<string, unknown>
  if (typeof value === 'number' && typeof kind === 'string') return [path]
  return Object.entries(content).flatMap(([key, inner]) =>
    // A format's stakes and top prize are bare numbers (decision 0002).
    typeof inner === 'number' && (path.endsWith('/stakes') || key === 'topPrize')
      ? [`${path}/${key}`]
      : listLiteralAmounts(inner, `${path}/${key}`),
  )
}
