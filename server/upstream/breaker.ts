/** Milliseconds that a verdict looks back. */
const WINDOW_MS = 10_000
/** Fewer calls than this within the window say nothing. */
const MIN_CALLS = 20
/** Share of failed calls at which the back end is left alone. */
const FAILING_SHARE = 0.5
/** Milliseconds after which one call tries whether it has recovered. */
const OPEN_MS = 5_000

export type BreakerState = 'closed' | 'open' | 'half-open'
/** `unknown` is a call that was given up by its caller: it says nothing about the back end. */
export type CallOutcome = 'success' | 'failure' | 'unknown'

/** A circuit breaker: while most calls of ten seconds have failed, nobody waits. `clock` is monotonic, in ms. */
export function createBreaker(clock: { now(): number }) {
  let calls: { at: number; hasFailed: boolean }[] = []
  let openedAt: number | null = null
  let isProbing = false

  return {
    /** Whether a call may be made now. One that may has to `report` how it ended. */
    tryCall(): boolean {
      if (openedAt === null) return true
      if (isProbing || clock.now() - openedAt < OPEN_MS) return false
      isProbing = true
      return true
    },

    report(outcome: CallOutcome): void {
      const now = clock.now()
      if (isProbing) {
        isProbing = false
        if (outcome === 'failure') openedAt = now
        if (outcome === 'success') {
          openedAt = null
          calls = []
        }
        return
      }
      // A call that began before the breaker opened tells nothing new.
      if (outcome === 'unknown' || openedAt !== null) return
      calls = calls.filter(({ at }) => now - at < WINDOW_MS)
      calls.push({ at: now, hasFailed: outcome === 'failure' })
      const failures = calls.filter(({ hasFailed }) => hasFailed).length
      if (calls.length >= MIN_CALLS && failures >= calls.length * FAILING_SHARE) openedAt = now
    },

    get state(): BreakerState {
      if (openedAt === null) return 'closed'
      return isProbing ? 'half-open' : 'open'
    },
  }
}
