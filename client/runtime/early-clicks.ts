/**
 * Keeps clicks on buttons of live sections, which do nothing yet, and makes them again when the app has taken over.
 * Everything else on a page does by itself what its HTML says.
 */
export function keepEarlyClicks(): void {
  const kept: HTMLElement[] = []
  const controller = new AbortController()
  const options = { signal: controller.signal }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]:not([data-still] *)')
      if (button) kept.push(button)
    },
    options,
  )
  document.addEventListener(
    'app:started',
    () => {
      controller.abort()
      // React is still at work when it says so.
      setTimeout(() => {
        for (const button of kept) button.click()
      })
    },
    options,
  )
}
