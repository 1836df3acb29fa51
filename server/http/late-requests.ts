import type { IncomingHttpHeaders } from 'node:http'
import type { LoadSensor } from './load-sensor.ts'

/** Who has waited for this long already, in ms, has a queue before them, wherever it is: a render would make it longer. */
const LATE_MS = 500
/** No front waits for longer, in ms (deploy/haproxy.cfg: 15 s): beyond, its clock and ours differ and say nothing of a queue. */
const MAX_WAIT_MS = 30_000
/** Below, a time is in seconds: in ms it would lie in 1973. */
const FIRST_MS = 1e11

interface LateRequestsOptions {
  load: Pick<LoadSensor, 'isFullyBusy'>
  /** Time of day, in ms since 1970, as the front's. */
  wallClock: { now(): number }
}

/**
 * Returns whether a request that has just arrived is late and the process has no time to catch up. The queue of an overloaded
 * machine is in its sockets and in the balancer, where no counter of this process sees it: only the
 * front knows when a request has come.
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

/** When a request has come to the front, in ms since 1970: `t=` and ms (HAProxy) or seconds with a fraction (nginx). */
function readRequestStart(header: string | string[] | undefined): number | null {
  const time = Number(/^t=(\d{1,15}(?:\.\d{1,6})?)$/.exec(String(header))?.[1] ?? Number.NaN)
  if (Number.isNaN(time)) return null
  return time < FIRST_MS ? time * 1000 : time
}
