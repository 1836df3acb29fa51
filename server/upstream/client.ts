import { parseBoundedJson } from './bounded-json.ts'
import { UpstreamError, type UpstreamFailure } from './upstream-error.ts'

/** Largest answer we read, counted after decompression (design, 5.3). */
export const MAX_BODY_BYTES = 1024 * 1024

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** What the back end said: 404 is an answer of its own, not a failure. */
export type UpstreamAnswer = { status: 200; json: unknown } | { status: 404 }

/**
 * Returns the one HTTP client for the back end. `loadJson` spends at most `timeoutMs` milliseconds on a whole call,
 * from connecting to the last byte, and throws UpstreamError for everything but a JSON answer with status 200 or 404.
 */
export function createUpstreamClient({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }) {
  const root = baseUrl.replace(/\/+$/, '')

  async function loadJson(path: string, searchParams: URLSearchParams, signal?: AbortSignal): Promise<UpstreamAnswer> {
    // undici's own body timeout starts again with every chunk, so a dripping server would never meet it.
    const deadline = AbortSignal.timeout(timeoutMs)
    let status: number | null = null
    const failed = (reason: UpstreamFailure, cause: unknown) =>
      new UpstreamError({ reason, resource: path, status, cause })

    let bytes: Uint8Array
    try {
      const response = await fetch(`${root}/${path}?${searchParams}`, {
        redirect: 'error',
        headers: { accept: 'application/json' },
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      })
      status = response.status
      bytes = await readJsonBody(response)
    } catch (cause) {
      if (cause instanceof RefusedResponse) throw failed(cause.reason, cause)
      throw failed(deadline.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network', cause)
    }
    try {
      const json = parseBoundedJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
      return status === 404 ? { status } : { status: 200, json }
    } catch (cause) {
      throw failed('json', cause)
    }
  }

  return { loadJson }
}

class RefusedResponse extends Error {
  readonly reason: UpstreamFailure

  constructor(reason: UpstreamFailure, message: string) {
    super(message)
    this.reason = reason
  }
}

async function readJsonBody(response: Response): Promise<Uint8Array> {
  const refusal = refusalOf(response)
  if (refusal) {
    await response.body?.cancel()
    throw refusal
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // undici's `maxResponseSize` counts bytes on the wire, and a compressed bomb stays below that.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new RefusedResponse('too-large', `expected at most ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A 404 counts only as JSON: an HTML one comes from a proxy that does not know the back end, and means nothing. */
function refusalOf({ status, headers }: Response): RefusedResponse | null {
  if (status !== 200 && status !== 404)
    return new RefusedResponse('status', `expected status 200 or 404, not ${status}`)
  const contentType = headers.get('content-type') ?? 'none'
  return jsonType.test(contentType)
    ? null
    : new RefusedResponse('content-type', `expected JSON, not content type ${contentType}`)
}
