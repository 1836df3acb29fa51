import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startNetwork } from './network.ts'

class FakeElement extends EventTarget {
  hidden = true
}

const ask = vi.fn<typeof fetch>()
let view: EventTarget
let notice: FakeElement
beforeEach(() => {
  view = new EventTarget()
  notice = new FakeElement()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('dispatchEvent', view.dispatchEvent.bind(view))
  vi.stubGlobal('document', { querySelector: () => notice })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(new Response()))
})
afterEach(() => vi.unstubAllGlobals())

it('asks the server itself whether it can be reached, past what the browser keeps', async () => {
  const network = startNetwork()
  expect(await network.isReachable()).toBe(true)
  expect(ask).toHaveBeenCalledWith('/builds/latest.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  })
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await network.isReachable()).toBe(false)
  ask.mockReset()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await network.isReachable()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

it('says that there is no network, and takes it back when there is one', async () => {
  startNetwork()
  expect(notice.hidden).toBe(true)
  view.dispatchEvent(new Event('offline'))
  expect(notice.hidden).toBe(false)
  view.dispatchEvent(new Event('online'))
  await expect.poll(() => notice.hidden).toBe(true)
  view.dispatchEvent(new Event('offline'))
  expect(notice.hidden).toBe(false)
})

it('lets the last that waits go on, and not before the server can be reached', async () => {
  const network = startNetwork()
  const resumed: string[] = []
  void network.whenBack().then(() => resumed.push('first'))
  void network.whenBack().then(() => resumed.push('second'))
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  view.dispatchEvent(new Event('online'))
  await expect.poll(() => ask).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(resumed).toEqual([])
  expect(notice.hidden).toBe(false)
  view.dispatchEvent(new Event('online'))
  await expect.poll(() => resumed).toEqual(['second'])
  expect(notice.hidden).toBe(true)
})
