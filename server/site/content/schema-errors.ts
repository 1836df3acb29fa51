interface SchemaError {
  keyword: string
  instancePath: string
  message: string
  params: object
}

/** How many of a file's errors are told: more follow from these. */
const MOST = 12

/** Something of which a schema expects something else. */
interface DataError {
  /** Where it stands, as a JSON pointer without escapes. */
  path: string
  /** What was expected, and what was found. */
  message: string
}

/** What of a value a schema does not expect. Empty where it fits. */
export function describeErrors(errors: Iterable<SchemaError>, value: unknown): DataError[] {
  const byPath = Map.groupBy(errors, ({ instancePath }) => instancePath)
  const found = [...byPath].flatMap(([path, own]) => {
    const allowed = own.flatMap(({ params }) => allowedBy(params))
    if (allowed.length > 0)
      return [{ path, message: `must be one of ${allowed.join(', ')}, found ${show(valueAt(value, path))}` }]
    return own.flatMap(({ keyword, message, params }) => {
      if (keyword === 'additionalProperties' && 'additionalProperties' in params)
        return (params.additionalProperties as string[]).map((name) => ({
          path: `${path}/${name}`,
          message: 'is not a key that is known',
        }))
      // Told by what it consists of, or by the line above.
      if (keyword === 'anyOf' && (own.length > 1 || [...byPath.keys()].some((other) => other.startsWith(`${path}/`))))
        return []
      if (keyword === 'boolean') return []
      return [{ path, message }]
    })
  })
  const left = found.length - MOST
  return left > 0 ? [...found.slice(0, MOST), { path: '', message: `has ${left} more errors` }] : found
}

function allowedBy(params: object): unknown[] {
  if ('allowedValue' in params) return [params.allowedValue]
  return 'allowedValues' in params ? (params.allowedValues as unknown[]) : []
}

function valueAt(value: unknown, path: string): unknown {
  const keys = path.split('/').slice(1)
  return keys.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
}

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
