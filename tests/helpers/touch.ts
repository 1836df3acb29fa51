import type { Page } from 'playwright-core'

interface Drag {
  from: { x: number; y: number }
  by: { x?: number; y?: number }
  /** Milliseconds between touching and letting go, as the browser is told. */
  duration: number
}

/** One finger, through the browser's own input: it scrolls, clicks and cancels as a real one does. */
export async function touchWith(page: Page): Promise<(drag: Drag) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  let now = Date.now() / 1000
  return async ({ from, by, duration }) => {
    await isSwipeReady(page)
    const steps = 8
    const send = (type: TouchType, touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now })
    await send('touchStart', [from])
    for (let step = 1; step <= steps; step++) {
      now += duration / steps / 1000
      const part = step / steps
      await send('touchMove', [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }])
    }
    await send('touchEnd', [])
    now += 1
  }
}

/** The code that hears a swipe comes with the first dialog or toast, after it is shown; nobody drags as fast as a test. */
async function isSwipeReady(page: Page): Promise<void> {
  const loaded = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/swipe-[^/]+\.js$/.test(name))?.name
  const address = await page.waitForFunction(loaded)
  // Who imported the same module earlier has it earlier.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())})`)
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd'
