export type UpstreamFailure =
  | 'aborted'
  | 'timeout'
  | 'network'
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

/** The one way in which the back end fails us. A 404 is an answer and never becomes one of these. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly reason: UpstreamFailure
  readonly resource: string
  /** The back end's status, null when no head of a response arrived. */
  readonly status: number | null

  constructor({ reason, resource, status = null, detail, cause }: UpstreamErrorInput) {
    const told = [reason, status === null ? '' : `status ${status}`, detail ?? ''].filter(Boolean).join(', ')
    super(`Upstream ${resource} failed: ${told}`, { cause })
    this.reason = reason
    this.resource = resource
    this.status = status
  }
}
