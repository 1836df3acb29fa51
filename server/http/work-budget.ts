import { createAddressCounts } from './address-counts.ts'

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

/** After how many ms what is owed is forgotten. */
const FORGOTTEN_MS = 60_000

/** Returns what charges an address for work of so many ms. */
export function createWorkBudget({ clock, budget }: WorkBudgetOptions): (address: string, ms: number) => Admission {
  const { burst, queued, perSecond } = budget
  const owedBy = createAddressCounts<{ ms: number; at: number }>({ clock, windowMs: FORGOTTEN_MS })
  const secondsFor = (ms: number) => Math.max(0, ms) / perSecond

  return (address, ms) => {
    const { now, count: before, keep } = owedBy(address)
    const left = before ? Math.max(0, before.ms - ((now - before.at) / 1_000) * perSecond) : 0
    // Work above the whole budget is done for those who owe nothing.
    const over = left === 0 ? 0 : left + ms - (burst + queued)
    if (over > 0) return { isAllowed: false, retryAfterMs: secondsFor(over) * 1_000 }
    keep({ ms: left + ms, at: now })
    return { isAllowed: true, waitMs: left === 0 ? 0 : secondsFor(left + ms - burst) * 1_000 }
  }
}
