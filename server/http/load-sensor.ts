import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** How often the load is read, in ms. */
const SAMPLE_MS = 100
const RESOLUTION_MS = 10
/** Mean lateness of the event loop, in ms, at which nothing is rendered any more. */
const BUSY_DELAY_MS = 200
/** The same at which not even stored pages are answered. */
const SATURATED_DELAY_MS = 1_000
const BUSY_UTILISATION = 0.98
/** A late loop is no overload while few requests wait: a start or another process makes it late too. */
const MIN_WAITING = 4
/**
 * Weight of the newest number of waiting requests: an average over some hundred. Averages over ten refused too many or too
 * few (docs/operations.md).
 */
const NEWEST_WAITING_SHARE = 0.01
/** Cap of one sample, in ms: a process that was stopped for a while has no overload. */
const MAX_SAMPLE_MS = 2_000
/** Weight of the newest sample: one long task is no overload. */
const NEWEST_SHARE = 0.3

export interface LoadSensor {
  /** Whether a render should be refused; `waiting` is how many wait already. */
  isBusy(waiting: number): boolean
  /** Whether the event loop was busy all the time lately. */
  isFullyBusy(): boolean
  /** Whether everything but the probes should be refused. */
  isSaturated(): boolean
}

/** Never refuses: for processes with one caller, such as a test or a check. */
export const calmSensor: LoadSensor = { isBusy: () => false, isFullyBusy: () => false, isSaturated: () => false }

/** What is read of an event loop; each reading is of the time since the one before. */
interface LoopReadings {
  /** Mean lateness, in ms. */
  takeDelayMs(): number
  /** Share of the time at work, from 0 to 1. */
  takeUtilisation(): number
}

/** Returns the sensor of an event loop, by default this process's; it holds no process open. */
export function createLoadSensor(loop: LoopReadings = watchLoop()): LoadSensor {
  let delayMs = 0
  let utilisation = 0
  let usuallyWaiting = 0
  setInterval(() => {
    delayMs += (Math.min(MAX_SAMPLE_MS, loop.takeDelayMs()) - delayMs) * NEWEST_SHARE
    utilisation = loop.takeUtilisation()
  }, SAMPLE_MS).unref()
  const isFullyBusy = () => utilisation > BUSY_UTILISATION
  return {
    isFullyBusy,
    isBusy(waiting) {
      usuallyWaiting += (waiting - usuallyWaiting) * NEWEST_WAITING_SHARE
      // Forgets a flood after which no request has come.
      if (waiting === 0 || usuallyWaiting < MIN_WAITING) return false
      return delayMs > BUSY_DELAY_MS || isFullyBusy()
    },
    isSaturated: () => delayMs > SATURATED_DELAY_MS,
  }
}

function watchLoop(): LoopReadings {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  return {
    takeDelayMs() {
      const { mean } = delays
      delays.reset()
      // NaN without a reading.
      return Number.isNaN(mean) ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS)
    },
    takeUtilisation() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  }
}
