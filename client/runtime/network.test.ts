import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startNetwork } from './network.ts'

class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly children: FakeElement[] = []
  textContent = ''
  isShown = false
  append(...children: FakeElement[]) {
    this.children.push(...children)
    for (const child of children) child.isShown = true
  }
  remove() {
    this.isShown = false
  }
}

const ask = vi.fn<typeof fetch>()
let view: EventTarget
let body: FakeElement
beforeEach(() => {
  view = new EventTarget()
  body = new FakeElement()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('document', { body, createElement: () => new FakeElement() })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(new Response()))
})
afterEach(() => vi.unstubAllGlobals())

const start = () => startNetwork(((key: string) => key) as Parameters<typeof startNetwork>[0])
const notices = () => body.children.filter(({ dataset, isShown }) => 'offline' in dataset && isShown)

it('asks the server itself whether it can be reached, past what the browser keeps', async () => {
  const network = start()
  expect(await network.isReachable()).toBe(true)
  expect(ask).toHaveBeenCalledWith('/builds/latest.json', { method: 'HEAD', cache: 'no-store' })
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await network.isReachable()).toBe(false)
  ask.mockReset()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await network.isReachable()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

it('says once that there is no network, and takes it back when there is one', async () => {
  start()
  view.dispatchEvent(new Event('offline'))
  view.dispatchEvent(new Event('offline'))
  expect(notices()).toHaveLength(1)
  view.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(notices()).toEqual([]))
  view.dispatchEvent(new Event('offline'))
  expect(notices()).toHaveLength(1)
})

it('lets everything that waits go on, and nothing before the server can be reached', async () => {
  const network = start()
  const resumed: string[] = []
  void network.whenBack().then(() => resumed.push('first'))
  void network.whenBack().then(() => resumed.push('second'))
  const [notice] = notices()
  const retry = notice?.children.at(-1)
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  retry?.dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(resumed).toEqual([])
  expect(notices()).toEqual([notice])
  retry?.dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(resumed).toEqual(['first', 'second']))
  expect(notices()).toEqual([])
})
