import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheResult, StoredPage } from '../render/page-cache.ts'
import type { StreamedDocument } from '../render/render-page.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** RFC 9211 */
const cacheStatus: Record<CacheResult, string> = {
  hit: 'pages; hit',
  stale: 'pages; hit; detail=stale',
  miss: 'pages; fwd=miss',
}

/** The browser keeps documents for its own back and forward, and asks each time whether they are still right. */
const DOCUMENT_CACHE_CONTROL = 'private, no-cache'

interface StoredReply {
  request: FastifyRequest
  reply: FastifyReply
  page: StoredPage
  result: CacheResult
  status?: number
}

/** Answers with a finished page in the encoding that the client takes, or 304. */
export function sendStoredPage({ request, reply, page, result, status = 200 }: StoredReply): FastifyReply {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': status < 400 ? DOCUMENT_CACHE_CONTROL : 'no-store',
    'cache-status': cacheStatus[result],
    vary: 'Accept-Encoding',
    etag: page.etag,
  })
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  const encoding = selectEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(page[encoding])
}

/** Answers with a page of which the shell is ready; late sections follow in the same response. Nobody may keep it. */
export function sendStreamedPage(reply: FastifyReply, document: StreamedDocument & { csp: string }): FastifyReply {
  const encoding = selectEncoding(reply.request.headers['accept-encoding'])
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': document.csp,
    'cache-control': 'private, no-store',
    'cache-status': 'pages; fwd=miss; detail=streamed',
    vary: 'Accept-Encoding',
  })
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) document.abort()
  })
  if (encoding === 'identity') return reply.send(document.stream)
  return reply.header('content-encoding', encoding).send(compressAsItComes(document, encoding))
}

/** Compresses a stream and flushes after every chunk: a compressor left alone holds the shell back till the end. */
function compressAsItComes({ stream }: StreamedDocument, encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 4 })
  stream.on('data', (chunk: Buffer) => {
    if (!compressor.write(chunk)) {
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

/** The best encoding that the client takes; `q=0` refuses one (RFC 9110, 12.5.3). */
export function selectEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Set<string>()
  for (const part of String(acceptEncoding ?? '').split(',')) {
    const [name = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    if (!/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
