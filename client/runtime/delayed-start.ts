/** Events that count as an interaction (product facts, 6.1). */
const INTERACTIONS = ['mousemove', 'scroll', 'keydown', 'click', 'touchstart', 'wheel'] as const

/**
 * Calls `start` once: at the first interaction, or when the browser is idle, at the latest after the timeout in ms.
 * A browser without idle callbacks starts at once.
 */
export function startWhenWanted(start: () => void, idleTimeout: number): void {
  if (!('requestIdleCallback' in window)) {
    start()
    return
  }
  const controller = new AbortController()
  const startOnce = () => {
    if (controller.signal.aborted) return
    controller.abort()
    cancelIdleCallback(idle)
    start()
  }
  const idle = requestIdleCallback(startOnce, { timeout: idleTimeout })
  for (const type of INTERACTIONS) {
    window.addEventListener(type, startOnce, { capture: true, passive: true, signal: controller.signal })
  }
}
