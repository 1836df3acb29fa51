/** The longest wait at once, in ms: timers know no more than 24.8 days, and a clock may be set meanwhile. */
const MAX_WAIT_MS = 3_600_000

interface ChangeTimerOptions {
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
  onChange: () => void
}

/** Tells when the first of the planned moments has come, in ms since 1970. Holds no process open. */
export function createChangeTimer({ wallClock, onChange }: ChangeTimerOptions) {
  let next = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(Math.max(0, next - wallClock.now()), MAX_WAIT_MS)).unref()
  }
  function look(): void {
    if (wallClock.now() < next) wait()
    else {
      next = Number.POSITIVE_INFINITY
      onChange()
    }
  }

  return {
    plan(at: number): void {
      if (isClosed || at >= next) return
      next = at
      wait()
    },
    /** Nothing is told any more. */
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
