import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ICON_ENDPOINT_TIMEOUT_MS, MAX_CACHED_ICONS } from '#shared/site/limits.ts'
import { loadIcon } from './load-icon.ts'

const load = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const warn = vi.spyOn(console, 'warn')
const illustration = { body: '<path d="M0 0h1"/>', width: 16, height: 16 }
const answer = (name: string, icon: object = illustration) => Response.json({ icons: { [name]: icon } })

beforeEach(() => {
  warn.mockReset().mockReturnValue()
  vi.stubGlobal('fetch', load.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

it('asks our own server once for an icon, and gives its shapes', async () => {
  load.mockResolvedValue(answer('calendar'))
  const [first, second] = await Promise.all([loadIcon('site:calendar'), loadIcon('site:calendar')])
  expect(first).toEqual({ width: 16, height: 16, shapes: [expect.objectContaining({ tag: 'path' })] })
  expect(second).toBe(first)
  expect(load.mock.calls.map(([address]) => address)).toEqual(['/api/_nuxt_icon/site.json?icons=calendar'])
  expect(warn).not.toHaveBeenCalled()
})

it('gives up after the time that our endpoint has', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  load.mockResolvedValue(answer('clock'))
  await loadIcon('site:clock')
  expect(timeout).toHaveBeenCalledWith(ICON_ENDPOINT_TIMEOUT_MS)
  expect(load.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value)
})

it.each([
  [
    'an icon that nobody knows',
    'a:unknown',
    async () => Response.json({ icons: { unknown: illustration } }, { status: 404 }),
  ],
  ['no answer', 'a:silent', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer without the icon', 'a:absent', async () => Response.json({ icons: {} })],
  [
    'an illustration that would run something',
    'a:evil',
    async () => answer('evil', { ...illustration, body: '<script/>' }),
  ],
])('%s costs a warning, and nothing is shown', async (_, name, respond) => {
  load.mockImplementation(respond)
  expect(await loadIcon(name)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain(name)
})

it('asks again for one that did not come, after a minute and with another warning', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  await loadIcon('a:late')
  now.mockReturnValue(60_999)
  expect(await loadIcon('a:late')).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
  now.mockReturnValue(61_000)
  expect(await loadIcon('a:late')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
  load.mockResolvedValue(answer('late'))
  now.mockReturnValue(121_000)
  expect(await loadIcon('a:late')).toMatchObject({ width: 16 })
  now.mockReturnValue(999_000)
  expect(await loadIcon('a:late')).toMatchObject({ width: 16 })
  expect(load).toHaveBeenCalledTimes(3)
  now.mockRestore()
})

it('keeps the last fifty', async () => {
  load.mockImplementation(async (address) => answer(address.split('=')[1] ?? ''))
  const names = Array.from({ length: MAX_CACHED_ICONS + 1 }, (_, index) => `kept:i${index}`)
  for (const name of names) await loadIcon(name)
  load.mockClear()
  await loadIcon('kept:i1')
  expect(load).not.toHaveBeenCalled()
  await loadIcon('kept:i0')
  expect(load).toHaveBeenCalledTimes(1)
})
