import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Chunk, joinChunks } from '#server/http/encodings.ts'
import { holdsAt, type Validity } from '#shared/site/content-clock.ts'
import { createChangeTimer } from './change-timer.ts'
import { createPageBytesStore, nothingSent, type PageBody, type PageBytes, passingBytes } from './page-bytes.ts'

/** A finished page. */
export interface StoredPage {
  etag: string
  csp: string
  link: string | null
  /** Of the render, for `Server-Timing`. */
  timing: string
  bytes: PageBytes
  /** For those who have it. */
  unchanged: PageBody
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
  /** The one render that all who miss the same key share; most take it as Brotli, in which it is there at once. */
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
/** Of what is kept of each page, and of what was compressed of them to be sent. */
const MAX_PAGE_BYTES = 80 * 1024 * 1024
const MAX_BROTLI_BYTES = 40 * 1024 * 1024
const MAX_OTHER_BYTES = 8 * 1024 * 1024
/** Of a page's headers and its place in the cache, about. */
const ENTRY_BYTES = 1_024
/** Above the number of pages that there are for every class of visitors: only what nobody asked for may go. */
const MAX_ENTRIES = 20_000

interface Entry {
  page: StoredPage
  validity: Validity
  renderedAt: number
  freshUntil: number
  /** Makes it anew. */
  render: () => Promise<PageRender>
}

/** Finished pages by edition, path, locale and visitor class; bounded by their number and bytes. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, wallClock, isCached, isIdle, onRefreshError } = options
  const now = () => clock.now()
  const store = createPageBytesStore({ maxBrotliBytes: MAX_BROTLI_BYTES, maxOtherBytes: MAX_OTHER_BYTES })
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_PAGE_BYTES,
    sizeCalculation: ({ page }) => page.bytes.keptBytes + ENTRY_BYTES,
    // A refresh may leave the page that it was.
    dispose({ page }, _key, reason) {
      if (reason !== 'set') page.bytes.drop()
    },
  })
  const renders = new Map<string, Promise<StoredPage>>()
  const isTrue = ({ validity }: Pick<PageRender, 'validity'>) => holdsAt(validity, wallClock.now())

  const renderAndKeep = async (key: string, render: () => Promise<PageRender>): Promise<StoredPage> => {
    let rendered = await render()
    // A request at midnight shares a render that has begun before.
    if (!isTrue(rendered)) rendered = await render()
    const old = entries.peek(key)
    const { validity, isComplete } = rendered
    const isKept = isComplete && isCached
    const page = await finishPage(rendered, old?.page, (body) =>
      isKept ? store.keep(familyOf(key), body) : passingBytes(body),
    )
    if (isKept) {
      // No page is made anew more often than its refresh would be tried again.
      const freshMs = Math.max(RETRY_MS, Math.min(FRESH_MS, validity.freshMs))
      entries.set(key, { page, validity, render, renderedAt: now(), freshUntil: now() + freshMs })
      changes.plan(validity.changesAt)
      if (page === old?.page) compressFurther(page).catch(onRefreshError)
      else old?.page.bytes.drop()
    } else if (old) old.freshUntil = now() + RETRY_MS
    return page
  }

  let isCompressing = false
  /**
   * A page that a refresh left as it was is likely to stay: one at a time is compressed again on another thread, while there
   * is nothing else to do. One that has to wait comes with its next refresh.
   */
  const compressFurther = async ({ bytes }: StoredPage) => {
    if (isCompressing || !isIdle()) return
    isCompressing = true
    try {
      await bytes.compressFurther()
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
      return { entries: entries.size, bytes: entries.calculatedSize + store.bodyBytes }
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

/** A render as a page; the same bytes as before stay the page that they were. */
async function finishPage(
  { chunks, csp, link, timing }: PageRender,
  old: StoredPage | undefined,
  keep: (body: Buffer) => PageBytes | Promise<PageBytes>,
): Promise<StoredPage> {
  const body = joinChunks(chunks)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (old?.etag === etag && old.csp === csp && old.link === link) return old
  return { etag, csp, link, timing, bytes: await keep(body), unchanged: nothingSent() }
}

/** Edition and language, with which a key begins (stored-pages.ts): pages of both have most of their bytes in common. */
function familyOf(key: string): string {
  return key.split('|', 2).join('|')
}
