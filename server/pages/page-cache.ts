import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotliOptions } from '#server/http/brotli.ts'
import { type Chunk, joinChunks } from '#server/http/encodings.ts'
import { holdsAt, type Validity } from '#shared/site/content-clock.ts'
import { createChangeTimer } from './change-timer.ts'

/** A finished page as it is sent: three encodings of the same bytes. */
export interface StoredPage {
  etag: string
  csp: string
  link: string | null
  /** Of the render, for `Server-Timing`. */
  timing: string
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

/** What a render gives the cache. */
export interface PageRender {
  chunks: readonly Chunk[]
  csp: string
  /** The `Link` header; null: it has none. */
  link: string | null
  timing: string
  /** How long it is true. */
  validity: Validity
  /** Only a complete page is stored; an incomplete one is sent to those who wait for it and forgotten. */
  isComplete: boolean
}

/** A stored page, and until when it may be given. */
export interface FoundPage {
  page: StoredPage
  result: CacheResult
  /** null: it was not kept. */
  validity: Pick<Validity, 'changesAt' | 'freshMs'> | null
}

export type CacheResult = 'hit' | 'stale' | 'miss'

export interface PageCache {
  /** The stored page, fresh or stale; a stale one is being refreshed by one render behind. Never one that is no longer true. */
  lookup(key: string, render: () => Promise<PageRender>): FoundPage | null
  /** The one render that all who miss the same key share. */
  fill(key: string, render: () => Promise<PageRender>): Promise<StoredPage>
  readonly size: { entries: number; bytes: number }
  /** Makes nothing anew by itself any more. */
  close(): void
}

interface PageCacheOptions {
  /** Monotonic, in ms. */
  clock: { now(): number }
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
  /** False keeps nothing: every lookup misses. */
  isCached: boolean
  /** Whether there is nothing else to do. */
  isIdle: () => boolean
  onRefreshError: (error: unknown) => void
}

/** A stored page is fresh for this long, in ms. */
const FRESH_MS = 60_000
/** How long a refresh that failed or was incomplete is not tried again, in ms. */
const RETRY_MS = 5_000
/** A page that could not be refreshed is served for this long, in ms: an outage of a day, and no longer. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const MAX_BYTES = 128 * 1024 * 1024
/** Brotli's best takes a quarter of a second for a page, and 8 % off its bytes. */
const BEST_BROTLI = 11
/** Above the number of pages that there are for every class of visitors: only what nobody asked for may go. */
const MAX_ENTRIES = 20_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

interface Entry {
  page: StoredPage
  validity: Validity
  renderedAt: number
  freshUntil: number
  /** Makes it anew. */
  render: () => Promise<PageRender>
}

/** Finished pages by edition, path, locale and visitor class; bounded by their number and bytes. */
export function createPageCache({ clock, wallClock, isCached, isIdle, onRefreshError }: PageCacheOptions): PageCache {
  const now = () => clock.now()
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.identity.length + page.gzip.length + page.br.length + 1,
  })
  const renders = new Map<string, Promise<StoredPage>>()
  const isTrue = ({ validity }: Pick<PageRender, 'validity'>) => holdsAt(validity, wallClock.now())

  const renderAndKeep = async (key: string, render: () => Promise<PageRender>): Promise<StoredPage> => {
    let rendered = await render()
    // A request at midnight shares a render that has begun before.
    if (!isTrue(rendered)) rendered = await render()
    const old = entries.peek(key)
    const page = await encodePage(rendered, { old: old?.page, level: isCached ? 6 : 0 })
    const { validity, isComplete } = rendered
    if (isComplete && isCached) {
      // No page is made anew more often than its refresh would be tried again.
      const freshMs = Math.max(RETRY_MS, Math.min(FRESH_MS, validity.freshMs))
      entries.set(key, { page, validity, render, renderedAt: now(), freshUntil: now() + freshMs })
      changes.plan(validity.changesAt)
      if (page === old?.page) compressFurther(key, page).catch(onRefreshError)
    } else if (old) old.freshUntil = now() + RETRY_MS
    return page
  }

  /** Pages whose compressed bytes are the fewest that there are. */
  const smallest = new WeakSet<StoredPage>()
  let isCompressing = false
  /**
   * A page that a refresh left as it was is likely to stay: one at a time is compressed again on another thread, while there
   * is nothing else to do. One that has to wait comes with its next refresh.
   */
  const compressFurther = async (key: string, page: StoredPage) => {
    if (isCompressing || smallest.has(page) || !isIdle()) return
    isCompressing = true
    try {
      const further = { ...page, br: await compressBrotli(page.identity, brotliOptions(BEST_BROTLI)) }
      smallest.add(further)
      const entry = entries.peek(key)
      if (entry?.page === page) entry.page = further
    } finally {
      isCompressing = false
    }
  }

  const fill: PageCache['fill'] = (key, render) => {
    const running = renders.get(key)
    if (running) return running
    const started = renderAndKeep(key, render).finally(() => renders.delete(key))
    renders.set(key, started)
    return started
  }

  /** One after the other, so that visitors are not kept from theirs. */
  const renewUntrue = async () => {
    for (const [key, entry] of [...entries.entries()]) {
      if (isTrue(entry)) changes.plan(entry.validity.changesAt)
      else {
        await fill(key, entry.render).catch((error: unknown) => {
          entries.delete(key)
          onRefreshError(error)
        })
      }
    }
  }
  const changes = createChangeTimer({ wallClock, onChange: () => void renewUntrue() })

  return {
    fill,
    close: () => changes.close(),
    get size() {
      return { entries: entries.size, bytes: entries.calculatedSize }
    },
    lookup(key, render) {
      const entry = entries.get(key)
      if (!entry || !isTrue(entry) || now() - entry.renderedAt > MAX_AGE_MS) return null
      if (now() < entry.freshUntil) return { page: entry.page, result: 'hit', validity: entry.validity }
      fill(key, render).catch((error: unknown) => {
        entry.freshUntil = now() + RETRY_MS
        onRefreshError(error)
      })
      return { page: entry.page, result: 'stale', validity: entry.validity }
    },
  }
}

/** Compresses a render once; the same bytes as before keep what was compressed before. */
async function encodePage(
  { chunks, csp, link, timing }: PageRender,
  { old, level }: { old: StoredPage | undefined; level: number },
): Promise<StoredPage> {
  const body = joinChunks(chunks)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (old?.etag === etag && old.csp === csp && old.link === link) return old
  const [gzipped, brotlied] = await Promise.all([
    compressGzip(body, { level }),
    compressBrotli(body, brotliOptions(level)),
  ])
  return { etag, csp, link, timing, identity: body, gzip: gzipped, br: brotlied }
}
