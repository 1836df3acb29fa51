import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { campaignParameters } from '#server/edge/campaign-parameters.ts'
import { selectEncoding } from '#server/http/accept-encoding.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { compressAsItComes, type LiveEncoding, lengthOf } from '#server/http/encodings.ts'
import { isKnownTag } from '#server/http/entity-tags.ts'
import { documentHeaders, setDocumentPolicy } from '#server/http/plugins/security-headers.ts'
import { type CachedResponse, cachedResponse } from '#server/http/response-cache.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import type { PageBody } from './page-bytes.ts'
import type { CacheResult, FoundPage, StoredPage } from './page-cache.ts'
import type { EncodedDocument, StreamedDocument } from './page-renderer.ts'

/** RFC 9211 */
const cacheStatus: Record<CacheResult, string> = {
  hit: 'pages; hit',
  stale: 'pages; hit; detail=stale',
  miss: 'pages; fwd=miss',
}

const noVarySearch = `params=(${campaignParameters.map((name) => JSON.stringify(name)).join(' ')})`

const results = ['hit', 'stale', 'miss'] as const satisfies CacheResult[]

/** What is sent of a page to a client, in the encoding that it takes; null: that has to be made. */
export function bodyFor(page: StoredPage, headers: SiteRequest['headers']): PageBody | null {
  return isKnownTag(headers['if-none-match'], page.etag)
    ? page.unchanged
    : page.bytes.at(selectEncoding(headers['accept-encoding']))
}

/** The same, made where it has to be. */
export async function makeBodyFor(page: StoredPage, headers: SiteRequest['headers']): Promise<PageBody> {
  return bodyFor(page, headers) ?? page.bytes.encode(selectEncoding(headers['accept-encoding']))
}

/** A page as an answer, with every header that it needs. Composed once: that costs more than to decide which it is. */
export function storedAnswer(
  { page, result, body }: Pick<FoundPage, 'page' | 'result'> & { body: PageBody },
  { protocol }: Pick<SiteRequest, 'protocol'>,
): CachedResponse {
  const isSecure = protocol === 'https'
  const index = results.indexOf(result) * 2 + Number(isSecure)
  body.answers[index] ??= composeAnswer({ page, result, body, isSecure })
  return body.answers[index]
}

interface AnswerInput extends Pick<FoundPage, 'page' | 'result'> {
  body: PageBody
  isSecure: boolean
}

function composeAnswer({ page, result, body: { encoding, bytes }, isSecure }: AnswerInput): CachedResponse {
  const headers: Record<string, string> = {
    ...documentHeaders(page.csp, isSecure),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies.document,
    'cache-status': cacheStatus[result],
    'server-timing': result === 'miss' ? `cache;desc=miss, ${page.timing}` : `cache;desc=${result}`,
    vary: 'Accept-Encoding',
    etag: page.etag,
    'no-vary-search': noVarySearch,
    ...(page.link !== null && { link: page.link }),
  }
  if (encoding === null) return cachedResponse({ status: 304, headers, body: undefined })
  headers['content-length'] = String(bytes.length)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return cachedResponse({ status: 200, headers, body: bytes })
}

interface StartedReply {
  reply: FastifyReply
  document: EncodedDocument | StreamedDocument
  encoding: LiveEncoding
  /** Everybody gets this page: a browser may keep it for its own back and forward, as it keeps a stored one. */
  isShared: boolean
}

/** Answers with a page that was rendered for this request; late sections follow in the same response. */
export function sendStartedPage({ reply, document, encoding, isShared }: StartedReply): FastifyReply {
  const isWhole = 'pieces' in document
  setDocumentPolicy(reply, document.csp).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isShared ? cachePolicies.document : cachePolicies.personal,
    'cache-status': `pages; fwd=miss; detail=${isWhole ? 'uncached' : 'streamed'}`,
    'server-timing': `cache;desc=miss, ${document.timing}`,
    vary: 'Accept-Encoding',
  })
  if (document.link !== null) reply.header('link', document.link)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (isWhole) return sendPieces(reply, document.pieces)
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return
    document.abort()
    // The request log writes what was answered; this was not.
    reply.request.log.info({ path: reply.request.url.split('?', 1)[0] }, 'Left before the page was whole')
  })
  return reply.send(encoding === 'identity' ? document.stream : compressAsItComes(document.stream, encoding))
}

/** Answers with what an answer consists of, without a copy of its own: such copies keep the collector busier than renders do. */
export function sendPieces(reply: FastifyReply, pieces: readonly Uint8Array[]): FastifyReply {
  if (pieces.length === 1) return reply.send(pieces[0])
  const body = new Readable({
    read() {
      for (const piece of pieces) this.push(piece)
      this.push(null)
    },
  })
  return reply.header('content-length', lengthOf(pieces)).send(body)
}
