/** @throws Error for anything but an http or https address without user, query and fragment. Returns it without a slash at its end. */
export function parseBaseUrl(value: string): string {
  const url = URL.parse(value)
  const isHttp = url !== null && ['http:', 'https:'].includes(url.protocol)
  if (!isHttp || url.username || url.password || url.search || url.hash)
    throw new Error('expected an http or https address without user, password, query or fragment')
  return value.replace(/\/+$/, '')
}

/** An environment variable that the process reads. */
export interface Variable<T> {
  default: string
  /** Why a deployment would set it. */
  why: string
  /** Its value stays out of every message. */
  isSecret?: true
  /** @throws Error whose message says what was expected. */
  parse: (value: string | undefined) => T
}
