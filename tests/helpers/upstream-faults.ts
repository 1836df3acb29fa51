import { MAX_BODY_BYTES } from '#server/upstream/client.ts'
import type { UpstreamFailure } from '#server/upstream/upstream-error.ts'
import type { UpstreamMode } from './upstream-server.ts'

/** Ways in which a back end fails, with what the client makes of each. */
export const upstreamFaults: { mode: UpstreamMode; reason: UpstreamFailure; status: number | null }[] = [
  { mode: 'hang', reason: 'timeout', status: null },
  { mode: 'silence', reason: 'timeout', status: 200 },
  { mode: 'drip', reason: 'timeout', status: 200 },
  { mode: 'reset', reason: 'network', status: null },
  { mode: 'truncate', reason: 'network', status: 200 },
  { mode: 'redirect', reason: 'redirect', status: 302 },
  { mode: { status: 500 }, reason: 'status', status: 500 },
  { mode: { status: 503 }, reason: 'status', status: 503 },
  { mode: { status: 204 }, reason: 'status', status: 204 },
  { mode: 'html', reason: 'content-type', status: 200 },
  { mode: 'html-404', reason: 'content-type', status: 404 },
  { mode: 'garbage', reason: 'json', status: 200 },
  { mode: { text: '[{"__proto__": {"isShow": true}}]' }, reason: 'json', status: 200 },
  { mode: { text: '[{"constructor": {"prototype": {}}}]' }, reason: 'json', status: 200 },
  { mode: { text: '[]'.padEnd(MAX_BODY_BYTES + 1) }, reason: 'too-large', status: 200 },
  { mode: 'too-much', reason: 'too-large', status: 200 },
  { mode: 'gzip-bomb', reason: 'too-large', status: 200 },
]
