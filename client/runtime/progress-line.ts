import type { DataRouter } from 'react-router'

/** How long a navigation takes before it is said to be on its way, in ms: most are over by then. */
const SLOW_AFTER_MS = 200

/** Says `data-navigating` on the root element while a navigation is slow; the line above the page shows by that. */
export function startProgressLine(router: DataRouter): void {
  const { dataset } = document.documentElement
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    timer = 0
    delete dataset.navigating
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') end()
    else if (!timer) {
      timer = window.setTimeout(() => {
        dataset.navigating = ''
      }, SLOW_AFTER_MS)
    }
  })
  // A page that comes back as it was left was left on its way to another.
  addEventListener('pageshow', end)
}
