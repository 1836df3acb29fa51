import type { DataRouter } from 'react-router'

interface Passages {
  /** Somebody is about to follow a link: loads what a passage needs, once. */
  prepare: () => void
  /** A link is followed; whether that is to be a passage. */
  begin: (anchor: Element) => boolean
  /** The new page stands, where it is scrolled to. */
  reach: () => void
}

/** Makes a page change a passage, in browsers that can and where motion is welcome; until its code has come, pages just change. */
export function startPassages(router: DataRouter): Passages {
  let loading: Promise<void> | null = null
  let passage: typeof import('./passage.ts') | null = null
  let clicked: Element | null = null
  let left: { path: string; isBack: boolean } | null = null
  const isWelcome = () => 'activeViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

  // Before the router's own view of it, which has the browser take its picture of the old page.
  router.subscribe(({ historyAction, location: next }, { viewTransitionOpts }) => {
    // Of its own the router goes back as it came.
    if (!viewTransitionOpts || !passage || !isWelcome()) return
    const isBack = historyAction === 'POP'
    // Going back, the router names the two the other way round.
    const { currentLocation, nextLocation } = viewTransitionOpts
    left = { path: (currentLocation.pathname === next.pathname ? nextLocation : currentLocation).pathname, isBack }
    passage.leavePage(isBack ? null : clicked)
  })
  return {
    prepare: () => {
      if (!isWelcome()) return
      loading ??= import('./passage.ts').then(async (module) => {
        await module.preparePassages()
        passage = module
      })
      loading.catch((error: unknown) => {
        loading = null
        reportError(error)
      })
    },
    begin: (anchor) => {
      clicked = anchor
      return passage !== null && isWelcome()
    },
    reach: () => {
      if (left) passage?.reachPage(left.isBack ? left.path : null)
      left = null
    },
  }
}
