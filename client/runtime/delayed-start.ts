/** Events that count as an interaction. */
const INTERACTIONS = ['mousemove', 'scroll', 'keydown', 'click', 'touchstart', 'wheel'] as const

/** Calls `start` at the first interaction or when the browser is idle, at the latest after the timeout in ms. */
export function startWhenWanted(start: () => void, idleTimeout: number): void {
  if (!('requestIdleCallback' in window)) {
    start()
    return
  }
  const controller = new AbortController()
  const startOnce = () => {
    if (controller.signal.aborted) return
    controller.abort()
    start()
  }
  requestIdleCallback(startOnce, { timeout: idleTimeout })
  const onInteraction = (event: Event) => {
    const { type, movementX, movementY } = event as MouseEvent
    // A page that appears under a mouse at rest is told of it as if it had moved.
    if (type !== 'mousemove' || movementX || movementY) startOnce()
  }
  for (const type of INTERACTIONS) {
    window.addEventListener(type, onInteraction, { capture: true, passive: true, signal: controller.signal })
  }
}
