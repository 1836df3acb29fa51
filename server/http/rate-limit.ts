import { createAddressCounts } from './address-counts.ts'

interface RateLimitOptions {
  /** Monotonic, in ms. */
  clock: { now(): number }
  /** Calls from one address in a window. */
  max: number
  /** In ms. */
  windowMs: number
}

/** Returns whether an address may call once more. */
export function createRateLimit({ clock, max, windowMs }: RateLimitOptions): (address: string) => boolean {
  const countOf = createAddressCounts<number>({ clock, windowMs })
  return (address) => {
    const { count = 0, keep } = countOf(address)
    keep(count + 1)
    return count < max
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
