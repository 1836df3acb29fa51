import { MAX_PRELOADS } from '#shared/site/limits.ts'

/** How long something that was fetched ahead is good, in ms: as long as the server says of a payload that may change. */
const FRESH_MS = 60_000

interface Fetched<T> {
  promise: Promise<T>
  at: number
  hasArrived: boolean
}

export interface Preloads<T> {
  /** Fetches ahead what is not here yet. */
  preload: (path: string) => void
  /** Whether what was fetched ahead has arrived, and is still good. */
  has: (path: string) => boolean
  /** What was fetched ahead, for the one navigation that wants it; null when there is nothing good. */
  take: (path: string) => Promise<T> | null
}

export function createPreloads<T>(load: (path: string) => Promise<T>, now = () => performance.now()): Preloads<T> {
  const waiting = new Set<string>()
  const fetched = new Map<string, Fetched<T>>()
  let pending = 0
  const fresh = (path: string): Fetched<T> | null => {
    const entry = fetched.get(path)
    return entry && now() - entry.at < FRESH_MS ? entry : null
  }
  const fill = () => {
    for (const path of waiting) {
      if (pending >= MAX_PRELOADS) return
      waiting.delete(path)
      pending += 1
      const entry: Fetched<T> = { promise: load(path), at: now(), hasArrived: false }
      fetched.set(path, entry)
      entry.promise
        .then(
          () => {
            entry.hasArrived = true
          },
          // The navigation that takes it hears of it; the next link to it asks again.
          () => {
            if (fetched.get(path) === entry) fetched.delete(path)
          },
        )
        .finally(() => {
          pending -= 1
          fill()
        })
    }
  }
  return {
    preload(path) {
      if (fresh(path)) return
      waiting.add(path)
      fill()
    },
    has: (path) => fresh(path)?.hasArrived ?? false,
    take(path) {
      const entry = fresh(path)
      waiting.delete(path)
      fetched.delete(path)
      return entry?.promise ?? null
    },
  }
}
