import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageCache, type PageRender, type StoredPage } from './page-cache.ts'

let now = 0
let today = 0
let isIdle = true
let cache: PageCache
const onRefreshError = vi.fn()
const forEver = { madeAt: 0, changesAt: Number.POSITIVE_INFINITY, freshMs: Number.POSITIVE_INFINITY }
const page = (text: string, isComplete = true, validity = forEver): PageRender => ({
  chunks: [text],
  csp: 'csp',
  link: null,
  timing: '',
  validity,
  isComplete,
})
const textOf = (page?: StoredPage) => page && brotliDecompressSync(page.bytes.at('br')?.bytes ?? '').toString()
const textAt = (key: string, render: () => Promise<PageRender>) => textOf(cache.lookup(key, render)?.page)
const HOURS_5 = 5 * 3_600_000
const never = () => Promise.reject(new Error('must not be rendered'))

beforeEach(() => {
  // What a cache plans ends with its test: by the clock of the next one it would never come.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  now = 0
  today = 0
  isIdle = true
  onRefreshError.mockReset()
  cache = createPageCache({
    clock: { now: () => now },
    wallClock: { now: () => today },
    isCached: true,
    isIdle: () => isIdle,
    onRefreshError,
  })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('page cache', () => {
  it('shares one render among all who miss', async () => {
    const render = vi.fn(async () => page('a'))
    const filled = await Promise.all([cache.fill('k', render), cache.fill('k', render), cache.fill('k', render)])
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(filled).size).toBe(1)
  })

  it('compresses a page that a refresh left as it was once more, as small as it goes, when there is nothing else to do', async () => {
    const text = readFileSync(import.meta.filename, 'utf8')
    const render = async () => page(text)
    const refresh = () => {
      now += 60_000
      cache.lookup('k', render)
      return cache.fill('k', render)
    }
    const first = await cache.fill('k', render)
    const length = first.bytes.at('br')?.bytes.length ?? 0
    isIdle = false
    expect(await refresh()).toBe(first)
    isIdle = true
    await refresh()
    await expect.poll(() => first.bytes.at('br')?.bytes.length).toBeLessThan(length)
    const smaller = first.bytes.at('br')
    expect(textAt('k', never)).toBe(text)
    // Nothing is left to gain: the next refresh keeps it.
    await refresh()
    expect(first.bytes.at('br')).toBe(smaller)
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
    await expect.poll(() => textAt('k', never)).toBe('new')
    expect(cache.lookup('k', never)?.result).toBe('hit')
  })

  it('asks again for a page of old data at the next attempt, and no more often than every five seconds', async () => {
    for (const [freshMs, until] of [
      [8_000, 8_000],
      [1_000, 5_000],
    ] as const) {
      const key = `k${freshMs}`
      now = 0
      await cache.fill(key, async () => page('old', true, { ...forEver, freshMs }))
      now = until - 1
      expect(cache.lookup(key, never)?.result).toBe('hit')
      now = until
      expect(cache.lookup(key, async () => page('new'))?.result).toBe('stale')
    }
  })

  it('never replaces a complete page by an incomplete one, and asks again only after a while', async () => {
    await cache.fill('k', async () => page('whole'))
    now = 60_000
    const sent = await cache.fill('k', async () => page('part', false))
    expect((await sent.bytes.encode('identity')).bytes.toString()).toBe('part')
    expect(textAt('k', never)).toBe('whole')
    now += 5_000
    expect(cache.lookup('k', async () => page('whole'))?.result).toBe('stale')
  })

  it('keeps nothing of a page in whose place another has come', async () => {
    await cache.fill('k', async () => page('0'))
    const { bytes } = cache.size
    for (const text of '123456789') await cache.fill('k', async () => page(text))
    expect(cache.size).toEqual({ entries: 1, bytes })
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
    await expect.poll(() => onRefreshError).toHaveBeenCalledWith(error)
    expect(textAt('k', never)).toBe('a')
  })

  it('forgets a failed render, so that the next visitor tries again', async () => {
    await expect(cache.fill('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(textOf(await cache.fill('k', async () => page('a')))).toBe('a')
  })

  it('keeps the compressed bytes when a refresh gives the same page', async () => {
    const first = await cache.fill('k', async () => page('same'))
    expect(await cache.fill('k', async () => page('same'))).toBe(first)
    expect(await cache.fill('k', async () => page('other'))).not.toBe(first)
  })

  it('gives nobody a page that is no longer true, nor one that is not true yet', async () => {
    const day = { madeAt: 100, changesAt: 200, freshMs: Number.POSITIVE_INFINITY }
    today = 100
    await cache.fill('k', async () => page('until 200', true, day))
    today = 199
    expect(textAt('k', never)).toBe('until 200')
    today = 200
    expect(cache.lookup('k', never)).toBeNull()
    // A clock that was ahead has been put right.
    today = 99
    expect(cache.lookup('k', never)).toBeNull()
  })

  it('renders once more when a page has stopped being true while it was made', async () => {
    const render = vi.fn(async () => {
      const [madeAt, changesAt] = today < 200 ? [today, 200] : [today, 300]
      today = 200
      return page(`of ${madeAt}`, true, { madeAt, changesAt, freshMs: Number.POSITIVE_INFINITY })
    })
    today = 199
    expect(textOf(await cache.fill('k', render))).toBe('of 200')
    expect(textAt('k', never)).toBe('of 200')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('makes dated pages anew at their moment, one after the other, without being asked', async () => {
    let underWay = 0
    let most = 0
    const render = (key: string) => async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      const changesAt = today < HOURS_5 ? HOURS_5 : Number.POSITIVE_INFINITY
      return page(`${key} of ${today}`, true, { madeAt: today, changesAt, freshMs: Number.POSITIVE_INFINITY })
    }
    for (const key of ['a', 'b', 'c']) await cache.fill(key, render(key))
    await cache.fill('never', async () => page('for ever'))
    most = 0
    today = HOURS_5
    await vi.advanceTimersByTimeAsync(HOURS_5)
    await expect.poll(() => textAt('c', never)).toBe(`c of ${HOURS_5}`)
    expect(['a', 'b', 'never'].map((key) => textAt(key, never))).toEqual([
      `a of ${HOURS_5}`,
      `b of ${HOURS_5}`,
      'for ever',
    ])
    expect(most).toBe(1)
  })

  it('forgets a page that could not be made anew, and says why', async () => {
    let isDead = false
    const failure = new Error('dead')
    await cache.fill('k', async () => {
      if (isDead) throw failure
      return page('old', true, { madeAt: 0, changesAt: HOURS_5, freshMs: Number.POSITIVE_INFINITY })
    })
    isDead = true
    today = HOURS_5
    await vi.advanceTimersByTimeAsync(HOURS_5)
    await expect.poll(() => onRefreshError).toHaveBeenCalledWith(failure)
    expect(cache.lookup('k', never)).toBeNull()
  })
})
