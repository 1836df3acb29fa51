import { createHmac, randomBytes } from 'node:crypto'

/** What one address may have a process do, in ms of the processor's time. */
export interface WorkBudget {
  /** At once, without waiting. */
  burst: number
  /** On top of it, for those who wait. */
  queued: number
  /** Work that is forgiven in a second. */
  perSecond: number
}

interface WorkBudgetOptions {
  /** Monotonic, in ms. */
  clock: { now(): number }
  budget: WorkBudget
}

/** How long to wait before the work, or that it is refused and when to ask again; in ms. */
export type Admission = { isAllowed: true; waitMs: number } | { isAllowed: false; retryAfterMs: number }

/** Addresses that are told apart; those beyond share one budget. */
const MAX_ADDRESSES = 10_000
/** How long a key for addresses is used, in ms. */
const KEY_MS = 60_000

/**
 * Returns what charges an address for work of so many ms. No address is stored: what is counted is a code of it, made with a
 * key that is forgotten after a minute, and with it what was owed.
 */
export function createWorkBudget({ clock, budget }: WorkBudgetOptions): (address: string, ms: number) => Admission {
  const { burst, queued, perSecond } = budget
  const owed = new Map<string, { ms: number; at: number }>()
  let key = randomBytes(32)
  let keyEndsAt = Number.NEGATIVE_INFINITY
  const secondsFor = (ms: number) => Math.max(0, ms) / perSecond

  return (address, ms) => {
    const now = clock.now()
    if (now >= keyEndsAt) {
      keyEndsAt = now + KEY_MS
      key = randomBytes(32)
      owed.clear()
    }
    const code = createHmac('sha256', key).update(address).digest('base64url')
    const known = owed.size < MAX_ADDRESSES || owed.has(code) ? code : 'others'
    const before = owed.get(known)
    const left = before ? Math.max(0, before.ms - ((now - before.at) / 1_000) * perSecond) : 0
    // Work above the whole budget is done for those who owe nothing.
    const over = left === 0 ? 0 : left + ms - (burst + queued)
    if (over > 0) return { isAllowed: false, retryAfterMs: secondsFor(over) * 1_000 }
    owed.set(known, { ms: left + ms, at: now })
    return { isAllowed: true, waitMs: left === 0 ? 0 : secondsFor(left + ms - burst) * 1_000 }
  }
}
