import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RELOAD_GUARD_MS } from '#shared/site/limits.ts'
import { watchLeaving } from './leaving.ts'
import { mayReload, recover } from './reload-guard.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('allows one reload of a path in ten seconds', () => {
  expect(mayReload('/a/')).toBe(true)
  vi.advanceTimersByTime(RELOAD_GUARD_MS - 1)
  expect(mayReload('/a/')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayReload('/a/')).toBe(true)
})

it('does not hold one path’s reload against another', () => {
  expect(mayReload('/a/')).toBe(true)
  expect(mayReload('/b/')).toBe(true)
  expect(mayReload('/b/')).toBe(false)
})

it.each([
  ['a marker that cannot be read', { getItem: () => '{', setItem: () => {} }],
  [
    'no storage',
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied')
      },
    },
  ],
])('with %s, a page that came by a reload is not loaded anew', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  const type = vi.spyOn(performance, 'getEntriesByType')
  type.mockReturnValue([{ type: 'navigate' } as unknown as PerformanceNavigationTiming])
  expect(mayReload('/a/')).toBe(true)
  type.mockReturnValue([{ type: 'reload' } as unknown as PerformanceNavigationTiming])
  expect(mayReload('/a/')).toBe(false)
})

describe('code that did not arrive', () => {
  const page = { pathname: '/nl/over-ons/', reload: vi.fn(), replace: vi.fn() }
  const window = new EventTarget()
  const lost = new Error('Failed to fetch dynamically imported module')
  const report = vi.fn()
  beforeEach(() => {
    vi.clearAllMocks()
    vi.stubGlobal('location', page)
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('reportError', report)
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector === 'main [data-interactive]' ? {} : null),
    })
    page.pathname = '/nl/over-ons/'
  })

  it('loads the page anew, then shows the 500 page of its language', () => {
    recover(lost)
    expect([page.reload.mock.calls.length, page.replace.mock.calls]).toEqual([1, []])
    recover(lost)
    expect([page.reload.mock.calls.length, page.replace.mock.calls]).toEqual([1, [['/nl/_error/500/']]])
    expect(report.mock.calls).toEqual([[lost], [lost]])
  })

  it('shows the 500 page of the first language without a prefix', () => {
    page.pathname = '/over-ons/'
    recover(lost)
    recover(lost)
    expect(page.replace.mock.calls).toEqual([['/_error/500/']])
  })

  it('leaves a page that works without code as it is, the 500 page too', () => {
    vi.stubGlobal('document', { querySelector: () => null })
    recover(lost)
    recover(lost)
    expect([page.reload.mock.calls, page.replace.mock.calls]).toEqual([[], []])
  })

  it('waits for the network where there is none', () => {
    vi.stubGlobal('navigator', { onLine: false })
    recover(lost)
    expect([page.reload.mock.calls, page.replace.mock.calls]).toEqual([[], []])
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    vi.runAllTimers()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is back', () => window.dispatchEvent(new Event('pageshow'))],
    // A page that was stopped, or turned out to be a file.
    ['is here half a minute later', () => vi.advanceTimersByTime(30_000)],
  ])('does not stand in the way of a reader who leaves, and makes up for it when the reader %s', (_, happen) => {
    watchLeaving()
    window.dispatchEvent(new Event('beforeunload'))
    recover(lost)
    // Who waits may click on nothing.
    const click = Object.assign(new Event('click'), { button: 0 })
    Object.defineProperty(click, 'target', { value: { closest: () => null } })
    window.dispatchEvent(click)
    vi.advanceTimersByTime(RELOAD_GUARD_MS)
    expect([page.reload.mock.calls, page.replace.mock.calls]).toEqual([[], []])
    happen()
    vi.advanceTimersByTime(1000)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })
})
