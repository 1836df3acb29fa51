import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RELOAD_GUARD_MS } from '#shared/limits.ts'
import { mayReload } from './reload-guard.ts'

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
