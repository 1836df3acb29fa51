import { createHmac, randomBytes } from 'node:crypto'

interface AddressCountsOptions {
  /** Monotonic, in ms. */
  clock: { now(): number }
  /** After how many ms all is forgotten. */
  windowMs: number
}

/** Addresses that are told apart in a window; those beyond share one count. */
const MAX_ADDRESSES = 10_000

/**
 * Returns what finds an address's count. No address is stored: what is counted is a code of it, whose key is forgotten with
 * its window, and with it what was counted.
 */
export function createAddressCounts<Count>({ clock, windowMs }: AddressCountsOptions) {
  let endsAt = Number.NEGATIVE_INFINITY
  let key = randomBytes(32)
  const counts = new Map<string, Count>()
  return (address: string) => {
    const now = clock.now()
    if (now >= endsAt) {
      endsAt = now + windowMs
      key = randomBytes(32)
      counts.clear()
    }
    const code = createHmac('sha256', key).update(address).digest('base64url')
    const known = counts.size < MAX_ADDRESSES || counts.has(code) ? code : 'others'
    return { now, count: counts.get(known), keep: (count: Count) => void counts.set(known, count) }
  }
}
