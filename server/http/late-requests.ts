import type { IncomingHttpHeaders } from 'node:http'
import type { LoadSensor } from './load-sensor.ts'

/** A request that has waited this long, in ms, was queued somewhere: a render would lengthen the queue. */
const LATE_MS = 500
/** No balancer waits longer, in ms (deploy/haproxy.cfg: 15 s): beyond, the clocks differ. */
const MAX_WAIT_MS = 30_000
/** Smaller times are in seconds: in ms this is 1973. */
const FIRST_MS = 1e11

interface LateRequestsOptions {
  load: Pick<LoadSensor, 'isFullyBusy'>
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
}

/**
 * Returns whether a request that has just arrived is late and the process has no time to catch up. The queue of an overloaded
 * machine is in its sockets and in the balancer, where no counter of this process sees it: only the
 * balancer knows when a request has come.
 */
export function createIsLate({ load, wallClock }: LateRequestsOptions) {
  return ({ headers }: { headers: IncomingHttpHeaders }): boolean => {
    if (!load.isFullyBusy()) return false
    const startedAt = readRequestStart(headers['x-request-start'])
    if (startedAt === null) return false
    const waitedMs = wallClock.now() - startedAt
    return waitedMs >= LATE_MS && waitedMs <= MAX_WAIT_MS
  }
}

/** When a request came to the balancer, in ms since 1970: `t=` and ms (HAProxy) or seconds with a fraction (nginx). */
function readRequestStart(header: string | string[] | undefined): number | null {
  const time = Number(/^t=(\d{1,15}(?:\.\d{1,6})?)$/.exec(String(header))?.[1] ?? Number.NaN)
  if (Number.isNaN(time)) return null
  return time < FIRST_MS ? time * 1000 : time
}
