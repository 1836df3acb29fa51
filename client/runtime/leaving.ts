import { followedLink } from './leads-elsewhere.ts'

/** How long a reader who seems to leave has to be there still, in ms, before it is asked again. */
const ASK_AGAIN_MS = 1000

let isLeaving = false

/**
 * Follows whether the browser is on its way to another document. Firefox and WebKit then end what still loads, and its code hears
 * that it failed: what makes up for a failure would bring the reader back.
 */
export function watchLeaving(): void {
  for (const type of ['beforeunload', 'submit', 'click', 'pageshow'] as const) {
    addEventListener(type, (event) => {
      isLeaving = type === 'beforeunload' || leadsAway(event)
    })
  }
}

/** Calls `act` unless the reader is leaving; then when they have come back or do something else here. */
export function whenStaying(act: () => void): void {
  if (isLeaving) setTimeout(whenStaying, ASK_AGAIN_MS, act)
  else act()
}

/** WebKit on telephones does not say that a page ends, only what may have ended it. */
function leadsAway(event: Event): boolean {
  return event.type === 'submit'
    ? !event.defaultPrevented && (event.target as HTMLFormElement).method !== 'dialog'
    : event.type === 'click' && followedLink(event as MouseEvent)?.hash === ''
}
