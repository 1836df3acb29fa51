/** Scheme and authority, which a request may write before its path (RFC 9112, 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/([^/?#]*)/i

/**
 * A request's target without scheme and host: what everybody after this reads as its address. What is no address at all,
 * as `*` and other schemes are (RFC 9112, 3.2), becomes one that nobody has.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(SCHEME_AND_HOST, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The host that a target names, which then counts in place of the Host header; null for hardly any that does. */
export function hostOfTarget(target: string): string | null {
  return target.startsWith('/') ? null : (SCHEME_AND_HOST.exec(target)?.[1] ?? null)
}
