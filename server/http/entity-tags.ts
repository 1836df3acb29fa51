/** Whether If-None-Match names the tag, by the weak comparison of RFC 9110, 13.1.2. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  const opaque = etag.replace('W/', '')
  return header.split(',').some((tag) => ['*', opaque].includes(tag.trim().replace('W/', '')))
}
