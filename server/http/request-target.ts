/** Scheme and authority, which a request may write before its path (RFC 9112, 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/([^/?#]*)/i

/**
 * A request's target without scheme and host. What is no address, as `*` and other schemes (RFC 9112, 3.2), becomes one
 * that does not exist.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(SCHEME_AND_HOST, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The host that a target names, which then replaces the Host header; null for nearly all. */
export function hostOfTarget(target: string): string | null {
  return target.startsWith('/') ? null : (SCHEME_AND_HOST.exec(target)?.[1] ?? null)
}

/** Adjacent escapes, because one character may take several, and a percent sign that begins none. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi

/**
 * A target whose path can be decoded: a stray percent sign becomes `%25`. The router answers what it cannot decode before any
 * hook runs, without page, log and metrics.
 */
export function readableTarget(target: string): string {
  if (!hasUnreadablePath(target)) return target
  const { path, rest } = splitPath(target)
  return path.replace(escapes, (found) => (isReadable(found) ? found : found.replaceAll('%', '%25'))) + rest
}

/** Whether a path has escapes that stand for no characters (RFC 3986, 2.1). */
export function hasUnreadablePath(target: string): boolean {
  return target.includes('%') && !isReadable(splitPath(target).path)
}

function isReadable(text: string): boolean {
  try {
    // The result is used: a bundler drops a call that only throws.
    return decodeURIComponent(text).length > 0
  } catch {
    return false
  }
}

/** Where the router ends a path. */
function splitPath(target: string): { path: string; rest: string } {
  const end = target.search(/[?#]/)
  return end < 0 ? { path: target, rest: '' } : { path: target.slice(0, end), rest: target.slice(end) }
}
