import { createHmac, randomBytes } from 'node:crypto'

interface RateLimitOptions {
  /** Monotonic, in ms. */
  clock: { now(): number }
  /** Calls from one address in a window. */
  max: number
  /** In ms. */
  windowMs: number
}

/** Addresses that are told apart in a window; those beyond share one allowance. */
const MAX_ADDRESSES = 10_000

/**
 * Returns whether an address may call once more. No address is stored: what is counted is a code of it, whose key is
 * forgotten with its window.
 */
export function createRateLimit({ clock, max, windowMs }: RateLimitOptions): (address: string) => boolean {
  let endsAt = Number.NEGATIVE_INFINITY
  let key = randomBytes(32)
  const calls = new Map<string, number>()
  return (address) => {
    const now = clock.now()
    if (now >= endsAt) {
      endsAt = now + windowMs
      key = randomBytes(32)
      calls.clear()
    }
    const code = createHmac('sha256', key).update(address).digest('base64url')
    const known = calls.size < MAX_ADDRESSES || calls.has(code) ? code : 'others'
    const count = (calls.get(known) ?? 0) + 1
    calls.set(known, count)
    return count <= max
  }
}

export type NamedRateLimits = ReturnType<typeof createRateLimits>

/** Returns the process's rate limits by name: what was counted stays while contents come and go. */
export function createRateLimits(clock: RateLimitOptions['clock']) {
  const limits = new Map<string, ReturnType<typeof createRateLimit>>()
  return (name: string, bounds: Omit<RateLimitOptions, 'clock'>) => {
    const limit = limits.get(name) ?? createRateLimit({ clock, ...bounds })
    limits.set(name, limit)
    return limit
  }
}
