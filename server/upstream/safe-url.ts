const MAX_LENGTH = 2048
// An authority directly after the two slashes: `https:evil` and `https:///evil` parse to hosts too (WHATWG URL, 4.4).
const httpsShape = /^https:\/\/[^/\\?#@\s]+(?:[/?#]|$)/
// Control characters, spaces and backslashes: browsers drop or reinterpret them.
const unsafeCharacters = /[\p{Cc}\s\\]/u
// Segments never begin with a dot, so no `..`; no percent signs, so nothing changes by decoding.
const sitePathShape = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?(?:#[\w-]+)?$/

/** Whether a link from outside is an absolute https URL without credentials that every parser reads alike (reliability, 5.3). */
export function isSafeHttpsUrl(value: string): boolean {
  if (value.length > MAX_LENGTH || unsafeCharacters.test(value) || !httpsShape.test(value)) return false
  const url = URL.parse(value)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Whether a link from outside is a plain path on this site: one leading slash, no dot segments, no query. */
export function isSitePath(value: string): boolean {
  return value.length <= MAX_LENGTH && sitePathShape.test(value)
}
