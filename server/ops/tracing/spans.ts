import type { IncomingMessage } from 'node:http'
import {
  type Attributes,
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { receivedContext, receivedTraceId } from './trace-context.ts'

/** What the site does for a request, each within the one that asked for it. */
export type SpanName = 'location' | 'cache' | 'render' | 'query' | 'upstream'

/** null: nobody records. */
let tracer: Tracer | null = null
/** Of requests, from the one who asked first for it. */
const contexts = new WeakMap<IncomingMessage, Context>()
const nobody = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)

/** From now on spans are recorded by this tracer; by none with null. */
export function recordSpansWith(recorder: Tracer | null): void {
  tracer = recorder
}

/**
 * Does work within a span, where the request that it is for is recorded; a span that ends when what the work returns is settled.
 * Attributes name no visitor.
 */
export function inSpan<Result>(name: SpanName, attributes: Attributes, work: (span: Span) => Result): Result {
  const parent = trace.getActiveSpan() ?? nobody
  if (!tracer || !parent.isRecording()) return work(parent)
  const span = tracer.startSpan(name, { attributes, kind: name === 'upstream' ? SpanKind.CLIENT : SpanKind.INTERNAL })
  const fail = (error: unknown): never => {
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', nameOf(error)).end()
    throw error
  }
  let result: Result
  try {
    result = context.with(trace.setSpan(context.active(), span), work, undefined, span)
  } catch (error) {
    return fail(error)
  }
  if (result instanceof Promise) {
    return result.then((value) => {
      span.end()
      return value
    }, fail) as Result
  }
  span.end()
  return result
}

/** Which failure it was, without what it says: that may name an address. */
function nameOf(error: unknown): string {
  const { reason, name } = (error ?? {}) as { reason?: unknown; name?: unknown }
  return String(reason ?? name ?? typeof error)
}

/**
 * Stored answers that are recorded: the first ten, then two a second. A recorded one costs several times its answer, and the more
 * the rarer it is, because its code is then not compiled.
 */
const MOST_STORED = 10
const STORED_PER_SECOND = 2
const allowance = { left: MOST_STORED, at: 0 }

/** Does the work of a request within its trace. `isStored`: a stored answer may have it, of which only some are recorded. */
export function inRequest<Result>(
  request: IncomingMessage,
  work: () => Result,
  { isStored = false }: { isStored?: boolean } = {},
): Result {
  const found = tracer === null ? receivedContext(request) : (contexts.get(request) ?? open(request, isStored))
  return found === ROOT_CONTEXT ? work() : context.with(found, work)
}

function open(request: IncomingMessage, isStored: boolean): Context {
  const received = receivedContext(request)
  if (!tracer || (isStored && !takeStored())) return received
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, received)
  const own = trace.setSpan(received, span)
  contexts.set(request, own)
  return own
}

function takeStored(): boolean {
  const at = performance.now()
  const left = Math.min(MOST_STORED, allowance.left + ((at - allowance.at) / 1_000) * STORED_PER_SECOND)
  const isTaken = left >= 1
  allowance.left = isTaken ? left - 1 : left
  allowance.at = at
  return isTaken
}

/** Id of the trace of a request: its own, or the one in which it is recorded here; null when there is neither. */
export function traceIdOf(request: IncomingMessage): string | null {
  return recordedSpan(request)?.spanContext().traceId ?? receivedTraceId(request)
}

function recordedSpan(request: IncomingMessage): Span | null {
  const own = tracer && contexts.get(request)
  const span = own && trace.getSpan(own)
  return span?.isRecording() ? span : null
}

interface AnsweredRequest {
  id: string
  method: string
  url: string
  status: number
  edition: string | null
  page: string | null
  cache: string | null
  bytes: number | null
}

/** Ends the span of a request, if it has one. */
export function endRequest(request: IncomingMessage, route: string, answered: AnsweredRequest): void {
  const span = recordedSpan(request)
  if (!span) return
  const { id, method, url, status, edition, page, cache, bytes } = answered
  span.updateName(`${method} ${route}`)
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'url.path': url.split('?', 1)[0],
    'site.request_id': id,
    ...(edition !== null && { 'site.edition': edition }),
    ...(page !== null && { 'site.page': page }),
    ...(cache !== null && { 'site.cache': cache }),
    ...(bytes !== null && { 'http.response.body.size': bytes }),
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
