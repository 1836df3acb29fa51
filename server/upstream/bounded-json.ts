const MAX_ARRAY_LENGTH = 500
const MAX_STRING_BYTES = 2048
/** The root lies at depth 0: enough for three levels of navigation, the deepest thing served. */
const MAX_DEPTH = 6
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses a text from outside. Throws SyntaxError for anything but JSON, and RangeError naming the place when a key
 * could reach a prototype or when arrays, strings or nesting outgrow what the schemas need.
 */
export function parseBoundedJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  checkBounds(value, '', 0)
  return value
}

/** `path`: a JSON pointer. */
function checkBounds(value: unknown, path: string, depth: number): void {
  const place = path || '/'
  if (typeof value === 'string') checkString(value, place)
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw new RangeError(`${place} lies deeper than ${MAX_DEPTH} levels`)
  if (Array.isArray(value)) {
    if (value.length > MAX_ARRAY_LENGTH) throw new RangeError(`${place} has more than ${MAX_ARRAY_LENGTH} entries`)
    value.forEach((item, index) => {
      checkBounds(item, `${path}/${index}`, depth + 1)
    })
    return
  }
  for (const [key, item] of Object.entries(value)) {
    checkString(key, place)
    if (forbiddenKeys.has(key)) throw new RangeError(`${place} has the forbidden key ${key}`)
    checkBounds(item, `${path}/${key}`, depth + 1)
  }
}

function checkString(value: string, place: string) {
  if (Buffer.byteLength(value) > MAX_STRING_BYTES)
    throw new RangeError(`${place} is longer than ${MAX_STRING_BYTES} bytes`)
}
