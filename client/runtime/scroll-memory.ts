import type { DataRouter } from 'react-router'

/** Keeps the scroll position of each history entry: the browser's own memory comes while the old page stands. */
export function rememberScroll(router: DataRouter) {
  const positions = new Map<string, number>()
  let path = router.state.location.pathname
  let entry = entryKey()
  const restore = () => window.scrollTo(0, positions.get(entry) ?? 0)
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  setRestoration('manual')()
  // A reload, or a page of another site, starts a new memory here; the browser's serves those well.
  window.addEventListener('pagehide', setRestoration('auto'))
  window.addEventListener('pageshow', setRestoration('manual'))
  const remember = () => positions.set(entry, window.scrollY)
  window.addEventListener('scroll', remember, { passive: true })

  router.subscribe(({ location: current, navigation, historyAction }, { viewTransitionOpts }) => {
    if (navigation.state !== 'idle') {
      // The page that is left still stands; its last scroll event may be a frame away.
      remember()
      return
    }
    // A step to another hash or query of the page that stands: no page will be shown anew.
    if (current.pathname !== path || entryKey() === entry) return
    entry = entryKey()
    // Of which the browser takes its picture first, the old page stays where it is.
    if (historyAction === 'POP' && positions.has(entry) && !viewTransitionOpts) restore()
  })
  return {
    restore,
    /** Tells that the document shows the router's present page. */
    moveOn: () => {
      path = router.state.location.pathname
      entry = entryKey()
    },
  }
}

/** Names the history entry that is shown. One that the browser made by itself, for a hash, has no name yet: the router calls all of them the same. */
function entryKey(): string {
  if (!history.state) history.replaceState({ key: `${Date.now()}` }, '')
  return (history.state as { key?: string }).key ?? 'default'
}
