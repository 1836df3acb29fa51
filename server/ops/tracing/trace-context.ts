import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent, W3CTraceContextPropagator } from '@opentelemetry/core'

// The trace of a request goes on in everything that it starts, whether or not anybody records it.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
const propagator = new W3CTraceContextPropagator()
const header = {
  keys: (headers: IncomingMessage['headers']) => Object.keys(headers),
  get: (headers: IncomingMessage['headers'], name: string) => headers[name],
}

/** The trace that a request says it is part of (W3C Trace Context); the root context where it says none. */
export function receivedContext({ headers }: Pick<IncomingMessage, 'headers'>): Context {
  return headers.traceparent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, headers, header)
}

/** Id of the trace that a request says it is part of; null where it says none. */
export function receivedTraceId({ headers: { traceparent } }: Pick<IncomingMessage, 'headers'>): string | null {
  return typeof traceparent === 'string' ? (parseTraceParent(traceparent)?.traceId ?? null) : null
}

/** `traceparent` and `tracestate` for a call to a back end, as a part of the trace under way, or of a new one that nobody records. */
export function traceHeaders(span: Span): Record<string, string> {
  const headers: Record<string, string> = {}
  const given = span.spanContext()
  const own: SpanContext = isSpanContextValid(given)
    ? { ...given, traceFlags: given.traceFlags & TraceFlags.SAMPLED }
    : { traceId: randomBytes(16).toString('hex'), spanId: '', traceFlags: TraceFlags.NONE }
  // Of a span that nobody records, the id is the visitor's own: the call is no part of that.
  if (!span.isRecording()) own.spanId = randomBytes(8).toString('hex')
  propagator.inject(trace.setSpanContext(ROOT_CONTEXT, own), headers, {
    set: (to, name, value) => {
      to[name] = value
    },
  })
  return headers
}
