import { followedLink } from './leads-elsewhere.ts'

/** How long the next document may take, in ms. Who is here then has stopped it, got a file, or called a number. */
const LEAVING_MS = 30_000
/** How often somebody who seems to leave is looked for, in ms. */
const ASK_AGAIN_MS = 1000

let leavesUntil = 0

const leave = () => {
  leavesUntil = Date.now() + LEAVING_MS
}
/** Tells that the reader is here after all. */
export const stay = () => {
  leavesUntil = 0
}

/**
 * Follows whether the browser is on its way to another document. Firefox and WebKit then end what still loads, and its code hears
 * that it failed: what makes up for a failure would bring the reader back.
 */
export function watchLeaving(): void {
  addEventListener('pageshow', stay)
  addEventListener('beforeunload', leave)
  // Of that WebKit on telephones does not tell: there, it is what comes before, or `leaveFor`.
  addEventListener('click', (event) => {
    const link = followedLink(event)
    if (link && (!link.hash || link.pathname !== location.pathname)) leave()
  })
  addEventListener('submit', leave)
}

/** Leaves this page for an address of ours. */
export function leaveFor(address: string): void {
  leave()
  location.assign(address)
}

/** Whether the reader is leaving: what they asked for before is not done to another page, nor when they come back. */
export const isLeaving = () => Date.now() < leavesUntil

/** Calls `act` unless the reader is leaving; then when they are here all the same. */
export function whenStaying(act: () => void): void {
  if (isLeaving()) setTimeout(whenStaying, ASK_AGAIN_MS, act)
  else act()
}
