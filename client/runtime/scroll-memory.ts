import type { DataRouter } from 'react-router'

/** Keeps the scroll position of each history entry: the browser's own memory comes while the old page stands. */
export function rememberScroll(router: DataRouter) {
  const positions = new Map<string, number>()
  let shown = router.state.location
  const restore = () => window.scrollTo(0, positions.get(shown.key) ?? 0)
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  setRestoration('manual')()
  // A reload, or a page of another site, starts a new memory here; the browser's serves those well.
  window.addEventListener('pagehide', setRestoration('auto'))
  window.addEventListener('pageshow', setRestoration('manual'))
  const remember = () => positions.set(shown.key, window.scrollY)
  window.addEventListener('scroll', remember, { passive: true })

  router.subscribe(({ location: current, navigation, historyAction }, { viewTransitionOpts }) => {
    if (navigation.state !== 'idle') {
      // The page that is left still stands; its last scroll event may be a frame away.
      remember()
      return
    }
    const isSamePage = current.pathname === shown.pathname && current.search === shown.search
    // A step to another hash of the page that stands: no page will be shown anew.
    if (!isSamePage || current.key === shown.key) return
    shown = current
    // Of which the browser takes its picture first, the old page stays where it is.
    if (historyAction === 'POP' && positions.has(current.key) && !viewTransitionOpts) restore()
  })
  return {
    restore,
    /** Tells that the document shows the router's present page. */
    moveOn: () => {
      shown = router.state.location
    },
  }
}
