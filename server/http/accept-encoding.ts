import type { IncomingHttpHeaders } from 'node:http'
import type { Encoding, LiveEncoding } from './encodings.ts'

/** Accept-Encoding headers that were read before: browsers send a handful of them. */
const readEncodings = new Map<string, LiveEncoding[]>()
const MAX_READ_ENCODINGS = 100

/** The encoding of stored bytes that the client takes, the smallest first; `q=0` refuses one (RFC 9110, 12.5.3). */
export function selectEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = acceptedEncodings(acceptEncoding)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * The same for what is compressed while the client waits: Zstandard first, for browsers whose code reads an answer of several
 * frames to its end (RFC 8878, 3.1). Others, Node among them, take the first for the whole.
 */
export function selectLiveEncoding(headers: IncomingHttpHeaders): LiveEncoding {
  const { 'accept-encoding': acceptEncoding, 'user-agent': userAgent = '' } = headers
  const takesFrames = /(?:Chrome|Firefox)\//.test(userAgent)
  return takesFrames && acceptedEncodings(acceptEncoding).includes('zstd') ? 'zstd' : selectEncoding(acceptEncoding)
}

function acceptedEncodings(acceptEncoding: string | string[] | undefined): LiveEncoding[] {
  const header = String(acceptEncoding ?? '')
  const known = readEncodings.get(header)
  if (known) return known
  const accepted = parseAcceptEncoding(header)
  if (readEncodings.size < MAX_READ_ENCODINGS) readEncodings.set(header, accepted)
  return accepted
}

function parseAcceptEncoding(header: string): LiveEncoding[] {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    if (!/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  return (['zstd', 'br', 'gzip'] as const).filter((encoding) => accepted.has(encoding))
}
