const MAX_LENGTH = 2048

// Printable ASCII without what parsers, browsers and HTML read in more than one way: space, quote, angle brackets, backslash,
// backtick.
const plain = String.raw`[!#-;=?-[\]^_a-~]`
const plainText = new RegExp(`^${plain}*$`)
// An encoded control character is one after decoding.
const encodedControl = /%(?:[01][0-9a-f]|7f)/i
// An authority directly after the two slashes: `https:evil` and `https:///evil` parse to hosts too (WHATWG URL, 4.4). A host
// is a name: numbers have spellings that parsers read differently.
const httpsShape = /^https:\/\/(?:[a-zA-Z0-9-]+\.)+[a-zA-Z][a-zA-Z0-9-]*(?::\d{1,5})?(?:[/?#]|$)/
// Segments never begin with a dot, so no `..`; no percent signs, so nothing changes by decoding.
const path = String.raw`\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?`
const hash = String.raw`(?:#[\w-]+)?`
const sitePathShape = new RegExp(`^${path}${hash}$`)
const siteLocationShape = new RegExp(`^${path}(?:\\?${plain.replace('#-', '$-')}*)?${hash}$`)

/** Whether a link is an absolute https URL of a host's name, without credentials, that every parser reads alike. */
export function isSafeHttpsUrl(value: string): boolean {
  if (!isPlain(value) || !httpsShape.test(value)) return false
  const url = URL.parse(value)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Whether a link is a plain path on this site: one leading slash, no dot segments, no query. */
export function isSitePath(value: string): boolean {
  return isPlain(value) && sitePathShape.test(value)
}

interface Allowed {
  /** Origins that it may lead to besides this site, each exactly: https, or a stand-in on this machine. */
  origins?: readonly string[]
}

/** The one gate for redirects: an address on this site, or one of these origins; else null. */
export function safeLocation(target: string, { origins = [] }: Allowed = {}): string | null {
  if (isPlain(target) && siteLocationShape.test(target)) return target
  if (isSafeHttpsUrl(target)) {
    const { origin, href } = new URL(target)
    return origins.includes(origin) ? href : null
  }
  // With the slash after it, an origin is the whole authority.
  const isLocal = origins.some((origin) => origin.startsWith('http://') && target.startsWith(`${origin}/`))
  return isLocal && isPlain(target) ? target : null
}

function isPlain(value: string): boolean {
  return value.length <= MAX_LENGTH && plainText.test(value) && !encodedControl.test(value)
}
