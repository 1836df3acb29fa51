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

/** Escapes that stand together, as one character may take several, and a percent sign that begins none. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi

/**
 * A target whose path can be decoded: a percent sign that says nothing becomes one that stands for itself. The router answers
 * what it cannot decode before any hook runs, and so without edition, page, log and metrics.
 */
export function readableTarget(target: string): string {
  if (!hasUnreadablePath(target)) return target
  const { path, rest } = splitPath(target)
  return path.replace(escapes, (found) => (isReadable(found) ? found : found.replaceAll('%', '%25'))) + rest
}

/** Whether a path has escapes that stand for no characters (RFC 3986, 2.1). Cheap where there are none, as nearly always. */
export function hasUnreadablePath(target: string): boolean {
  return target.includes('%') && !isReadable(splitPath(target).path)
}

function isReadable(text: string): boolean {
  try {
    // What it returns is used: a bundler leaves out a call that only throws.
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
