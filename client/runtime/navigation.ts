import type { DataRouter } from 'react-router'
import { keepEmbeddedMode, readEmbeddedMode } from '#shared/embedded.ts'
import type { Locale } from '#shared/locales.ts'
import type { PageModel } from '#shared/page-model.ts'
import type { PathTable } from '#shared/paths.ts'
import { applyHead } from './apply-head.ts'

interface NavigationInput {
  router: DataRouter
  paths: PathTable
  locale: Locale
}

/**
 * Turns clicks on plain anchors into client navigations. Returns what has to be called whenever a page stands in the
 * document: it does what a browser does after a page load.
 */
export function startNavigation({ router, paths, locale }: NavigationInput): (page: PageModel) => void {
  const scroll = rememberScroll(router)
  document.addEventListener('click', (event) => {
    const url = clickedUrl(event)
    if (!url || !isClientPage({ url, paths, locale })) return
    event.preventDefault()
    url.search = keepEmbeddedMode(url.search, readEmbeddedMode(location.search))
    // Its own address again: a browser would load it anew, which leaves the reader at its top.
    if (url.href === location.href) showTop()
    // A place on the page that stands, which only its mode made another address.
    else if (url.pathname + url.search === location.pathname + location.search) location.hash = url.hash
    else void router.navigate(url.pathname + url.search + url.hash)
  })

  let isServed = true
  return ({ head, context }) => {
    if (isServed) {
      // The first page came with its head, and its visitor is where they want to be.
      isServed = false
      document.documentElement.dataset.hydration = 'done'
      return
    }
    scroll.moveOn()
    applyHead(document, head, context)
    document.dispatchEvent(new Event('page:shown'))
    focusMain()
    const target = document.getElementById(idOfHash(location.hash))
    if (router.state.historyAction === 'POP') scroll.restore()
    else if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }
}

function showTop(): void {
  focusMain()
  window.scrollTo(0, 0)
}

function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Id that a hash names; a hash that cannot be decoded names what it spells. */
function idOfHash(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/**
 * Keeps where the reader was on each entry of the history. The browser's own memory comes too early here: it scrolls
 * while the page that is left still stands.
 */
function rememberScroll(router: DataRouter) {
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

  router.subscribe(({ location: current, navigation, historyAction }) => {
    if (navigation.state !== 'idle') {
      // The page that is left still stands; its last scroll event may be a frame away.
      remember()
      return
    }
    const isSamePage = current.pathname === shown.pathname && current.search === shown.search
    // A step to another hash of the page that stands: no page will be shown anew.
    if (!isSamePage || current.key === shown.key) return
    shown = current
    if (historyAction === 'POP' && positions.has(current.key)) restore()
  })
  return {
    restore,
    /** Tells that the document shows the router's present page. */
    moveOn: () => {
      shown = router.state.location
    },
  }
}

/** The same-origin address that a click asks for; null when the browser should do what it does. */
function clickedUrl(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return null
  const url = new URL(anchor.href)
  if (url.origin !== location.origin) return null
  const isSamePage = url.pathname === location.pathname && url.search === location.search
  return isSamePage && url.hash ? null : url
}

/** Whether the client can show this address: a page of this locale; everything else is a full page load. */
function isClientPage({ url, paths, locale }: { url: URL; paths: PathTable; locale: Locale }): boolean {
  const match = paths.resolve(url.pathname)
  return match.type === 'page' && match.locale === locale && !match.row.redirect && !match.row.isDocument
}
