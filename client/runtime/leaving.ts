import { followedLink } from './leads-elsewhere.ts'

/** How long a reader who seems to leave has to be there still, in ms, before it is asked again. */
const ASK_AGAIN_MS = 1000

let isLeaving = false

/**
 * Follows whether the browser is on its way to another document. Firefox and WebKit then end what still loads, and its code hears
 * that it failed: what makes up for a failure would bring the reader back.
 */
export function watchLeaving(): void {
  const stay = () => {
    isLeaving = false
  }
  // First of all that hear of a click: what answers it may lead away.
  addEventListener('click', stay, true)
  addEventListener('pageshow', stay)
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  // Of that WebKit on telephones does not tell: of what comes before it, there is this.
  addEventListener('click', (event) => {
    const link = followedLink(event)
    if (link?.host && !link.hash) isLeaving = true
  })
  addEventListener('submit', (event) => {
    isLeaving ||= !event.defaultPrevented && (event.target as HTMLFormElement).method !== 'dialog'
  })
}

/** Calls `act` unless the reader is leaving; then when they have come back or do something else here. */
export function whenStaying(act: () => void): void {
  if (isLeaving) setTimeout(whenStaying, ASK_AGAIN_MS, act)
  else act()
}
