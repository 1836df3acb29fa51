import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HYDRATION_IDLE_TIMEOUT_MS } from '#shared/site/limits.ts'
import { startWhenWanted } from './delayed-start.ts'

let view: EventTarget
let idle: { run: () => void; timeout: number | undefined } | null
beforeEach(() => {
  idle = null
  view = Object.assign(new EventTarget(), { requestIdleCallback: true })
  vi.stubGlobal('window', view)
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: IdleRequestOptions) => {
    idle = { run, timeout }
  })
  vi.stubGlobal('MouseEvent', FakeMouseEvent)
})
afterEach(() => vi.unstubAllGlobals())

class FakeMouseEvent extends Event {
  readonly movementX: number
  readonly movementY: number
  constructor(type: string, x = 0, y = 0) {
    super(type)
    this.movementX = x
    this.movementY = y
  }
}

it.each(['scroll', 'keydown', 'click', 'touchstart', 'wheel'])('starts at the first %s, and never again', (type) => {
  const start = vi.fn()
  startWhenWanted(start, HYDRATION_IDLE_TIMEOUT_MS)
  expect(start).not.toHaveBeenCalled()
  view.dispatchEvent(new Event(type))
  expect(start).toHaveBeenCalledTimes(1)
  view.dispatchEvent(new Event('keydown'))
  expect(start).toHaveBeenCalledTimes(1)
  idle?.run()
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts when the browser is idle, which it asks for within the timeout, and never again', () => {
  const start = vi.fn()
  startWhenWanted(start, HYDRATION_IDLE_TIMEOUT_MS)
  expect(idle?.timeout).toBe(HYDRATION_IDLE_TIMEOUT_MS)
  idle?.run()
  view.dispatchEvent(new Event('click'))
  expect(start).toHaveBeenCalledTimes(1)
})

it('starts at once where a browser tells nothing of being idle', () => {
  const start = vi.fn()
  vi.stubGlobal('window', new EventTarget())
  startWhenWanted(start, HYDRATION_IDLE_TIMEOUT_MS)
  expect(start).toHaveBeenCalledTimes(1)
})

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [0, -1, 1],
])('a mouse that moved by %d and %d starts it %d times', (x, y, times) => {
  const start = vi.fn()
  startWhenWanted(start, HYDRATION_IDLE_TIMEOUT_MS)
  view.dispatchEvent(new FakeMouseEvent('mousemove', x, y))
  expect(start).toHaveBeenCalledTimes(times)
})
