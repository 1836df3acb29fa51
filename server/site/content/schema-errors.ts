import { Settings } from 'typebox/system'
import { SLUG_PATTERN } from '#shared/site/slug.ts'

interface SchemaError {
  keyword: string
  instancePath: string
  message: string
  params: object
}

/** What a text looks like that a pattern expects, for who does not read patterns. */
const written: Readonly<Record<string, string>> = {
  '^\\d{4}-\\d{2}-\\d{2}$': 'a day such as 2026-12-01',
  '^\\d{8}$': 'a day such as 20261201',
  '^\\d{2}:\\d{2}$': 'a time such as 18:00',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2})$':
    'a moment with its zone, such as 2026-12-01T18:00+01:00',
  '^[a-z0-9-]+$': 'lower-case letters, digits and hyphens, such as how-it-works',
  [SLUG_PATTERN]: 'lower-case words with hyphens between them, such as how-it-works',
  '^[a-z-]+#[a-z-]+$': 'a policy and its clause, such as terms-conditions#streamer-link',
  '^/': 'a path that begins with /',
  '^https://': 'an address that begins with https://',
  '^https://[^/]+$': 'an address without a path, such as https://www.kaartkamer.example',
  '^https://[a-z0-9.-]+$': 'an address without a path, such as https://www.kaartkamer.example',
  '^https://[a-z0-9.-]+(?::\\d{1,5})?$': 'an address without a path, such as https://www.kaartkamer.example',
  '^[2-9TJQKA][shdc]$': 'a card such as As or Td',
  '^[A-Z]{2}$': 'a country such as NL',
  '^[A-Z]{2}(-[A-Z0-9]{1,3})?$': 'a country or region such as NL or CA-ON',
  '^[A-Z]{2}[A-Z0-9]{0,3}$': 'a country or region such as NL or CAON',
  '^[A-Z]{2}[A-Z0-9]{1,3}$': 'a country and a rule’s letters such as CAON',
  '^[A-Z]{3}$': 'a currency such as EUR',
  '^\\+?[0-9][0-9 -]+$': 'a telephone number such as 0800 24 000 22',
  '^00D[A-Za-z0-9]{12,15}$': 'an organisation’s id, which begins with 00D',
}

// Of which typebox looks for 8 by itself: fewer than there are kinds of section to choose from.
Settings.Set({ maxErrors: 500 })
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
      const looks = 'pattern' in params && written[params.pattern as string]
      if (looks) return [{ path, message: `must be ${looks}, found ${show(valueAt(value, path))}` }]
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
