import type { DataRouter } from 'react-router'
import { leavePage, preparePassages, reachPage } from './passage.ts'

export interface Passages {
  /** A link is followed; whether that is to be a passage. */
  begin: (anchor: Element) => boolean
  /** The new page stands, where it is scrolled to. */
  reach: () => void
}

/** Whether motion is welcome, in a browser that can. */
const isMotionWelcome = () =>
  'activeViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Makes a page change a passage from now on. */
export async function startPassages(router: DataRouter): Promise<Passages> {
  await preparePassages()
  let clicked: Element | null = null
  let left: { path: string; isBack: boolean } | null = null

  // Before the router's own view of it, which has the browser take its picture of the old page.
  router.subscribe(({ historyAction, location: next }, { viewTransitionOpts }) => {
    // Of its own the router goes back as it came.
    if (!viewTransitionOpts || !isMotionWelcome()) return
    const isBack = historyAction === 'POP'
    // Going back, the router names the two the other way round.
    const { currentLocation, nextLocation } = viewTransitionOpts
    left = { path: (currentLocation.pathname === next.pathname ? nextLocation : currentLocation).pathname, isBack }
    leavePage(isBack ? null : clicked)
  })
  // The router has just kept for the next document of this tab how to go back: there it would have none of this, and move as browsers do.
  addEventListener('pagehide', () => {
    try {
      sessionStorage.removeItem('remix-router-transitions')
    } catch {
      // Where nothing may be kept, nothing was.
    }
  })
  return {
    begin: (anchor) => {
      clicked = anchor
      return isMotionWelcome()
    },
    reach: () => {
      if (left) reachPage(left.isBack ? left.path : null)
      left = null
    },
  }
}
