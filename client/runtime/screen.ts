import { DEVICE_REFRESH_MS, RESIZE_THROTTLE_MS } from '#shared/site/limits.ts'
import { readScreen, type Screen } from '#shared/site/screen.ts'
import { throttle } from './throttle.ts'

declare global {
  interface WindowEventMap {
    /** The window has another width; what interactive code listens to. The root element's `data-screen` is up to date by then. */
    screenchange: CustomEvent<Screen>
  }
}

/** Keeps `data-screen` up to date, tells `screenchange`, and calls `refreshDevice` 50 ms after a resize. */
export function startScreen(refreshDevice: () => void): void {
  let width = 0
  const look = () => {
    if (innerWidth === width) return
    width = innerWidth
    const screen = readScreen(width)
    document.documentElement.dataset.screen = screen.type
    dispatchEvent(new CustomEvent('screenchange', { detail: screen }))
  }
  look()
  addEventListener('resize', throttle(look, RESIZE_THROTTLE_MS))
  let timer = 0
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = window.setTimeout(refreshDevice, DEVICE_REFRESH_MS)
  })
}
