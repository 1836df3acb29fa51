import type { DataRouter } from 'react-router'
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
  document.addEventListener('click', (event) => {
    const url = clickedUrl(event)
    if (!url || !isClientPage({ url, paths, locale })) return
    event.preventDefault()
    void router.navigate(url.pathname + url.search + url.hash)
  })

  let isServed = true
  return (page) => {
    // The first page came with its head, and its visitor is where they want to be.
    if (isServed) document.documentElement.dataset.hydration = 'done'
    else showAsNewPage(page, router.state.historyAction)
    isServed = false
  }
}

function showAsNewPage({ head, context }: PageModel, action: DataRouter['state']['historyAction']): void {
  applyHead(document, head, context)
  document.getElementById('main')?.focus({ preventScroll: true })
  // Back and forward go where the reader was, which the browser remembers.
  if (action === 'POP') return
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
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
  return match.type === 'page' && match.locale === locale && !match.row.redirect
}
