import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageCache, type PageRender } from './page-cache.ts'

let now = 0
let today = 0
let cache: PageCache
const onRefreshError = vi.fn()
const forEver = { madeAt: 0, changesAt: Number.POSITIVE_INFINITY, isVolatile: false }
const page = (text: string, isComplete = true, validity = forEver): PageRender => ({
  chunks: [text],
  csp: 'csp',
  link: null,
  validity,
  isComplete,
})
const textAt = (key: string, render: () => Promise<PageRender>) => cache.lookup(key, render)?.page.identity.toString()
const never = () => Promise.reject(new Error('must not be rendered'))

beforeEach(() => {
  now = 0
  today = 0
  onRefreshError.mockReset()
  cache = createPageCache({ clock: { now: () => now }, wallClock: { now: () => today }, isKept: true, onRefreshError })
})

describe('page cache', () => {
  it('shares one render among all who miss', async () => {
    const render = vi.fn(async () => page('a'))
    const filled = await Promise.all([cache.fill('k', render), cache.fill('k', render), cache.fill('k', render)])
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(filled).size).toBe(1)
  })

  it('keeps three encodings of the same bytes', async () => {
    const stored = await cache.fill('k', async () => page('a'.repeat(5000)))
    expect(brotliDecompressSync(stored.br)).toEqual(stored.identity)
    expect(gunzipSync(stored.gzip)).toEqual(stored.identity)
  })

  it('serves a fresh page without rendering, and a stale one while one render refreshes it', async () => {
    await cache.fill('k', async () => page('old'))
    now = 59_999
    expect(cache.lookup('k', never)?.result).toBe('hit')
    now = 60_000
    let finish = (_: PageRender) => {}
    const refresh = vi.fn(
      () =>
        new Promise<PageRender>((resolve) => {
          finish = resolve
        }),
    )
    expect(cache.lookup('k', refresh)).toMatchObject({ result: 'stale' })
    expect(textAt('k', refresh)).toBe('old')
    expect(refresh).toHaveBeenCalledTimes(1)
    finish(page('new'))
    await vi.waitFor(() => expect(textAt('k', never)).toBe('new'))
    expect(cache.lookup('k', never)?.result).toBe('hit')
  })

  it('never replaces a complete page by an incomplete one, and asks again only after a while', async () => {
    await cache.fill('k', async () => page('whole'))
    now = 60_000
    const sent = await cache.fill('k', async () => page('part', false))
    expect(sent.identity.toString()).toBe('part')
    expect(textAt('k', never)).toBe('whole')
    now += 5_000
    expect(cache.lookup('k', async () => page('whole'))?.result).toBe('stale')
  })

  it('serves a page that cannot be refreshed for a day, and then no longer', async () => {
    await cache.fill('k', async () => page('a'))
    now = 24 * 60 * 60 * 1000
    expect(cache.lookup('k', () => Promise.reject(new Error('no')))?.result).toBe('stale')
    now += 1
    expect(cache.lookup('k', never)).toBeNull()
  })

  it('does not keep an incomplete page', async () => {
    await cache.fill('k', async () => page('part', false))
    expect(cache.lookup('k', never)).toBeNull()
  })

  it('keeps the page and tells when a refresh fails', async () => {
    await cache.fill('k', async () => page('a'))
    now = 60_000
    const error = new Error('no')
    cache.lookup('k', () => Promise.reject(error))
    await vi.waitFor(() => expect(onRefreshError).toHaveBeenCalledWith(error))
    expect(textAt('k', never)).toBe('a')
  })

  it('forgets a failed render, so that the next visitor tries again', async () => {
    await expect(cache.fill('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.fill('k', async () => page('a'))).identity.toString()).toBe('a')
  })

  it('keeps the compressed bytes when a refresh gives the same page', async () => {
    const first = await cache.fill('k', async () => page('same'))
    expect(await cache.fill('k', async () => page('same'))).toBe(first)
    expect(await cache.fill('k', async () => page('other'))).not.toBe(first)
  })
})
