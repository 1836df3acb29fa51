export type UpstreamFailure =
  | 'aborted'
  | 'timeout'
  | 'network'
  | 'redirect'
  | 'status'
  | 'content-type'
  | 'too-large'
  | 'json'
  | 'schema'
  /** Not asked: most calls of the last seconds have failed. */
  | 'circuit-open'

interface UpstreamErrorInput {
  reason: UpstreamFailure
  resource: string
  status?: number | null
  detail?: string
  cause?: unknown
}

/**
 * The one way in which the back end fails us. A 404 is an answer and never becomes one of these. Each is logged once, by
 * the caller: what does without the value has no line of its own, or an outage would write one for every render.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly reason: UpstreamFailure
  readonly resource: string
  readonly status: number | null

  constructor({ reason, resource, status = null, detail, cause }: UpstreamErrorInput) {
    const told = [reason, status === null ? '' : `status ${status}`, detail ?? ''].filter(Boolean).join(', ')
    super(`Upstream ${resource} failed: ${told}`, { cause })
    this.reason = reason
    this.resource = resource
    this.status = status
  }
}

/** Whether no call was made because the breaker is open: it has logged that, and the metrics count what it refuses. */
export function isRefused(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'circuit-open'
}
