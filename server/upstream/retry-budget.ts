/** First attempts that earn a retry: a back end in trouble gets at most a tenth more. */
const CALLS_PER_RETRY = 10
/** Retries that can be saved up. */
const MAX_SAVED = 10
/** Longest wait before a retry, in ms; the wait itself is anything between none and this, so that nobody comes together. */
const MAX_WAIT_MS = 200

export function createRetryBudget(random: () => number) {
  /** In calls: tenths of a retry would not add up. */
  let saved = 0
  return {
    earn(): void {
      saved = Math.min(MAX_SAVED * CALLS_PER_RETRY, saved + 1)
    },
    /** Milliseconds to wait before the one retry, or null: the budget is spent. */
    spend(): number | null {
      if (saved < CALLS_PER_RETRY) return null
      saved -= CALLS_PER_RETRY
      return random() * MAX_WAIT_MS
    },
  }
}
