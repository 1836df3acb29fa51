import { RELOAD_GUARD_MS, RELOAD_MARKER_KEY } from '#shared/site/limits.ts'
import { whenStaying } from './leaving.ts'
import { waitForNetwork } from './wait-for-network.ts'

/**
 * When code of this page did not arrive: a reload the first time in 10 s, then the 500 page; offline nothing. A page that works
 * without code stays as it is, and who is on the way to another page is not held up.
 */
export function recover(error: unknown): void {
  reportError(error)
  if (navigator.onLine) whenStaying(reloadOnce)
  // Whoever has followed a link meanwhile goes there first.
  else waitForNetwork(() => setTimeout(whenStaying, 0, reload))
}

const reload = () => location.reload()

function reloadOnce(): void {
  const { pathname } = location
  if (!document.querySelector('main [data-interactive]')) return
  if (mayReload(pathname)) reload()
  else location.replace(`${/^\/[a-z]{2}\//.exec(pathname)?.[0] ?? '/'}_error/500/`)
}

/** Whether the page at this path was not loaded anew a moment ago; the answer yes is remembered. */
export function mayReload(path: string): boolean {
  const now = Date.now()
  try {
    const marker = JSON.parse(sessionStorage.getItem(RELOAD_MARKER_KEY) ?? '{}')
    if (marker.path === path && marker.expires > now) return false
    sessionStorage.setItem(RELOAD_MARKER_KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS }))
    return true
  } catch {
    // Nothing can be remembered here: a page that came by a reload has had its turn.
    return (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type !== 'reload'
  }
}
