import type { DataRouter } from 'react-router'

interface Place {
  top: number
  /** Which of the page's links led away, and which of its details are open. */
  parts?: boolean[]
}

/** Keeps where a reader was in each history entry: the browser's own memory comes while the old page stands. */
export function rememberPlaces(router: DataRouter) {
  const places = new Map<string, Place>()
  let path = router.state.location.pathname
  let entry = entryKey()
  const scroll = () => scrollTo(0, places.get(entry)?.top ?? 0)
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  setRestoration('manual')()
  // A reload, or a page of another site, starts a new memory here; the browser's serves those well.
  addEventListener('pagehide', setRestoration('auto'))
  addEventListener('pageshow', setRestoration('manual'))
  const remember = () => places.set(entry, { ...places.get(entry), top: scrollY })
  addEventListener('scroll', remember, { passive: true })

  router.subscribe(({ location: current, navigation, historyAction }, { viewTransitionOpts }) => {
    const isIdle = navigation.state === 'idle'
    // A step to another hash or query of the page that stands: no page will be shown anew.
    const isStep = isIdle && current.pathname === path && entryKey() !== entry
    // The place that is left still stands; its last scroll event may be a frame away. Of a step by a link `leaveBy` knows: WebKit has
    // scrolled by now.
    if (!isIdle || (isStep && places.has(entryKey()))) remember()
    if (!isStep) return
    entry = entryKey()
    // Of which the browser takes its picture first, the old page stays where it is.
    if (historyAction === 'POP' && places.has(entry) && !viewTransitionOpts) scroll()
  })
  return {
    /** Keeps a page, or a place of it, as it is left by a link of it. */
    leaveBy: (link: Element) => {
      const parts = partsOf().map((part) => part === link || ('open' in part && part.open))
      places.set(entry, { top: scrollY, parts })
    },
    /** Brings back what was kept of the page that is shown again. */
    restore: () => {
      const { parts } = places.get(entry) ?? {}
      for (const [index, part] of parts ? partsOf().entries() : []) {
        if (part instanceof HTMLDetailsElement) part.open = parts?.[index] ?? false
        else if (parts?.[index]) part.focus({ preventScroll: true })
      }
      scroll()
    },
    /** Tells that the document shows the router's present page. */
    moveOn: () => {
      path = router.state.location.pathname
      entry = entryKey()
    },
  }
}

const partsOf = () => [...document.querySelectorAll<HTMLAnchorElement | HTMLDetailsElement>('main :is(a, details)')]

/** Names the history entry that is shown. One that the browser made by itself, for a hash, has no name yet: the router calls all of them the same. */
function entryKey(): string {
  if (!history.state) history.replaceState({ key: `${Date.now()}` }, '')
  return (history.state as { key?: string }).key ?? 'default'
}
