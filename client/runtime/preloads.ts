import { MAX_PRELOADS } from '#shared/site/limits.ts'

/** How long something that was fetched ahead is good, in ms: as long as the server says of a payload that may change. */
const FRESH_MS = 60_000

interface Fetched<T> {
  promise: Promise<T>
  at: number
}

export interface Preloads<T> {
  /** Fetches ahead, unless that was done for this path before. */
  preload(path: string): void
  /** What was fetched ahead, for the one navigation that wants it; null when there is nothing good. */
  take(path: string): Promise<T> | null
}

export function createPreloads<T>(load: (path: string) => Promise<T>, now = () => performance.now()): Preloads<T> {
  const seen = new Set<string>()
  const waiting = new Set<string>()
  const fetched = new Map<string, Fetched<T>>()
  let pending = 0
  const fill = () => {
    for (const path of waiting) {
      if (pending >= MAX_PRELOADS) return
      waiting.delete(path)
      pending += 1
      const promise = load(path)
      fetched.set(path, { promise, at: now() })
      const settle = () => {
        pending -= 1
        fill()
      }
      // Who takes it hears of its failure.
      promise.then(settle, settle)
    }
  }
  return {
    preload(path) {
      if (seen.has(path)) return
      seen.add(path)
      waiting.add(path)
      fill()
    },
    take(path) {
      const entry = fetched.get(path)
      seen.add(path)
      waiting.delete(path)
      fetched.delete(path)
      return entry && now() - entry.at < FRESH_MS ? entry.promise : null
    },
  }
}
