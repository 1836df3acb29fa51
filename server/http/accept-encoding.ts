import type { Encoding } from './encodings.ts'

/** Accept-Encoding headers that were read before: browsers send a handful of them. */
const readEncodings = new Map<string, Encoding>()
const MAX_READ_ENCODINGS = 100

/** The best encoding that the client takes; `q=0` refuses one (RFC 9110, 12.5.3). */
export function selectEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '')
  const known = readEncodings.get(header)
  if (known) return known
  const encoding = parseAcceptEncoding(header)
  if (readEncodings.size < MAX_READ_ENCODINGS) readEncodings.set(header, encoding)
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    if (!/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
