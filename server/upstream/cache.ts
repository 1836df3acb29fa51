import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { holdsAt, type Validity } from '#shared/site/content-clock.ts'

/** Milliseconds for which a value is served without asking again. */
export const TTL_MS = 60_000
/** Milliseconds between attempts while a value cannot be refreshed; up to 20 % more or less, so that keys drift apart. */
export const BACK_OFF_MS = 5_000
const BACK_OFF_JITTER = 0.2
/** Milliseconds after which a value that could not be refreshed is no longer served. */
export const MAX_STALENESS_MS = 24 * 60 * 60 * 1000
/** Milliseconds for which a failure without any value to fall back on answers by itself: so much, and up to twice that. */
export const NEGATIVE_TTL_MS = 1_000
/** Bytes of JSON that all values together may take; beyond it the least recently used go. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024

export interface CachedValue<Value> {
  value: Value
  version: string
  isStale: boolean
  /** How long what is made of it may be given again, in ms: until the next attempt. */
  freshMs: number
  /** When it stops being true, in ms since 1970; Infinity: never by itself. */
  changesAt: number
  wasHeld: boolean
}

export interface LoadedValue<Value> {
  value: Value
  version: string
  /** Length of the value as JSON, in bytes. */
  bytes: number
  /** Absent: it holds until it is asked for again. */
  validity?: Pick<Validity, 'madeAt' | 'changesAt'>
}

/** A value with what tells it from others. */
export function loadedValue<Value>(value: Value): LoadedValue<Value> {
  const json = JSON.stringify(value)
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  return { value, version, bytes: Buffer.byteLength(json) }
}

const forEver = { madeAt: Number.NEGATIVE_INFINITY, changesAt: Number.POSITIVE_INFINITY }

interface ValueEntry<Value> {
  kind: 'value'
  loaded: LoadedValue<Value>
  loadedAt: number
}
type Entry<Value> = ValueEntry<Value> | { kind: 'failure'; error: unknown }

export interface UpstreamCacheOptions<Value> {
  /** Number of keys that can occur: below it, new keys would push out loads under way. */
  maxEntries: number
  load: (key: string) => Promise<LoadedValue<Value>>
  onFailure: (failure: { key: string; error: unknown; servesStale: boolean }) => void
  clock: { now(): number }
  wallClock: { now(): number }
  random: () => number
}

/**
 * Returns the cache before the back end. `load` answers at once from memory, refreshing behind a stale answer; without
 * a usable value it waits for the one call that all callers of a key share, and throws what that call threw.
 */
export function createUpstreamCache<Value>(options: UpstreamCacheOptions<Value>) {
  const { maxEntries, load, onFailure, clock, wallClock, random } = options

  async function loadEntry(
    key: string,
    held: Entry<Value> | undefined,
    { options: storing }: { options: { ttl?: number } },
  ): Promise<Entry<Value>> {
    try {
      return { kind: 'value', loaded: await load(key), loadedAt: clock.now() }
    } catch (error) {
      const usable = held?.kind === 'value' && !isTooOld(held) ? held : null
      onFailure({ key, error, servesStale: usable !== null })
      // Rejecting would make lru-cache drop the value or ask again on every call.
      storing.ttl = Math.round(
        usable ? BACK_OFF_MS * (1 + BACK_OFF_JITTER * (2 * random() - 1)) : NEGATIVE_TTL_MS * (1 + random()),
      )
      return usable ?? { kind: 'failure', error }
    }
  }

  const entries = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: (entry) => (entry.kind === 'value' ? Math.max(1, entry.loaded.bytes) : 1),
    ttl: TTL_MS,
    // The default keeps a reading of the clock for a real millisecond, which an injected clock outruns.
    ttlResolution: 0,
    perf: clock,
    fetchMethod: loadEntry,
    // Waiting callers get the load's result, even when the entry was pushed out meanwhile.
    ignoreFetchAbort: true,
  })

  const isTooOld = (entry: Entry<Value>) =>
    entry.kind === 'value' &&
    (clock.now() - entry.loadedAt > MAX_STALENESS_MS || !holdsAt(entry.loaded.validity ?? forEver, wallClock.now()))

  const describe = (key: string, { loaded, loadedAt }: ValueEntry<Value>, wasHeld: boolean): CachedValue<Value> => {
    const leftMs = TTL_MS - (clock.now() - loadedAt)
    const isStale = leftMs < 0
    return {
      value: loaded.value,
      version: loaded.version,
      isStale,
      // An attempt under way has no time left.
      freshMs: isStale ? Math.max(NEGATIVE_TTL_MS, entries.getRemainingTTL(key)) : leftMs,
      changesAt: (loaded.validity ?? forEver).changesAt,
      wasHeld,
    }
  }

  function held(key: string): CachedValue<Value> | null {
    const fresh = entries.get(key, { noDeleteOnStaleGet: true })
    return fresh?.kind === 'value' && !isTooOld(fresh) ? describe(key, fresh, true) : null
  }

  return {
    /** Callers are many and share one call, so no caller's AbortSignal belongs here: the call has its own deadline. */
    async load(key: string): Promise<CachedValue<Value>> {
      const fresh = held(key)
      if (fresh) return fresh
      const old = entries.peek(key, { allowStale: true })
      const isHeldTooOld = old !== undefined && isTooOld(old)
      const entry = await entries.fetch(key, {
        allowStale: old?.kind === 'value' && !isHeldTooOld,
        forceRefresh: isHeldTooOld,
      })
      if (!entry) throw new Error(`The upstream cache has nothing for ${key}: expected a value or a failure`)
      if (entry.kind === 'failure') throw entry.error
      return describe(key, entry, old?.kind === 'value' && !isHeldTooOld)
    },
    get size() {
      return entries.size
    },
  }
}
