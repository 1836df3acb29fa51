import { type PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type BrotliCompress, brotliCompress, createBrotliCompress, createGzip, type Gzip, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { cachePolicies } from '../cache-policies.ts'
import { type DirectRequest, type KeptAnswer, keptAnswer } from '../fast-path.ts'
import { documentHeaders, setDocumentPolicy } from '../plugins/security-headers.ts'
import { brotliOptions } from '../render/brotli.ts'
import type { CacheResult, StoredPage } from '../render/page-cache.ts'
import type { StartedDocument } from '../render/render-page.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** RFC 9211 */
const cacheStatus: Record<CacheResult, string> = {
  hit: 'pages; hit',
  stale: 'pages; hit; detail=stale',
  miss: 'pages; fwd=miss',
}

const results = ['hit', 'stale', 'miss'] as const satisfies CacheResult[]
const encodings = ['br', 'gzip', 'identity', null] as const satisfies (Encoding | null)[]

interface FoundPage {
  page: StoredPage
  result: CacheResult
}

/** What a page was answered with before: its headers cost more to put together than all that decides which they are. */
const answered = new WeakMap<StoredPage, KeptAnswer[]>()

/** A finished page in the encoding that the client takes, or 304; with every header that it needs. */
export function storedAnswer(
  { page, result }: FoundPage,
  { headers, isSecure }: Pick<DirectRequest, 'headers' | 'isSecure'>,
): KeptAnswer {
  const isKnown = isKnownTag(headers['if-none-match'], page.etag)
  const encoding = isKnown ? null : selectEncoding(headers['accept-encoding'])
  let answers = answered.get(page)
  if (!answers) {
    answers = []
    answered.set(page, answers)
  }
  const index = (results.indexOf(result) * encodings.length + encodings.indexOf(encoding)) * 2 + Number(isSecure)
  answers[index] ??= composeAnswer({ page, result }, { encoding, isSecure })
  return answers[index]
}

function composeAnswer(
  { page, result }: FoundPage,
  { encoding, isSecure }: { encoding: Encoding | null; isSecure: boolean },
): KeptAnswer {
  const headers: Record<string, string> = {
    ...documentHeaders(page.csp, isSecure),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies.document,
    'cache-status': cacheStatus[result],
    vary: 'Accept-Encoding',
    etag: page.etag,
  }
  if (encoding === null) return keptAnswer({ status: 304, headers, body: undefined })
  const body = page[encoding]
  headers['content-length'] = String(body.length)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return keptAnswer({ status: 200, headers, body })
}

/** Answers with a finished page. */
export function sendStoredPage(reply: FastifyReply, found: FoundPage): FastifyReply {
  const { headers: asked, protocol } = reply.request
  const { status, headers, body } = storedAnswer(found, { headers: asked, isSecure: protocol === 'https' })
  // What every answer is given, and a page that may be framed must not have.
  if (!headers['x-frame-options']) reply.removeHeader('x-frame-options')
  return reply.headers(headers).code(status).send(body)
}

/** Whether If-None-Match names the tag, by the weak comparison of RFC 9110, 13.1.2. */
function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  const opaque = etag.replace('W/', '')
  return header.split(',').some((tag) => ['*', opaque].includes(tag.trim().replace('W/', '')))
}

interface StartedReply {
  reply: FastifyReply
  document: StartedDocument & { csp: string }
  /** Everybody gets this page: a browser may keep it for its own back and forward, as it keeps a stored one. */
  isShared: boolean
}

/** Answers with a page that was rendered for this request; late sections follow in the same response. */
export async function sendStartedPage({ reply, document, isShared }: StartedReply) {
  const encoding = selectEncoding(reply.request.headers['accept-encoding'])
  const isWhole = 'pieces' in document
  setDocumentPolicy(reply, document.csp).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isShared ? cachePolicies.document : cachePolicies.personal,
    'cache-status': `pages; fwd=miss; detail=${isWhole ? 'live' : 'streamed'}`,
    vary: 'Accept-Encoding',
  })
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (isWhole) {
    const { pieces } = document
    if (encoding !== 'identity') return reply.send(await encodeOnce(Buffer.concat(pieces), encoding))
    return reply.header('content-length', lengthOf(pieces)).send(streamOf(pieces))
  }
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return
    document.abort()
    // The request log writes what was answered; this was not.
    reply.request.log.info({ path: reply.request.url.split('?', 1)[0] }, 'Left before the page was whole')
  })
  return reply.send(encoding === 'identity' ? document.stream : compressAsItComes(document.stream, encoding))
}

/** A document as it is, without a copy of its own: copies of this size keep the garbage collector busier than the render. */
function streamOf(pieces: readonly Uint8Array[]): Readable {
  return new Readable({
    read() {
      for (const piece of pieces) this.push(piece)
      this.push(null)
    },
  })
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** Settings for what is compressed while a visitor waits: a better rate would cost more time than it saves on the wire. */
const quickBrotli = brotliOptions(4)
const quickGzip = { level: 4 }

/** Bytes of an answer that is sent once. */
export async function encodeOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? compressBrotli(body, quickBrotli) : compressGzip(body, quickGzip)
}

/** Compresses a stream and flushes after every block: a compressor left alone holds the shell back till the end. */
function compressAsItComes(stream: PassThrough, encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  const compressor = encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip(quickGzip)
  stream.on('data', (block: Buffer) => {
    if (!compressor.write(block)) {
      stream.pause()
      compressor.once('drain', () => stream.resume())
    }
    compressor.flush()
  })
  stream.once('end', () => compressor.end())
  stream.once('error', (error) => compressor.destroy(error))
  compressor.once('close', () => stream.destroy())
  return compressor
}

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
