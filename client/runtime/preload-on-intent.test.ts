import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startIntent } from './preload-on-intent.ts'

/** A link, and what is inside it. */
class FakeElement extends EventTarget {
  readonly href: string | null
  readonly #isPressed: boolean
  constructor(href: string | null, isPressed = false) {
    super()
    this.href = href
    this.#isPressed = isPressed
  }
  /** Of the selectors only `:focus-visible` is asked for. */
  matches() {
    return !this.#isPressed
  }
  closest() {
    return this.href === null ? null : this
  }
}

let page: EventTarget
let meant: string[]
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  meant = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('Element', FakeElement)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(connection?: object) {
  vi.stubGlobal('navigator', { connection })
  startIntent(({ pathname }) => meant.push(pathname))
}

function send(type: string, href: string | null, pointerType = 'mouse') {
  page.dispatchEvent(withTarget(Object.assign(new Event(type), { pointerType }), new FakeElement(href)))
}

function withTarget(event: Event, value: FakeElement): Event {
  return Object.defineProperty(event, 'target', { value })
}

const link = 'https://kaartkamer-nl.example/over-ons/'

it('tells of a link that a mouse rests on, and of none that it passes over', () => {
  start()
  send('pointerover', link)
  vi.advanceTimersByTime(64)
  send('pointerover', null)
  vi.advanceTimersByTime(1000)
  expect(meant).toEqual([])
  send('pointerover', link)
  vi.advanceTimersByTime(65)
  expect(meant).toEqual(['/over-ons/'])
})

it('tells at once of a link that the keyboard reaches, and of none that is pressed: that is followed already', () => {
  start()
  send('focusin', link)
  expect(meant).toEqual(['/over-ons/'])
  page.dispatchEvent(withTarget(new Event('focusin'), new FakeElement(link, true)))
  send('touchstart', link)
  expect(meant).toEqual(['/over-ons/'])
})

it('leaves a finger that rests to its touch, and what is no link alone', () => {
  start()
  send('pointerover', link, 'touch')
  send('focusin', null)
  send('focusin', '')
  vi.advanceTimersByTime(1000)
  expect(meant).toEqual([])
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'tells of nothing with %j',
  (connection) => {
    start(connection)
    send('focusin', link)
    expect(meant).toEqual([])
  },
)

it('tells of links on 3g', () => {
  start({ effectiveType: '3g', saveData: false })
  send('focusin', link)
  expect(meant).toEqual(['/over-ons/'])
})
