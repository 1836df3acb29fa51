import { followedLink } from './leads-elsewhere.ts'
import { waitForNetwork } from './wait-for-network.ts'

/**
 * Keeps clicks on buttons of interactive sections, which do nothing yet, and makes them again when the app has taken over.
 * Without a network a click on a link is kept as well: the browser's own page about it would take away what is read.
 * Everything else on a page does by itself what its HTML says.
 */
export function keepEarlyClicks(): void {
  const kept = new Set<HTMLElement>()
  let keptLink: HTMLAnchorElement | undefined
  document.addEventListener('click', (event) => {
    if (document.documentElement.dataset.hydration === 'done') return
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([data-static] *)')
    if (button) {
      // Once: who presses again has seen nothing happen. Styles show it till then.
      kept.add(button)
      button.ariaBusy = 'true'
    }
    const link = followedLink(event)
    if (!navigator.onLine && link?.origin === location.origin && link.pathname !== location.pathname) {
      event.preventDefault()
      if (!keptLink) waitForNetwork(() => keptLink?.click())
      keptLink = link
    }
  })
  document.addEventListener('app:started', () => {
    // React is still at work when it says so.
    setTimeout(() => {
      for (const button of kept) {
        button.ariaBusy = null
        button.click()
      }
    })
  })
}
