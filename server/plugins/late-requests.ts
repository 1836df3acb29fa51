import type { FastifyRequest } from 'fastify'
import type { LoadSensor } from '../load-sensor.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { BusyError } from '../render/render-slots.ts'

/** Who has waited for this long already, in ms, has a queue before them, wherever it is: a render would make it longer. */
const LATE_MS = 500
/** Nobody waits for longer, in ms: clocks that differ by this much say nothing about a queue. */
const MAX_WAIT_MS = 10_000
/** Below, a time is in seconds: in ms it would lie in 1973. */
const FIRST_MS = 1e11

interface LateRequestsOptions {
  load: Pick<LoadSensor, 'hasNoRest'>
  /** Time of day, in ms since 1970, as the front's. */
  wallClock: { now(): number }
  metrics: Pick<Metrics, 'shed'>
}

/** Throws BusyError (503) for a request that has waited too long for work to be begun on it. */
export type RefuseLate = (request: Pick<FastifyRequest, 'headers'>) => void

/**
 * Returns what refuses renders to late requests. The queue of an overloaded machine is in its sockets and in the balancer, where
 * no counter of this process sees it (reliability, 0, row 8): only the front knows when a request has come.
 */
export function createRefuseLate({ load, wallClock, metrics }: LateRequestsOptions): RefuseLate {
  return ({ headers }) => {
    if (!load.hasNoRest()) return
    const startedAt = readRequestStart(headers['x-request-start'])
    if (startedAt === null) return
    const waitedMs = wallClock.now() - startedAt
    if (waitedMs < LATE_MS || waitedMs > MAX_WAIT_MS) return
    metrics.shed.inc({ type: 'late' })
    throw new BusyError()
  }
}

/** When a request has come to the front, in ms since 1970: `t=` and ms (HAProxy) or seconds with a fraction (nginx). */
function readRequestStart(header: string | string[] | undefined): number | null {
  const time = Number(/^t=(\d{1,15}(?:\.\d{1,6})?)$/.exec(String(header))?.[1] ?? Number.NaN)
  if (Number.isNaN(time)) return null
  return time < FIRST_MS ? time * 1000 : time
}
