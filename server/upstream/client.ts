import { setTimeout as delay } from 'node:timers/promises'
import type { Span } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import { Agent, fetch, type Response } from 'undici'
import { inSpan } from '#server/ops/tracing/spans.ts'
import { traceHeaders } from '#server/ops/tracing/trace-context.ts'
import { parseBoundedJson } from './bounded-json.ts'
import { type BreakerState, type CallOutcome, createBreaker } from './breaker.ts'
import { createRetryBudget } from './retry-budget.ts'
import { UpstreamError, type UpstreamFailure } from './upstream-error.ts'

/** Largest answer we read, counted after decompression. */
export const MAX_BODY_BYTES = 1024 * 1024

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** What the back end said: 404 is an answer of its own, not a failure. */
export type UpstreamAnswer = { status: 200; json: unknown } | { status: 404 }

/** Sockets to the back end, all callers together; who finds none waits for one within the deadline. */
const MAX_CONNECTIONS = 10

/** Failures that may be over a moment later; the others would only come again. */
const passingFailures: readonly UpstreamFailure[] = ['network', 'status']

export interface UpstreamAttempt {
  resource: string
  query: URLSearchParams
  outcome: 'ok' | UpstreamFailure
  seconds: number
}

interface UpstreamClientOptions {
  baseUrl: string
  timeoutMs: number
  clock?: { now(): number }
  random?: () => number
  onAttempt?: (attempt: UpstreamAttempt) => void
  onRetry?: () => void
  onRefused?: (resource: string, query: URLSearchParams) => void
  log?: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

const breakerMessages = {
  open: ['warn', 'Circuit breaker open: the back end is left alone'],
  'half-open': ['info', 'Circuit breaker half-open: one call tries the back end'],
  closed: ['info', 'Circuit breaker closed: the back end is called again'],
} as const satisfies Record<BreakerState, readonly ['info' | 'warn', string]>

/**
 * Returns the one HTTP client for the back end. `loadJson` spends at most `timeoutMs` milliseconds on a whole call, a
 * retry included, and throws UpstreamError for everything but a JSON answer with status 200 or 404.
 */
export function createUpstreamClient(options: UpstreamClientOptions) {
  const { baseUrl, timeoutMs, clock = performance, random = Math.random, onAttempt, onRetry, onRefused, log } = options
  const root = baseUrl.replace(/\/+$/, '')
  // The deadline of the whole call is the only one: undici's own start again with every chunk.
  const dispatcher = new Agent({
    connections: MAX_CONNECTIONS,
    connect: { timeout: timeoutMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  })
  const breaker = createBreaker(clock)
  const budget = createRetryBudget(random)
  let loggedState: BreakerState = 'closed'

  function logBreaker(resource: string, outcome?: UpstreamAttempt['outcome']): void {
    if (breaker.state === loggedState) return
    loggedState = breaker.state
    const [level, message] = breakerMessages[loggedState]
    log?.[level]({ resource, ...(outcome && { outcome }) }, message)
  }

  async function loadJson(path: string, searchParams: URLSearchParams, signal?: AbortSignal): Promise<UpstreamAnswer> {
    const deadline = AbortSignal.timeout(timeoutMs)
    const ends = signal ? AbortSignal.any([deadline, signal]) : deadline
    const attempt = () => attemptCall({ path, searchParams, deadline, ends })
    budget.earn()
    try {
      return await attempt()
    } catch (error) {
      const wait = isPassing(error) ? budget.spend() : null
      if (wait === null || ends.aborted) throw error
      onRetry?.()
      await delay(wait, undefined, { signal: ends }).catch(() => {
        throw error
      })
      return attempt()
    }
  }

  async function attemptCall(call: CallInput): Promise<UpstreamAnswer> {
    if (!breaker.tryCall()) {
      onRefused?.(call.path, call.searchParams)
      throw new UpstreamError({ reason: 'circuit-open', resource: call.path })
    }
    logBreaker(call.path)
    const startedAt = clock.now()
    const ended = (outcome: UpstreamAttempt['outcome']) => {
      breaker.report(verdictOf(outcome))
      logBreaker(call.path, outcome)
      const seconds = (clock.now() - startedAt) / 1000
      onAttempt?.({ resource: call.path, query: call.searchParams, outcome, seconds })
    }
    try {
      const answer = await inSpan('upstream', { resource: call.path }, (span) => fetchJson({ ...call, span }))
      ended('ok')
      return answer
    } catch (error) {
      ended(error instanceof UpstreamError ? error.reason : 'network')
      throw error
    }
  }

  async function fetchJson({ path, searchParams, deadline, ends, span }: SpannedCall): Promise<UpstreamAnswer> {
    let status: number | null = null
    const failed = (reason: UpstreamFailure, cause: unknown) =>
      new UpstreamError({ reason, resource: path, status, cause })

    let bytes: Uint8Array
    try {
      const response = await fetch(`${root}/${path}?${searchParams}`, {
        dispatcher,
        redirect: 'manual',
        headers: { accept: 'application/json', ...traceHeaders(span) },
        signal: ends,
      })
      status = response.status
      span.setAttribute('http.response.status_code', status)
      bytes = await readJsonBody(response)
    } catch (cause) {
      if (cause instanceof RefusedResponse) throw failed(cause.reason, cause)
      throw failed(deadline.aborted ? 'timeout' : ends.aborted ? 'aborted' : 'network', cause)
    }
    try {
      const json = parseBoundedJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
      return status === 404 ? { status } : { status: 200, json }
    } catch (cause) {
      throw failed('json', cause)
    }
  }

  return {
    loadJson,
    get breakerState() {
      return breaker.state
    },
    close: () => dispatcher.close(),
  }
}

interface CallInput {
  path: string
  searchParams: URLSearchParams
  deadline: AbortSignal
  ends: AbortSignal
}

interface SpannedCall extends CallInput {
  span: Span
}

function isPassing(error: unknown): boolean {
  return error instanceof UpstreamError && passingFailures.includes(error.reason)
}

function verdictOf(outcome: UpstreamAttempt['outcome']): CallOutcome {
  if (outcome === 'ok') return 'success'
  return outcome === 'aborted' ? 'unknown' : 'failure'
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
  if (status >= 300 && status < 400) {
    // Where to, without a query: what is in one may be nobody's business.
    const [target = ''] = (headers.get('location') ?? 'nowhere').split('?')
    return new RefusedResponse('redirect', `expected an answer at this very address, not a redirect to ${target}`)
  }
  if (status !== 200 && status !== 404)
    return new RefusedResponse('status', `expected status 200 or 404, not ${status}`)
  const contentType = headers.get('content-type') ?? 'none'
  return jsonType.test(contentType)
    ? null
    : new RefusedResponse('content-type', `expected JSON, not content type ${contentType}`)
}
